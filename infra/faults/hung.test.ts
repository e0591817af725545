import { processNames } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../local/stack.ts';
import { createClient } from './client.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({
    keepAlive: true,
    hungTimes: { everyMs: 500, answerMs: 1_500, mostSilent: 3 },
  });
});
afterAll(() => stack?.stop());

const pids = () => processNames.map((name) => stack.process(name).pid);

test('When every process hangs at once, then each is ended and started again, and the site answers', async () => {
  const before = pids();
  // They were seen to be well: what never answered may still be starting.
  await until(async () => (await fetch(stack.origin)).ok);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  for (const pid of before) process.kill(pid!, 'SIGSTOP');

  await until(() => pids().every((pid, at) => pid !== undefined && pid !== before[at]), 90_000);
  const client = createClient(stack.origin);
  const paths = ['/api/prayers', '/api/user', '/api/wisdom-quotes/random'];
  for (const path of paths)
    await until(async () => [200, 401].includes((await client.call('GET', path)).status));
  expect((await client.call('GET', '/api/training-progress')).status).toBe(401);
});
