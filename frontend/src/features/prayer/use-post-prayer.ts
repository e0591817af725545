import { useState } from 'react';
import { withHeardCare } from '../../lib/care/hear-words.ts';
import type { CallAnswer, CallArgs } from '../../lib/api/endpoint.ts';
import { toApiError, type ApiError } from '../../lib/api/request-error.ts';
import { loadCalls } from './load-calls.ts';

type Post = CallArgs<'createPrayer'>;
/** One attempt to post, with its result. */
type Try = {
  id: string;
  words: string;
  answer?: CallAnswer<'createPrayer'>;
  error?: ApiError;
};

/** Posts a prayer. */
export function usePostPrayer() {
  const [last, setLast] = useState<Try>();
  const isPending = last !== undefined && !last.answer && !last.error;

  async function post(prayer: Post): Promise<Try> {
    const begun: Try = { id: crypto.randomUUID(), words: prayer.userRequest };
    setLast(begun);
    const send = async () => (await loadCalls()).postPrayer(prayer);
    const ended = await send().then(
      (answer): Try => ({ ...begun, answer }),
      async (cause: unknown): Promise<Try> => ({
        ...begun,
        error: await withHeardCare(toApiError(cause), [begun.words]),
      }),
    );
    setLast(ended);
    return ended;
  }
  return { post, last, isPending, forget: () => setLast(undefined) };
}
