import type OpenAI from 'openai';
import { ModelError } from './model-errors.ts';

/** More than any reply needs, in any language: what a model says beyond it is cut off and costs nothing. */
const mostTokens = 2_000;

export type OpenedReply = { first: string; rest: AsyncGenerator<string, void> };

type Chunks = AsyncIterator<OpenAI.ChatCompletionChunk>;

/** Begins a reply and waits for its first words, no longer than `firstTokenMs`. */
export async function openReply(options: {
  client: OpenAI;
  name: string;
  messages: OpenAI.ChatCompletionMessageParam[];
  firstTokenMs: number;
  signal: AbortSignal;
  onAsked: () => void;
}): Promise<OpenedReply> {
  const { firstTokenMs, signal } = options;
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new ModelError('no words in time', { isPassing: true })),
    firstTokenMs,
  );
  const both = AbortSignal.any([signal, late.signal]);
  try {
    const stream = await ask(options, both);
    const rest = wordsOf(stream[Symbol.asyncIterator](), signal);
    const { value: first } = await rest.next();
    both.throwIfAborted();
    if (first === undefined) throw new ModelError('the reply is empty', { isPassing: true });
    return { first, rest };
  } catch (error) {
    // An aborted call ends in whatever way the client library likes; the reason is what matters.
    both.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends the request. The provider was asked once it has taken it, and also when nobody waited for that: it may work on
 * all the same. Only what it refused, or what never reached it, was not asked.
 */
async function ask(
  {
    client,
    name,
    messages,
    onAsked,
  }: Pick<Parameters<typeof openReply>[0], 'client' | 'name' | 'messages' | 'onAsked'>,
  signal: AbortSignal,
) {
  try {
    const stream = await client.chat.completions.create(
      { model: name, messages, stream: true, max_completion_tokens: mostTokens },
      { signal, maxRetries: 0 },
    );
    onAsked();
    return stream;
  } catch (error) {
    if (signal.aborted) onAsked();
    throw error;
  }
}

/** The words of a stream. The client library ends an aborted stream in silence, and a cut one too. */
async function* wordsOf(chunks: Chunks, signal: AbortSignal): AsyncGenerator<string, void> {
  let isWhole = false;
  try {
    for (;;) {
      const { done, value: chunk } = await chunks.next();
      if (done) break;
      const choice = chunk.choices[0];
      if (choice?.finish_reason === 'content_filter') throw new ModelError('filtered by the model');
      if (choice?.finish_reason) isWhole = true;
      if (choice?.delta.content) yield choice.delta.content;
    }
  } finally {
    await chunks.return?.();
  }
  signal.throwIfAborted();
  if (!isWhole) throw new ModelError('the reply was cut short', { isPassing: true });
}
