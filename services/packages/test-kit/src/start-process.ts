import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ProcessName } from '@kbf/process-kit';
import { afterEach } from 'vitest';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** A process of the product, as it runs in production. */
export interface TestProcess {
  child: ChildProcess;
  url: string;
  /** Address of its health and metrics. */
  opsUrl: string;
  /** All output so far, of both streams. */
  output: () => string;
  /** Its exit status and signal, once all of its output is available. */
  ended: Promise<[number | null, NodeJS.Signals | null]>;
}

const checkout = join(import.meta.dirname, '../../../..');
const folderOf = (name: ProcessName) => (name === 'gateway' ? 'gateway' : `services/${name}`);

/**
 * Starts a process on two free ports and waits until it is ready, or has ended.
 * @param envAt its settings without the ports, when it is reached at `url`
 */
export async function startProcess(
  name: ProcessName,
  envAt: (url: string) => Record<string, string>,
): Promise<TestProcess> {
  const [port, opsPort] = [await freePort(), await freePort()];
  const [url, opsUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${opsPort}`];
  const child = spawn(process.execPath, [join(checkout, folderOf(name), 'src/main.ts')], {
    env: { ...inherited(), ...envAt(url), PORT: String(port), OPS_PORT: String(opsPort) },
    // Through the channel it notices when the tests end in any way, and ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  const ended = once(child, 'close') as TestProcess['ended'];
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await until(async () => hasEnded() || (await fetch(`${opsUrl}/readyz`)).ok);
  if (hasEnded()) await ended;
  // Another process may have taken a free port in the meantime.
  if (hasEnded() && output.includes('EADDRINUSE')) return startProcess(name, envAt);
  return { child, url, opsUrl, output: () => output, ended };
}

/** For one test file: starts processes that end with their test, whatever its result. */
export function useProcesses(name: ProcessName) {
  const started: TestProcess[] = [];
  afterEach(async () => {
    const running = started.splice(0);
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
  });
  return async (env: Record<string, string>): Promise<TestProcess> => {
    const one = await startProcess(name, () => env);
    started.push(one);
    return one;
  };
}

/** What a process needs from our environment: PATH, and Node's compile cache. */
const inherited = () =>
  Object.fromEntries(
    ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
