import { type ProcessName, processNames } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../local/stack.ts';
import { createClient } from './client.ts';

let stack: Stack;
/** Where the debugger of each process listens. */
const debuggers = new Map<string, string>();

beforeAll(async () => {
  const debugging = { NODE_OPTIONS: '--inspect=127.0.0.1:0', LOOP_STILL_MS: '5000' };
  stack = await startStack({
    keepAlive: true,
    env: Object.fromEntries(processNames.map((name) => [name, debugging])),
    onLine: (name, line) => {
      const [, address] = /^Debugger listening on (ws:\S+)/.exec(line) ?? [];
      if (address) debuggers.set(name, address);
    },
  });
});
afterAll(() => stack?.stop());

const pids = () => processNames.map((name) => stack.process(name).pid);

/** Waits until each service answers a call again. */
async function siteAnswers(): Promise<boolean> {
  const client = createClient(stack.origin);
  const answers = { '/api/prayers': 200, '/api/user': 401, '/api/training-progress': 401 };
  for (const [path, status] of Object.entries(answers))
    await until(async () => (await client.call('GET', path)).status === status);
  return until(async () => (await client.call('GET', '/api/wisdom-quotes/random')).status === 200);
}

/** Strikes all processes, and waits until new ones run in their place. */
async function strikeAll(strike: (name: ProcessName, pid: number) => void): Promise<void> {
  const before = pids();
  for (const [at, name] of processNames.entries()) strike(name, before[at]!);
  await until(() => pids().every((pid, at) => pid !== undefined && pid !== before[at]), 90_000);
}

/** Blocks the event loop of a process for good. */
function block(name: ProcessName): void {
  const socket = new WebSocket(debuggers.get(name)!);
  const endless = { id: 1, method: 'Runtime.evaluate', params: { expression: 'for (;;);' } };
  socket.addEventListener('open', () => socket.send(JSON.stringify(endless)));
  socket.addEventListener('error', () => undefined);
}

test('When every process hangs at once, then each is ended and started again, and the site answers', async () => {
  expect(await siteAnswers()).toBe(true);
  await strikeAll(block);
  expect(await siteAnswers()).toBe(true);
});

test('When every process is killed at once, then each is started again, and the site answers', async () => {
  await strikeAll((_, pid) => process.kill(pid, 'SIGKILL'));
  expect(await siteAnswers()).toBe(true);
});

test('When Postgres is killed under all of them, then none ends, and the site is back with it', async () => {
  const before = pids();
  const client = createClient(stack.origin);
  const body = { userRequest: 'Please pray for our shop.' };
  await stack.runtime!.stopServer('postgres', { hard: true });
  const refused = await client.call('POST', '/api/prayers', { body });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await stack.runtime!.startServer('postgres');
  await siteAnswers();
  await until(async () => (await client.call('POST', '/api/prayers', { body })).status === 201);
  expect(pids()).toEqual(before);
});
