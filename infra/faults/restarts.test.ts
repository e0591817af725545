import { randomUUID } from 'node:crypto';
import type { Prayer } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../local/stack.ts';
import { createClient } from './client.ts';
import { failedCalls, startLoad } from './steady-load.ts';
import type { SteadyLoad } from './steady-load.ts';
import { manyAtOneAddress, unhurried } from './unhurried.ts';

const replicas = [0, 1] as const;
const nobody = 'http://127.0.0.1:9';
const many = { person: 100_000, network: 100_000 };

let stack: Stack;
let prayerId: string;

beforeAll(async () => {
  stack = await startStack({
    services: ['community', 'ai'],
    instances: { community: replicas.length },
    env: {
      community: {
        ...unhurried.community,
        ENDING_GRACE_MS: '1000',
        AUTH_URL: nobody,
        COMMUNITY_LIMITS: JSON.stringify({ prayers: many, publicPrayers: many, likes: many }),
      },
      gateway: {
        // Twice the default: on a busy machine even a healthy process can be slow with its first byte.
        GATEWAY_LIMITS: JSON.stringify({ firstByteMs: 6_000, ...manyAtOneAddress }),
        REQUESTS_PER_MINUTE: '100000',
        AUTH_URLS: nobody,
        INTAKE_URLS: nobody,
        LIBRARY_URLS: nobody,
        NOTIFICATIONS_URLS: nobody,
      },
    },
  });
  const created = await createClient(stack.origin).call('POST', '/api/prayers', {
    body: { userRequest: 'Please pray for our team.', requestId: randomUUID() },
  });
  prayerId = (created.json() as { prayer: Prayer }).prayer.id;
});
afterAll(() => stack?.stop());

/** Waits until this many more calls were made. */
const untilMore = async (load: SteadyLoad, calls: number) => {
  const before = load.count();
  await until(() => load.count() >= before + calls);
};

const startFour = () =>
  startLoad(
    Array.from({ length: 4 }, () => createClient(stack.origin)),
    prayerId,
  );

test('When the processes of a service are restarted one by one, then no call fails', async () => {
  const load = startFour();
  await untilMore(load, 40);
  for (const index of replicas) {
    await stack.process('community', index).restart();
    await untilMore(load, 40);
  }
  const calls = await load.stop();
  expect(failedCalls(calls)).toEqual([]);
});

test('When processes of a service are killed, then no read fails and no write with a requestId', async () => {
  const load = startFour();
  await untilMore(load, 40);
  for (let kill = 0; kill < 3; kill += 1) {
    const process = stack.process('community', kill % replicas.length);
    await process.kill();
    await untilMore(load, 10);
    await process.start();
    await untilMore(load, 10);
  }
  const calls = await load.stop();
  expect(failedCalls(calls).filter(({ what }) => what !== 'like')).toEqual([]);
});

test('When one process of a service hangs, then no read fails and no write with a requestId', async () => {
  const load = startFour();
  await untilMore(load, 40);
  // At different moments of its work, also during a statement, whose locks must not block others.
  for (let hang = 0; hang < 4; hang += 1) {
    const process = stack.process('community', hang % replicas.length);
    globalThis.process.kill(process.pid!, 'SIGSTOP');
    await untilMore(load, 60);
    globalThis.process.kill(process.pid!, 'SIGCONT');
    await untilMore(load, 20);
    // On a busy machine it stood still for so long that its watchdog has ended it.
    if (process.pid === undefined) await process.start();
  }
  const calls = await load.stop();
  expect(failedCalls(calls).filter(({ what }) => what !== 'like')).toEqual([]);
});
