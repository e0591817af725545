import OpenAI from 'openai';
import type { AiConfig } from '../config.ts';

type ProviderConfig = Pick<AiConfig, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'AI_REPLY_MS'>;

/** The client of the configured provider; undefined when there is none and the built-in guide answers. */
export function createClient(config: ProviderConfig): OpenAI | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, AI_REPLY_MS: timeout } = config;
  if (!apiKey && !baseURL) return undefined;
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseURL ?? 'https://api.openai.com/v1',
    // Only what our own configuration says counts, not what else stands in the environment.
    organization: null,
    project: null,
    ...(apiKey ? {} : { defaultHeaders: { Authorization: null } }),
    timeout,
    maxRetries: 0,
    logLevel: 'off',
  });
}
