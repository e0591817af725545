import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import type { Logger } from './logging.ts';

/**
 * A connection that owes an answer and is silent for this long (milliseconds) is closed and reopened. A worker's
 * longest blocking read lasts 10 s.
 */
const silentMs = { producer: 5_000, worker: 20_000 };

/**
 * Connects to Redis at a `redis://` address or the path of a Unix socket.
 * - `producer`: fails fast (no offline command queue, 2 s per command), because the caller can fall back on Postgres
 * - `worker`: waits for Redis without limit, as BullMQ's blocking reads need
 */
export function connectRedis(
  url: string,
  kind: 'producer' | 'worker',
  logger: Logger,
  extra: RedisOptions = {},
): Redis {
  const options: RedisOptions = {
    ...(kind === 'producer'
      ? { enableOfflineQueue: false, commandTimeout: 2_000, maxRetriesPerRequest: 1 }
      : { maxRetriesPerRequest: null }),
    socketTimeout: silentMs[kind],
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
    ...extra,
  };
  const redis = url.startsWith('/')
    ? new Redis({ path: url, ...options })
    : new Redis(url, options);
  let reachable = true;
  redis.on('ready', () => {
    if (!reachable) logger.info({ kind }, 'Redis is back');
    reachable = true;
  });
  redis.on('error', (error) => {
    // While Redis is unavailable every attempt reports an error: log only the first.
    if (reachable) logger.warn({ kind, reason: error.message }, 'Redis is away');
    reachable = false;
  });
  return redis;
}
