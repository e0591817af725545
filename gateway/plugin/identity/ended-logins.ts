import { identifyLogin } from '@kbf/contracts/internal';
import type { Logger } from '@kbf/process-kit';
import { LRUCache } from 'lru-cache';

/** Ends a login at auth. @throws when auth does not answer */
export type EndLogin = (cookie: string) => Promise<void>;

export type EndedLogins = {
  /** Has a login ended as soon as auth answers. */
  end: (cookie: string) => void;
  /** Whether its owner has logged out here while auth does not know yet. */
  has: (cookie: string) => boolean;
  close: () => void;
};

/** Milliseconds between two tries. */
const everyMs = 1_000;
/** A login of which auth hears nothing for so long is over at auth by then, too, if nobody uses it. */
const kept = { max: 20_000, ttl: 30 * 24 * 60 * 60_000 };

/**
 * Logins that were ended while auth was away. Until auth knows of it their cookies are nobody's here; without auth they
 * are nobody's anywhere.
 */
export function createEndedLogins(endLogin: EndLogin, logger: Logger): EndedLogins {
  const waiting = new LRUCache<string, true>(kept);
  let timer: NodeJS.Timeout | undefined;

  async function tryAll(): Promise<void> {
    timer = undefined;
    for (const cookie of waiting.keys()) {
      try {
        await endLogin(cookie);
        // What was answered just before may still be in use for a moment.
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
