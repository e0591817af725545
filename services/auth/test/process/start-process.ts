import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, until } from '@kbf/test-kit';
import { authEnv } from '../setup.ts';

const main = join(import.meta.dirname, '../../src/main.ts');

export type AuthProcess = Awaited<ReturnType<typeof startProcess>>;

/** auth as a process of its own, as local start and compose run it. It may end before it is ready. */
export async function startProcess(databaseUrl: string, overrides: Record<string, string> = {}) {
  const [port, opsPort] = [await freePort(), await freePort()];
  const env = authEnv({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    PORT: String(port),
    OPS_PORT: String(opsPort),
    LOG_LEVEL: 'trace',
    ...overrides,
  });
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  const ended = once(child, 'close').then(([status, signal]) => ({
    status: status as number | null,
    signal: signal as string | null,
  }));
  return {
    child,
    origin: `http://127.0.0.1:${port}`,
    /** Everything it has logged or written so far. */
    output: () => output,
    /** How it ended, once all it wrote is there. */
    ended,
    ready: () => until(async () => (await fetch(`http://127.0.0.1:${opsPort}/readyz`)).ok, 20_000),
    /** For the end of a test, however it went. */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
