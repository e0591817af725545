import type { ProcessName } from '@kbf/process-kit';
import { testKeys } from './keys.ts';
import { queuePrefix, redisUrl } from './redis.ts';

/** Environment of a service's process in a test: its own keys, the database, this run's Redis, few connections. */
export const serviceEnv = (
  name: ProcessName,
  databaseUrl: string,
  extra: Record<string, string> = {},
): Record<string, string> => ({
  ...testKeys().env(name),
  NODE_ENV: 'test',
  PORT: '0',
  OPS_PORT: '0',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  DATABASE_URL: databaseUrl,
  DATABASE_CONNECTIONS: '13',
  DATABASE_PROCESSES: '1',
  ENDING_GRACE_MS: '0',
  REDIS_URL: redisUrl(),
  QUEUE_PREFIX: queuePrefix(),
  ...extra,
});
