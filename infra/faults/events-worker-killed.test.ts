import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testKeys, until } from '@kbf/test-kit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout, localFolder, pinnedNode } from '../files/paths.ts';
import { startRuntime, throwAway } from '../local/runtime/runtime.ts';
import type { Runtime } from '../local/runtime/runtime.ts';
import { soonMs } from './soon.ts';

const processes = join(checkout, 'services/packages/events/test/processes');
const events = 200;
/** How each worker processes its events: when killed, both ways must leave nothing half done. */
const ways = ['one-by-one', 'together'] as const;

let runtime: Runtime;
let pool: pg.Pool;
let producer: ChildProcess;
let workers: ChildProcess[];

beforeAll(async () => {
  const folder = join(localFolder, 'faults', randomUUID().slice(0, 8));
  runtime = await startRuntime({ ...throwAway, folder, servers: ['postgres', 'redis'] });
  pool = new pg.Pool({ connectionString: runtime.postgresUrl, max: 2 });
  pool.on('error', () => undefined);
  producer = start('producer.ts', 'ai', []);
  await once(producer, 'message');
  workers = ways.map(startWorker);
});

afterAll(async () => {
  for (const child of [...workers, producer]) child.kill('SIGKILL');
  await pool.end();
  await runtime.stop();
});

function start(script: string, service: 'ai' | 'community', args: string[]): ChildProcess {
  const where = [runtime.postgresUrl!, runtime.redisUrl!, 'killed'];
  return fork(join(processes, script), [...where, ...args], {
    env: { ...process.env, ...testKeys().env(service) },
    execPath: pinnedNode(),
    execArgv: [],
  });
}

const startWorker = (way: string) => start('worker.ts', 'community', [way]);

async function record(count: number): Promise<void> {
  producer.send(count);
  await once(producer, 'message');
}

async function effects(): Promise<{ all: number; distinct: number }> {
  const { rows } = await pool.query<{ all: number; distinct: number }>(
    'SELECT count(*)::int AS all, count(DISTINCT request_id)::int AS distinct FROM effect',
  );
  return rows[0]!;
}

/** Records the events in `parts` portions, and calls `strike` after each. */
async function recordUnderFire(parts: number, strike: (part: number) => Promise<void>) {
  for (let part = 0; part < parts; part += 1) {
    await record(Math.floor((events * (part + 1)) / parts) - Math.floor((events * part) / parts));
    await sleep(randomInt(0, 500));
    await strike(part);
  }
}

/** Waits until no further delivery can have a second effect. */
async function allSettled(): Promise<void> {
  await until(async () => {
    const { rowCount } = await pool.query("SELECT 1 FROM outbox_delivery WHERE state <> 'settled'");
    return rowCount === 0;
  }, 60_000);
}

test('When workers are killed 30 times with 200 events on their way, then 200 effects come, and soon', async () => {
  await recordUnderFire(30, async () => {
    const victim = randomInt(workers.length);
    workers[victim]!.kill('SIGKILL');
    workers[victim] = startWorker(ways[victim]!);
  });
  await until(async () => (await effects()).all >= events, soonMs);
  await allSettled();
  expect(await effects()).toEqual({ all: events, distinct: events });
});

test('When Redis loses everything while 250 more are on their way, then there are 250 more effects', async () => {
  await recordUnderFire(5, async () => {
    await runtime.stopServer('redis', { hard: true });
    // Committed although there is no queue: it waits in the outbox.
    await record(10);
    await runtime.startServer('redis');
  });
  await allSettled();
  expect(await effects()).toEqual({ all: 2 * events + 50, distinct: 2 * events + 50 });
});

test('When Postgres restarts while 200 more are on their way, then there are 200 more effects', async () => {
  await recordUnderFire(3, async () => {
    await runtime.stopServer('postgres');
    await sleep(randomInt(0, 1_500));
    await runtime.startServer('postgres');
  });
  await allSettled();
  expect(await effects()).toEqual({ all: 3 * events + 50, distinct: 3 * events + 50 });
});
