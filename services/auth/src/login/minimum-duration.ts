import { setTimeout as wait } from 'node:timers/promises';

/**
 * Minimum duration, in milliseconds, of a request for a link. The work takes about 20 ms, and one more statement for a
 * member. The floor hides that difference from a person who measures response times.
 */
const floorMs = 100;

/** Runs `work` and waits until at least the floor has passed. */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, wait(floorMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
