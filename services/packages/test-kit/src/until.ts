import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls until the answer is neither false nor undefined, and returns it.
 * @param limit milliseconds until it throws, with the last error if polling failed. Long, because the machine may be
 * busy; a successful test ends earlier
 */
export async function until<T>(
  ask: () => T | Promise<T>,
  limit = 120_000,
): Promise<Exclude<T, false | undefined>> {
  let reason: unknown;
  for (const deadline = Date.now() + limit; ; await sleep(25)) {
    try {
      const answer = await ask();
      if (answer !== false && answer !== undefined) return answer as Exclude<T, false | undefined>;
      reason = undefined;
    } catch (error) {
      reason = error;
    }
    if (Date.now() > deadline)
      throw new Error(`Did not happen within ${limit} ms`, { cause: reason });
  }
}
