import { Redis } from 'ioredis';
import { ConfigError } from './config.ts';
import { refuseWrongClock } from './refuse-wrong-clock.ts';

const patienceMs = 2_000;

/**
 * Looks at Redis once, before a process starts. If Redis is away, nothing is checked: the product starts without it.
 * @param url a `redis://` address or the path of a Unix socket
 * @throws {ConfigError} when Redis may delete jobs to make room, or its clock and ours differ by minutes
 */
export async function checkRedis(url: string): Promise<void> {
  const options = { lazyConnect: true, connectTimeout: patienceMs, commandTimeout: patienceMs };
  const alone = { ...options, retryStrategy: () => null, maxRetriesPerRequest: 0 };
  const redis = url.startsWith('/') ? new Redis({ path: url, ...alone }) : new Redis(url, alone);
  redis.on('error', () => undefined);
  const seen = await redis
    .connect()
    .then(() => Promise.all([redis.info('memory'), redis.time()]))
    .catch(() => undefined);
  redis.disconnect();
  if (!seen) return;
  const [memory, [seconds]] = seen;
  const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1];
  if (policy !== undefined && policy !== 'noeviction')
    throw new ConfigError(
      'REDIS_URL: this Redis may delete waiting messages when its memory is full. ' +
        'Start it with --maxmemory-policy noeviction',
    );
  refuseWrongClock(new Date(Number(seconds) * 1_000), 'Redis');
}
