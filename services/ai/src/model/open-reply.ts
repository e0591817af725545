import type OpenAI from 'openai';
import type { ModelLimits } from './provider-limits.ts';
import type { Usage } from './count-tokens.ts';
import { ModelError } from './model-errors.ts';

export type OpenedReply = { first: string; rest: AsyncGenerator<string, void> };

type Chunks = AsyncIterator<OpenAI.ChatCompletionChunk>;

type Asked = {
  client: OpenAI;
  name: string;
  messages: OpenAI.ChatCompletionMessageParam[];
  limits: ModelLimits;
  signal: AbortSignal;
  onAsked: () => void;
  onUsage: (usage: Usage) => void;
};

/** Begins a reply and waits for its first words, at most `firstTokenMs`. */
export async function openReply(asked: Asked): Promise<OpenedReply> {
  const { limits, signal } = asked;
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new ModelError('no words in time', { isPassing: !limits.isLocal })),
    limits.firstTokenMs,
  );
  const both = AbortSignal.any([signal, late.signal]);
  try {
    const stream = await ask(asked, both);
    const rest = wordsOf(stream[Symbol.asyncIterator](), asked);
    const { value: first } = await rest.next();
    both.throwIfAborted();
    if (first === undefined) throw new ModelError('the reply is empty', { isPassing: true });
    return { first, rest };
  } catch (error) {
    // The client library ends an aborted call in several ways; the signal's reason is what matters.
    both.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends the request. The provider counts as asked when it has accepted the request, and also when we stopped waiting:
 * it may still work on it. A request that it refused, or that never reached it, does not count.
 */
async function ask({ client, name, messages, limits, onAsked }: Asked, signal: AbortSignal) {
  const { isLocal, mostTokens } = limits;
  try {
    const stream = await client.chat.completions.create(
      {
        model: name,
        messages,
        stream: true,
        // Its last message then counts the tokens.
        stream_options: { include_usage: true },
        // Ollama supports only the older name.
        ...(isLocal ? { max_tokens: mostTokens } : { max_completion_tokens: mostTokens }),
      },
      { signal, maxRetries: 0 },
    );
    onAsked();
    return stream;
  } catch (error) {
    if (signal.aborted) onAsked();
    throw error;
  }
}

/** The words of a stream. The client library ends aborted and broken streams without an error. */
async function* wordsOf(chunks: Chunks, { signal, onUsage }: Asked): AsyncGenerator<string, void> {
  let isWhole = false;
  try {
    for (;;) {
      const { done, value: chunk } = await chunks.next();
      if (done) break;
      if (chunk.usage) onUsage(chunk.usage);
      // Servers that only resemble OpenAI leave out unused fields.
      const choice = chunk.choices?.[0] as Partial<OpenAI.ChatCompletionChunk.Choice> | undefined;
      if (choice?.finish_reason === 'content_filter') throw new ModelError('filtered by the model');
      if (choice?.finish_reason) isWhole = true;
      if (choice?.delta?.content) yield choice.delta.content;
    }
  } finally {
    await chunks.return?.();
  }
  signal.throwIfAborted();
  if (!isWhole) throw new ModelError('the reply was cut short', { isPassing: true });
}
