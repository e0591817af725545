import { callPaths } from '@kbf/contracts/paths';
import { useState } from 'react';
import { withHeardCare } from '../../lib/care/hear-words.ts';
import { makeCall, type CallAnswer, type CallArgs } from '../../lib/endpoint.ts';
import { toApiError, type ApiError } from '../../lib/request-error.ts';
import { tellStale } from '../../lib/stale.ts';

type Post = CallArgs<'createPrayer'>;
/** One attempt to post, with its result. */
type Try = {
  id: string;
  words: string;
  answer?: CallAnswer<'createPrayer'>;
  error?: ApiError;
};

/** An earlier list does not contain the prayer yet. */
export const tellNewPrayer = () => tellStale([{ type: 'Prayer', id: 'LIST' }]);

/** Posts a prayer without the store: it is rarely needed, so the page does not load the store for it. */
export function usePostPrayer() {
  const [last, setLast] = useState<Try>();
  const isPending = last !== undefined && !last.answer && !last.error;

  async function post(prayer: Post): Promise<Try> {
    const begun: Try = { id: crypto.randomUUID(), words: prayer.userRequest };
    setLast(begun);
    const ended = await makeCall(callPaths.createPrayer, prayer).then(
      (answer): Try => ({ ...begun, answer }),
      async (cause: unknown): Promise<Try> => ({
        ...begun,
        error: await withHeardCare(toApiError(cause), [begun.words]),
      }),
    );
    setLast(ended);
    if (ended.answer) tellNewPrayer();
    return ended;
  }
  return { post, last, isPending, forget: () => setLast(undefined) };
}
