import type { AskAuth } from './login-exchange.ts';

/** So many failures in a row, and auth is not asked for a while. */
const mostFailures = 3;

/**
 * Spares everybody the wait for an auth that does not answer: after a few failures in a row questions fail at once,
 * until one, sent every so often, is answered.
 * @param pauseMs how often
 */
export function breakAfterFailures(
  ask: AskAuth,
  pauseMs: number,
  now = () => performance.now(),
): AskAuth {
  let failures = 0;
  let pausedUntil = 0;
  return async (cookie) => {
    if (failures >= mostFailures) {
      if (now() < pausedUntil) throw new Error('auth did not answer a moment ago');
      // This one finds out; those that come meanwhile do not wait for it.
      pausedUntil = Infinity;
    }
    try {
      const identity = await ask(cookie);
      failures = 0;
      return identity;
    } catch (error) {
      failures += 1;
      pausedUntil = now() + pauseMs;
      throw error;
    }
  };
}
