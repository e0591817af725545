import { processNames } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../local/stack.ts';
import { createClient } from './client.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({
    keepAlive: true,
    // A process on a busy machine can be silent for some seconds, and must not count as hung.
    hungTimes: { everyMs: 500, answerMs: 5_000, mostSilent: 3 },
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

/** Sends a signal to all processes, and waits until new ones run in their place. */
async function strikeAll(signal: NodeJS.Signals): Promise<void> {
  const before = pids();
  for (const pid of before) process.kill(pid!, signal);
  await until(() => pids().every((pid, at) => pid !== undefined && pid !== before[at]), 90_000);
}

test('When every process hangs at once, then each is ended and started again, and the site answers', async () => {
  // They must have answered once before: a process that never answered may still be starting.
  expect(await siteAnswers()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await strikeAll('SIGSTOP');
  expect(await siteAnswers()).toBe(true);
});

test('When every process is killed at once, then each is started again, and the site answers', async () => {
  await strikeAll('SIGKILL');
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
