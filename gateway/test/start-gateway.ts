import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort, redisUrl, queuePrefix, testKeys, until } from '@kbf/test-kit';

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
  const [port, opsPort] = await Promise.all([freePort(), freePort()]);
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    // Over the channel it notices when the tests are gone, however they ended, and ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PORT: String(port),
      OPS_PORT: String(opsPort),
      PUBLIC_ORIGIN: origin,
      AUTH_URLS: nobody,
      COMMUNITY_URLS: nobody,
      INTAKE_URLS: nobody,
      AI_URLS: nobody,
      LIBRARY_URLS: nobody,
      NOTIFICATIONS_URLS: nobody,
      REDIS_URL: redisUrl(),
      QUEUE_PREFIX: queuePrefix(),
      SITE_FOLDER: join(import.meta.dirname, 'built-site'),
      ...testKeys().env('gateway'),
      ...env,
    },
  });
  let log = '';
  child.stdout?.on('data', (chunk) => (log += chunk));
  child.stderr?.on('data', (chunk) => (log += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const opsOrigin = `http://127.0.0.1:${opsPort}`;
  await until(async () => {
    if (child.exitCode !== null) return true;
    return (await fetch(`${opsOrigin}/readyz`)).ok;
  });
  return {
    origin,
    opsOrigin,
    process: child,
    log: () => log,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
