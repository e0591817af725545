import { findLocalModel, localModelUrl } from '@kbf/process-kit';

const recommended = 'llama3.2:3b';

/** The language model of a local start. */
export type FoundModel = {
  /** Address of a local model for ai; undefined for none. */
  url: string | undefined;
  /** Message for the person who started it. */
  line: string;
};

/** Finds a language model: the configured one, else one at Ollama's default address. */
export async function findModel(
  env: NodeJS.ProcessEnv,
  usualUrl: string = localModelUrl,
): Promise<FoundModel> {
  const { OPENAI_MODEL: wanted, OPENAI_BASE_URL: baseUrl } = env;
  if (env['OPENAI_API_KEY'] || baseUrl)
    return {
      url: undefined,
      line: `Replies: ${wanted || 'the usual model'} at ${baseUrl || 'OpenAI'}`,
    };
  if (env['LOCAL_MODEL'] === 'off')
    return { url: undefined, line: 'Replies: the built-in guides (LOCAL_MODEL=off)' };
  const { name, answers } = await findLocalModel(usualUrl, wanted || undefined);
  if (name) return { url: usualUrl, line: `Replies: ${name}, a model on this machine` };
  const pull = `ollama pull ${wanted || recommended}`;
  const how = answers ? `run "${pull}"` : `install Ollama and run "${pull}"`;
  const line = `Replies: the built-in guides. For a language model without a bill ${how} (infra/docs/local-model.md)`;
  return { url: usualUrl, line };
}
