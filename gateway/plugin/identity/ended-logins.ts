import { identifyLogin } from '@kbf/contracts/internal';
import type { Logger } from '@kbf/process-kit';
import { LRUCache } from 'lru-cache';

export type EndedLogins = {
  /** Ends a login as soon as auth answers. */
  end: (cookie: string) => void;
  /** Whether its owner has logged out here and auth does not know yet. */
  has: (cookie: string) => boolean;
  close: () => void;
};

/** Milliseconds between two tries. */
const everyMs = 1_000;
/** After so long without use auth ends a login itself. */
const kept = { max: 20_000, ttl: 30 * 24 * 60 * 60_000 };

/**
 * Logins that were ended while auth was away. Their cookies are refused here until auth knows, and without auth no
 * cookie is accepted anywhere.
 * @param endLogin throws when auth does not answer
 */
export function createEndedLogins(
  endLogin: (cookie: string) => Promise<void>,
  logger: Logger,
): EndedLogins {
  const waiting = new LRUCache<string, true>(kept);
  let timer: NodeJS.Timeout | undefined;

  async function tryAll(): Promise<void> {
    timer = undefined;
    for (const cookie of waiting.keys()) {
      try {
        await endLogin(cookie);
        // Answers that auth gave just before may still be in use for a moment.
        setTimeout(() => waiting.delete(cookie), identifyLogin.timeoutMs).unref();
      } catch (error) {
        logger.warn({ reason: (error as Error).message }, 'a login waits to be ended');
        timer = setTimeout(() => void tryAll(), everyMs);
        timer.unref();
        return;
      }
    }
  }

  return {
    end: (cookie) => {
      waiting.set(cookie, true);
      if (!timer) void tryAll();
    },
    has: (cookie) => waiting.has(cookie),
    close: () => clearTimeout(timer),
  };
}
