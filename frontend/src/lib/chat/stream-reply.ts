import type { Care, ErrorAnswer } from '@kbf/contracts';
import type { CallPath } from '@kbf/contracts/paths';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { requestOf, type CallAnswer, type CallArgs } from '../api/endpoint.ts';
import { RequestError, type ApiError, toApiError } from '../api/request-error.ts';
import { send } from '../api/request.ts';
import { toast } from '../browser/toast.ts';

/** The calls with streamed answers. */
export type ChatCallId = 'prayerChat' | 'aiCoach' | 'contributeChat' | 'businessGuide';

export type StreamOptions = {
  onText: (text: string) => void;
  /** Help is needed, known before the reply is complete. */
  onCare: (care: Care) => void;
  signal: AbortSignal;
};

type Delta = { text: string; care?: Care };

/** The connection broke before the reply was complete. */
export class ConnectionLostError extends Error {
  override name = 'ConnectionLostError';
}

/**
 * Asks an assistant, and passes on its text piece by piece.
 * @returns the complete checked reply, which replaces the pieces
 * @throws {RequestError} when the server refuses; {@link ConnectionLostError} when the connection breaks
 */
export async function streamReply<Id extends ChatCallId>(
  call: CallPath<Id>,
  args: CallArgs<Id>,
  { onText, onCare, signal }: StreamOptions,
): Promise<CallAnswer<Id>> {
  try {
    const { path, ...request } = requestOf(call, args);
    const headers = { Accept: 'text/event-stream' };
    const response = await send(path, { ...request, headers, signal });
    for await (const { event, data } of readEvents(response)) {
      if (event === 'delta') {
        const { text, care } = data as Delta;
        if (care) onCare(care);
        onText(text);
      }
      if (event === 'done') return data as CallAnswer<Id>;
      if (event === 'error') throw streamedError(data as ErrorAnswer);
    }
  } catch (error) {
    if (error instanceof RequestError || signal.aborted) throw error;
    throw new ConnectionLostError('the connection broke', { cause: error });
  }
  throw new ConnectionLostError('the stream ended early');
}

function streamedError({ message, code, care }: ErrorAnswer): RequestError {
  const api: ApiError = {
    message: `503: ${message}`,
    status: 503,
    code,
    serverMessage: message,
    ...(care && { care }),
  };
  return new RequestError(api);
}

/** One server-sent event with its data parsed. */
type StreamedEvent = { event: string; data: unknown };

/** Reads a `text/event-stream` answer event by event. Throws when the connection breaks. */
async function* readEvents(response: Response): AsyncGenerator<StreamedEvent> {
  if (!response.body) return;
  const reader = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { event: value.event ?? 'message', data: JSON.parse(value.data) as unknown };
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Tells the server to stop a reply. If the server cannot be reached, it says so, and the reply continues.
 * @returns 'not begun' when the request had not arrived yet; it will not start now
 */
export async function tellToStop(
  stop: (requestId: string) => Promise<unknown>,
  requestId: string,
): Promise<'told' | 'not begun' | 'not told'> {
  try {
    await stop(requestId);
    return 'told';
  } catch (error) {
    if (toApiError(error).status === 404) return 'not begun';
    toast({
      variant: 'destructive',
      title: 'That did not stop',
      description: 'The reply is still being written. Check your connection and try again.',
    });
    return 'not told';
  }
}
