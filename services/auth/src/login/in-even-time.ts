import { setTimeout as wait } from 'node:timers/promises';

/**
 * Milliseconds that asking for a link takes at least. The work takes about 20, and one statement more for a member:
 * whoever measures the answer sees this number, not that statement.
 */
const floorMs = 100;

/** What no answer comes before, whatever the work was. */
export const evenTime = (): Promise<void> => wait(floorMs);

/** Ends as `work` does, but not before the floor. Both begin at once. */
export async function inEvenTime<T>(floor: () => Promise<void>, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, floor()]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
