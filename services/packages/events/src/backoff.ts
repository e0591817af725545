import { workerSettings } from './queue-settings.ts';

/** The name under which jobs ask for this backoff. */
export const backoffType = 'capped';

/**
 * Milliseconds to wait before the next attempt: `min(250 ms × 2^n, 5 s)` with n = failed attempts so far less one,
 * spread over the upper half of it so that jobs which failed together do not come back together.
 *
 * @param attemptsMade failed attempts so far, 1 after the first
 * @param random from 0 to 1
 */
export function backoffDelay(attemptsMade: number, random = Math.random()): number {
  const { backoffBaseMs, backoffMaxMs } = workerSettings;
  const full = Math.min(backoffBaseMs * 2 ** Math.max(0, attemptsMade - 1), backoffMaxMs);
  return Math.round(full * (0.5 + random / 2));
}
