import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a process and waits until it says that it got this far. */
async function startProcess(startMs: number, until: 'starting' | 'started'): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'processes/process.ts'), [String(startMs)]);
  children.push(child);
  for (;;) {
    const [message] = (await once(child, 'message')) as [string];
    if (message === until) return child;
  }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'When a started process gets %s, then it ends in order with status 0',
  async (signal) => {
    const child = await startProcess(0, 'started');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

test('When the parent of a started process is gone, then the process ends', async () => {
  const child = await startProcess(0, 'started');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('When the parent goes while the process still starts, then it ends too', async () => {
  const child = await startProcess(1_000, 'starting');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([1, null]);
});
