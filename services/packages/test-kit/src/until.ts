import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks again and again until the answer is neither false nor undefined, and gives it back.
 * @param limit milliseconds after which it throws, with the last error if asking failed; long, because a machine may be
 * busy with something else: a test that needs less ends earlier all the same
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
