import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectRedis, createLogger } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import pg from 'pg';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import type { ServerName } from '../../local/runtime/protocol.ts';
import { startLastingRuntime } from '../../local/runtime/lasting-runtime.ts';
import { throwAway } from '../../local/runtime/runtime.ts';
import { isAlive } from '../../local/runtime/server-process.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

async function start(servers: ServerName[]) {
  const folder = join(await temporaryFolder(), 'data');
  const givenUp: unknown[] = [];
  const reports: string[] = [];
  const options = { ...throwAway, ephemeral: false, durable: true, folder, servers };
  const runtime = await startLastingRuntime(
    options,
    (line) => reports.push(line),
    (error) => givenUp.push(error),
  );
  onTestFinished(runtime.stop);
  onTestFailed(() => console.error(reports.join('\n')));
  const pidIn = (file: string) => Number(readFileSync(join(folder, file), 'utf8').split('\n')[0]);
  return {
    runtime,
    givenUp,
    postgres: () => pidIn('postgres/postmaster.pid'),
    redis: () => pidIn('redis.pid'),
    ask: (sql: string) => ask(runtime.postgresUrl!, sql),
  };
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<{ text: string }>(sql)).rows[0]?.text;
  } finally {
    await client.end();
  }
}

test('When PostgreSQL dies, and again and again while it recovers, then it runs again with its data', async () => {
  const { givenUp, postgres, ask: askIt } = await start(['postgres']);
  await askIt("CREATE TABLE note AS SELECT 'kept' AS text");

  for (let last = postgres(), deaths = 0; deaths < 3; deaths += 1) {
    process.kill(last, 'SIGKILL');
    last = await until(() => {
      const now = postgres();
      return now !== last && isAlive(now) && now;
    });
  }

  expect(await until(() => askIt('SELECT text FROM note'))).toBe('kept');
  expect(givenUp).toEqual([]);
});

test('When Redis dies, then another runs at the same address', async () => {
  const { runtime, givenUp, redis } = await start(['redis']);
  const before = redis();
  process.kill(before, 'SIGKILL');
  await until(() => redis() !== before && isAlive(redis()));

  const client = connectRedis(runtime.redisUrl!, 'worker', createLogger('test', 'silent'));
  onTestFinished(() => client.disconnect());
  expect(await client.ping()).toBe('PONG');
  expect(givenUp).toEqual([]);
});

test('When the keeper is killed, then another takes over, starts all, and nothing is left at the end', async () => {
  const { runtime, postgres, redis, ask: askIt } = await start(['postgres', 'redis']);
  const before = [postgres(), redis()];
  const keeper = runtime.keeperPid();

  process.kill(keeper, 'SIGKILL');

  await until(() => runtime.keeperPid() !== keeper);
  expect(await until(() => askIt("SELECT 'here' AS text"))).toBe('here');
  expect(before.filter(isAlive)).toEqual([]);
  const after = [postgres(), redis(), runtime.keeperPid()];
  await runtime.stop();
  expect(after.filter(isAlive)).toEqual([]);
});

test('When everything is to end just as the keeper was killed, then nothing is left', async () => {
  const { runtime, postgres, redis } = await start(['postgres', 'redis']);
  const all = [postgres(), redis(), runtime.keeperPid()];

  process.kill(runtime.keeperPid(), 'SIGKILL');
  await runtime.stop();

  expect(all.filter(isAlive)).toEqual([]);
});
