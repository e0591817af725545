import type { Care, ErrorAnswer } from '@kbf/contracts';
import type { CallPath } from '@kbf/contracts/paths';
import { requestOf, type CallAnswer, type CallArgs } from '../api/endpoint.ts';
import { readEvents } from '../api/event-stream.ts';
import { RequestError, type ApiError } from '../api/request-error.ts';
import { send } from '../api/request.ts';

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
