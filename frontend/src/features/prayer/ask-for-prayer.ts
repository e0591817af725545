import type { PrayerReply } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { makeCall, requestOf, type CallAnswer, type CallArgs } from '../../lib/endpoint.ts';
import { readEvents } from '../../lib/event-stream.ts';
import { RequestError, type ApiError } from '../../lib/request-error.ts';
import { send } from '../../lib/request.ts';

export type PrayerRequest = Exclude<CallArgs<'prayerChat'>, void> & { requestId: string };

/** The connection broke before the reply was complete; the server goes on with it. */
export class ConnectionLostError extends Error {
  override name = 'ConnectionLostError';
}

/**
 * Asks for a prayer and hands over its text piece by piece.
 * @returns the whole checked reply, which takes the place of the pieces
 * @throws {RequestError} when the server says no; {@link ConnectionLostError} when it cannot be heard any more
 */
export async function askForPrayer(
  body: PrayerRequest,
  options: { onText: (text: string) => void; signal: AbortSignal },
): Promise<PrayerReply> {
  try {
    const { path, ...request } = requestOf(callPaths.prayerChat, body);
    const response = await send(path, {
      ...request,
      headers: { Accept: 'text/event-stream' },
      signal: options.signal,
    });
    for await (const { event, data } of readEvents(response)) {
      if (event === 'delta') options.onText((data as { text: string }).text);
      if (event === 'done') return data as PrayerReply;
      if (event === 'error') throw streamedError(data as { message: string; code: string });
    }
  } catch (error) {
    if (error instanceof RequestError || options.signal.aborted) throw error;
    throw new ConnectionLostError('the connection broke', { cause: error });
  }
  throw new ConnectionLostError('the stream ended early');
}

function streamedError({ message, code }: { message: string; code: string }): RequestError {
  const api: ApiError = { message: `503: ${message}`, status: 503, code, serverMessage: message };
  return new RequestError(api);
}

/** What became of a request. @throws {RequestError} 404 when the server never got it */
export function readPrayerState(requestId: string): Promise<CallAnswer<'getPrayerChat'>> {
  return makeCall(callPaths.getPrayerChat, { requestId });
}

/** Ends a running reply; nothing of it is recorded. */
export function stopPrayer(requestId: string): Promise<CallAnswer<'stopPrayerChat'>> {
  return makeCall(callPaths.stopPrayerChat, { requestId });
}
