import type { Identity } from '@kbf/process-kit';
import { LRUCache } from 'lru-cache';

/** Asks auth whose login a cookie is. @returns null if it is nobody's @throws when auth does not answer */
export type AskAuth = (cookie: string) => Promise<Identity | null>;

export type LoginExchange = {
  /** @throws when auth does not answer */
  identityOf: (cookie: string) => Promise<Identity | null>;
  /** Drops what is known about a cookie, and what is being found out. */
  forget: (cookie: string) => void;
};

type Known = { begunAt: number; answer: Promise<Identity | null> };

/**
 * Longest that an answer of auth is used (milliseconds), from the moment it was asked for: with what a request itself
 * takes, a login that was ended elsewhere is refused within a second.
 */
const keptMs = 500;
const mostKept = 20_000;

/** Exchanges login cookies for identities, with one question per cookie under way at a time. */
export function createLoginExchange(
  askAuth: AskAuth,
  now = () => performance.now(),
): LoginExchange {
  const known = new LRUCache<string, Known>({ max: mostKept });

  function ask(cookie: string): Promise<Identity | null> {
    const begun: Known = { begunAt: now(), answer: askAuth(cookie) };
    known.set(cookie, begun);
    const drop = () => {
      if (known.peek(cookie) === begun) known.delete(cookie);
    };
    begun.answer.then(
      () => setTimeout(drop, Math.max(0, begun.begunAt + keptMs - now())).unref(),
      drop,
    );
    return begun.answer;
  }

  return {
    identityOf: async (cookie) => {
      for (;;) {
        const found = known.get(cookie);
        if (!found) return ask(cookie);
        if (now() - found.begunAt <= keptMs) return found.answer;
        // Asked too long ago to be used, and still under way: its end makes room for a question of ours.
        await found.answer.catch(() => null);
        if (known.peek(cookie) === found) known.delete(cookie);
      }
    },
    forget: (cookie) => void known.delete(cookie),
  };
}
