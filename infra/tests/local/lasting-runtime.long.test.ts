import { readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { connectRedis, createLogger } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import pg from 'pg';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import { type ServerName, startRuntime, throwAway } from '../../local/runtime/runtime.ts';
import { isAlive } from '../../local/runtime/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

async function start(servers: ServerName[]) {
  const folder = join(await temporaryFolder(), 'data');
  const reports: string[] = [];
  const options = { ...throwAway, ephemeral: false, durable: true, keepAlive: true, folder };
  const runtime = await startRuntime({ ...options, servers }, (line) => reports.push(line));
  onTestFinished(runtime.stop);
  onTestFailed(() => console.error(reports.join('\n')));
  const pidIn = (file: string) => {
    const pid = Number(readFileSync(join(folder, file), 'utf8').split('\n')[0]);
    // The file is empty for a moment, and to kill process 0 kills all that run these tests.
    if (!(pid > 1)) throw new Error(`${file} has no number yet`);
    return pid;
  };
  return {
    runtime,
    socketLock: () =>
      join(new URL(runtime.postgresUrl!).searchParams.get('host')!, '.s.PGSQL.5432.lock'),
    rights: () => statSync(folder).mode & 0o777,
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
  const { postgres, ask: askIt } = await start(['postgres']);
  await askIt("CREATE TABLE note AS SELECT 'kept' AS text");

  for (let last = postgres(), deaths = 0; deaths < 3; deaths += 1) {
    process.kill(last, 'SIGKILL');
    last = await until(() => {
      const now = postgres();
      return now !== last && isAlive(now) && now;
    });
  }

  expect(await until(() => askIt('SELECT text FROM note'))).toBe('kept');
});

test('When PostgreSQL died as it wrote its lock, then it runs again', async () => {
  const { postgres, socketLock, ask: askIt } = await start(['postgres']);
  const before = postgres();
  process.kill(before, 'SIGKILL');
  truncateSync(socketLock());

  await until(() => postgres() !== before && isAlive(postgres()));
  expect(await until(() => askIt("SELECT 'here' AS text"))).toBe('here');
});

test('When Redis dies, then another runs at the same address, with data for its owner alone', async () => {
  const { runtime, redis, rights } = await start(['redis']);
  expect(rights()).toBe(0o700);
  const before = redis();
  process.kill(before, 'SIGKILL');
  await until(() => redis() !== before && isAlive(redis()));

  const client = connectRedis(runtime.redisUrl!, 'worker', createLogger('test', 'silent'));
  onTestFinished(() => client.disconnect());
  expect(await client.ping()).toBe('PONG');
});

test('When both keepers are killed, then others take over, start all, and nothing is left at the end', async () => {
  const { runtime, postgres, redis, ask: askIt } = await start(['postgres', 'redis']);
  const keepers = () => [runtime.keeper('postgres').pid!, runtime.keeper('redis').pid!];
  const before = [postgres(), redis()];
  const killed = keepers();

  for (const pid of killed) process.kill(pid, 'SIGKILL');

  await until(() => keepers().every((pid, at) => isAlive(pid) && pid !== killed[at]));
  expect(await until(() => askIt("SELECT 'here' AS text"))).toBe('here');
  expect(before.filter(isAlive)).toEqual([]);
  // The server of before may have answered, so the next one may not have a number yet.
  await until(() => isAlive(postgres()) && isAlive(redis()));
  const after = [postgres(), redis(), ...keepers()];
  await runtime.stop();
  expect(after.filter(isAlive)).toEqual([]);
});

test('When everything is to end just as the keepers were killed, then nothing is left', async () => {
  const { runtime, postgres, redis } = await start(['postgres', 'redis']);
  const keepers = [runtime.keeper('postgres').pid!, runtime.keeper('redis').pid!];
  const all = [postgres(), redis(), ...keepers];

  for (const pid of keepers) process.kill(pid, 'SIGKILL');
  await runtime.stop();

  expect(all.filter(isAlive)).toEqual([]);
});
