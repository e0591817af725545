import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { queuePrefix, redisUrl, startProcess, testKeys } from '@kbf/test-kit';

/** A gateway in a process of its own, as it runs in production. */
export type RunningGateway = {
  origin: string;
  opsOrigin: string;
  process: ChildProcess;
  /** What it has written to its log so far. */
  log: () => string;
  /** Sends SIGTERM and waits. @returns the exit status */
  stop: () => Promise<number | null>;
};

const nobody = 'http://127.0.0.1:9';

/** Starts a gateway and waits until it is ready. @param env settings of its own; services not named do not exist */
export async function startGateway(env: Record<string, string> = {}): Promise<RunningGateway> {
  const { child, url, opsUrl, output, ended } = await startProcess('gateway', (ownUrl) => ({
    PUBLIC_ORIGIN: ownUrl,
    AUTH_URLS: nobody,
    COMMUNITY_URLS: nobody,
    INTAKE_URLS: nobody,
    AI_URLS: nobody,
    LIBRARY_URLS: nobody,
    NOTIFICATIONS_URLS: nobody,
    REDIS_URL: redisUrl(),
    // Counts of its own: what another gateway of the file counts would be added to them within a second.
    QUEUE_PREFIX: `${queuePrefix()}-${randomUUID().slice(0, 8)}`,
    ENDING_GRACE_MS: '0',
    SITE_FOLDER: join(import.meta.dirname, 'built-site'),
    ...testKeys().env('gateway'),
    ...env,
    // Services that do not exist are not waited for, except in tests about that.
    GATEWAY_LIMITS: JSON.stringify({ coldMs: 1, ...JSON.parse(env['GATEWAY_LIMITS'] ?? '{}') }),
  }));
  return {
    origin: url,
    opsOrigin: opsUrl,
    process: child,
    log: output,
    stop: async () => {
      child.kill('SIGTERM');
      const [status] = await ended;
      return status;
    },
  };
}
