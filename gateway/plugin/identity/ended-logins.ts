import { createHash } from 'node:crypto';
import { identifyLogin } from '@kbf/contracts/internal';
import { open, seal } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../../src/config.ts';
import { AuthAnswerError } from './auth-calls.ts';

export type EndedLogins = ReturnType<typeof createEndedLogins>;

/** Milliseconds between two tries. */
const everyMs = 1_000;
/** After so long without use auth ends a login itself. */
const kept = { max: 20_000, ttl: 30 * 24 * 60 * 60_000 };

/**
 * Logins that were ended while auth was away. Their cookies are refused here until auth knows, and without auth no
 * cookie is accepted anywhere. Redis keeps them for a restart, sealed, because a cookie logs in.
 * @param endLogin throws when auth does not answer, or does not accept it
 */
export function createEndedLogins(
  endLogin: (cookie: string) => Promise<void>,
  redis: Redis,
  { QUEUE_PREFIX, VISITOR_KEY: key }: GatewayConfig,
  logger: Logger,
) {
  const name = `${QUEUE_PREFIX}:ended-logins`;
  const idOf = (cookie: string) => createHash('sha256').update(cookie).digest('base64url');
  const warn = (error: unknown) =>
    logger.warn({ reason: (error as Error).message }, 'logins to be ended are only in memory');
  const waiting = new LRUCache<string, true>({
    ...kept,
    dispose: (_, cookie) => void redis.hdel(name, idOf(cookie)).catch(warn),
  });
  let timer: NodeJS.Timeout | undefined;

  /** Tries each login. One that auth refuses is dropped, and one that fails does not hold up the others. */
  async function tryAll(): Promise<void> {
    timer = undefined;
    let again = false;
    const cookies = [...waiting.keys()];
    for (const cookie of cookies) {
      try {
        await endLogin(cookie);
        // Answers that auth gave just before may still be in use for a moment.
        setTimeout(() => waiting.delete(cookie), identifyLogin.timeoutMs).unref();
      } catch (error) {
        const status = error instanceof AuthAnswerError ? error.status : undefined;
        logger.warn({ reason: (error as Error).message }, 'a login could not be ended');
        if (status !== undefined && status >= 400 && status < 500) waiting.delete(cookie);
        else again = true;
        if (status === undefined) break;
      }
    }
    if (again) start(everyMs);
  }

  function start(inMs: number): void {
    timer ??= setTimeout(() => void tryAll(), inMs);
    timer.unref();
  }

  async function keep(cookie: string): Promise<void> {
    await redis.hset(name, idOf(cookie), seal(key, cookie, name));
    await redis.pexpire(name, kept.ttl);
  }

  /** Takes over what an earlier process left, and keeps what was ended while Redis was away. */
  async function exchange(): Promise<void> {
    const stored = Object.values(await redis.hgetall(name));
    const mine = [...waiting.keys()];
    for (const sealed of stored) waiting.set(open(key, sealed, name), true);
    if (waiting.size > 0) start(0);
    await Promise.all(mine.map(keep));
  }
  redis.on('ready', () => void exchange().catch(warn));

  return {
    /** Ends a login as soon as auth answers. @param cookie of the shape of login cookies */
    end: (cookie: string): void => {
      waiting.set(cookie, true);
      keep(cookie).catch(warn);
      start(0);
    },
    /** Whether its owner has logged out here and auth does not know yet. */
    has: (cookie: string): boolean => waiting.has(cookie),
    close: () => clearTimeout(timer),
  };
}
