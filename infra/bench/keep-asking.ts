import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds after an answer. */
const pauseMs = 5;

/** Asks again and again, one call at a time. @returns ends it, with the error of the call that failed */
export function keepAsking(ask: () => Promise<void>): () => Promise<void> {
  const going = new AbortController();
  const all = (async () => {
    while (!going.signal.aborted) {
      await ask();
      await sleep(pauseMs);
    }
  })();
  // It is reported when it is ended.
  all.catch(() => undefined);
  return async () => {
    going.abort();
    await all;
  };
}
