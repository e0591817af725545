import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a process and waits until it reports this step. */
async function startProcess(
  startMs: number,
  until: 'starting' | 'running',
  stillMs = 0,
): Promise<ChildProcess> {
  const args = [startMs, stillMs].map(String);
  const child = fork(join(import.meta.dirname, 'processes/process.ts'), args);
  children.push(child);
  for (;;) {
    const [message] = (await once(child, 'message')) as [string];
    if (message === until) return child;
  }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'When a started process gets %s, then it ends in order with status 0',
  async (signal) => {
    const child = await startProcess(0, 'running');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

test('When the parent of a started process is gone, then the process ends', async () => {
  const child = await startProcess(0, 'running');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each([
  ['its parent is gone', 0, (child: ChildProcess) => child.disconnect()],
  ['it gets SIGTERM', 0, (child: ChildProcess) => child.kill()],
  ['an error is not caught', 1, (child: ChildProcess) => child.send(-1)],
])('When nobody reads its last word any more and %s, then it ends', async (_what, status, end) => {
  const file = join(import.meta.dirname, 'processes/process.ts');
  const child = fork(file, ['0', '0', 'info'], { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  children.push(child);
  while ((await once(child, 'message'))[0] !== 'running');
  child.stdout?.destroy();
  end(child);
  expect(await once(child, 'exit')).toEqual([status, null]);
});

test('When the parent goes while the process still starts, then it ends too', async () => {
  const child = await startProcess(1_000, 'starting');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([1, null]);
});

test('When a start fails and its parent has just gone, then nothing is left of it', async () => {
  const file = join(import.meta.dirname, 'processes/failing-process.ts');
  const child = fork(file, ['last'], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  children.push(child);
  await once(child, 'message');
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([1, null]);
});

test('When the loop of a process stands still for longer than it may, then the process is ended', async () => {
  const child = await startProcess(0, 'running', 500);
  child.send(60_000);
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

test('When its loop stands still for less, or all of it is held and goes on, then it goes on', async () => {
  const child = await startProcess(0, 'running', 3_000);
  child.send(500);
  expect(await once(child, 'message')).toEqual(['goes on', undefined]);
  child.kill('SIGSTOP');
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  child.kill('SIGCONT');
  child.send(0);
  expect(await once(child, 'message')).toEqual(['goes on', undefined]);
});

test.each([
  ['plain', 'cannot start: no route'],
  ['many', 'cannot start: refused here; refused there'],
])('When a start fails (%s), then one line says why, without a stack trace', async (how, line) => {
  const file = join(import.meta.dirname, 'processes/failing-process.ts');
  const child = fork(file, [how], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  children.push(child);
  let text = '';
  child.stderr?.on('data', (chunk) => (text += chunk));
  const [status] = (await once(child, 'close')) as [number];
  expect([status, text]).toEqual([1, `${line}\n`]);
});
