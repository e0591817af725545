import type { Identity } from '@kbf/process-kit';
import { LRUCache } from 'lru-cache';
import type { AskAuth } from './auth-calls.ts';

export type LoginExchange = ReturnType<typeof createLoginExchange>;

type Known = { begunAt: number; answer: Promise<Identity | null> };

/**
 * How long an answer of auth is used (milliseconds), from the moment of the question. Together with the time of a
 * request, a login that was ended elsewhere is refused within a second.
 */
const keptMs = 500;
const mostKept = 20_000;

/** Exchanges login cookies for identities, with at most one question per cookie under way. */
export function createLoginExchange(askAuth: AskAuth, now = () => performance.now()) {
  const known = new LRUCache<string, Known>({ max: mostKept });

  function drop(cookie: string, old: Known): void {
    if (known.peek(cookie) === old) known.delete(cookie);
  }

  function ask(cookie: string): Promise<Identity | null> {
    const begun: Known = { begunAt: now(), answer: askAuth(cookie) };
    known.set(cookie, begun);
    begun.answer.catch(() => drop(cookie, begun));
    return begun.answer;
  }

  return {
    /** @throws when auth does not answer */
    identityOf: async (cookie: string): Promise<Identity | null> => {
      for (;;) {
        const found = known.get(cookie);
        if (!found) return ask(cookie);
        if (now() - found.begunAt <= keptMs) return found.answer;
        // Too old to be used, or under way for too long. Ask again after it ends.
        await found.answer.catch(() => null);
        drop(cookie, found);
      }
    },
    /** Drops the answer for a cookie, also one that is under way. */
    forget: (cookie: string): void => void known.delete(cookie),
  };
}
