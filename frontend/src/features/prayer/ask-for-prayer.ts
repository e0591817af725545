import {
  getPrayerChat,
  hrefOf,
  prayerChat,
  stopPrayerChat,
  type AnswerOf,
  type BodyOf,
  type PrayerReply,
} from '@kbf/contracts';
import { readEvents } from '../../lib/event-stream.ts';
import { RequestError, type ApiError } from '../../lib/request-error.ts';
import { readAnswer, send } from '../../lib/request.ts';

export type PrayerRequest = BodyOf<typeof prayerChat> & { requestId: string };

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
    const response = await send(prayerChat.path, {
      method: prayerChat.method,
      body,
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
export async function readPrayerState(requestId: string): Promise<AnswerOf<typeof getPrayerChat>> {
  const answer = await readAnswer(await send(hrefOf(getPrayerChat, { requestId })));
  return answer as AnswerOf<typeof getPrayerChat>;
}

/** Ends a running reply; nothing of it is recorded. */
export async function stopPrayer(requestId: string): Promise<AnswerOf<typeof stopPrayerChat>> {
  const path = hrefOf(stopPrayerChat, { requestId });
  const answer = await readAnswer(await send(path, { method: stopPrayerChat.method }));
  return answer as AnswerOf<typeof stopPrayerChat>;
}
