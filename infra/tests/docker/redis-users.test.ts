import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectRedis, createLogger } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { type RedisUser, redisUsers, redisUsersFile } from '../../docker/redis-users.ts';
import { findRedis } from '../../local/runtime/redis.ts';
import { temporaryFolder } from '../local/fixtures/temporary-folder.ts';

/** A Redis with our users, and a way to connect as each of them. */
async function startRedis() {
  const folder = await temporaryFolder();
  const [path, users] = [join(folder, 'redis.sock'), join(folder, 'users.acl')];
  const passwords = Object.fromEntries(redisUsers.map((user) => [user, `secret of ${user}`]));
  writeFileSync(
    users,
    redisUsersFile(passwords as Record<RedisUser, string>, 'kbf', 'secret of operator'),
  );
  const [file, ...program] = await findRedis(() => undefined);
  const args = ['--port', '0', '--unixsocket', path, '--dir', folder, '--save', ''];
  const all = [...program, ...args, '--aclfile', users];
  const child = spawn(file!, all, { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  const anyone = keep(new Redis({ path, retryStrategy: () => 50, enableReadyCheck: false }));
  await until(async () => (await anyone.ping()) === 'PONG');
  const as = (username: RedisUser, kind: 'producer' | 'worker' = 'worker') =>
    keep(
      connectRedis(path, kind, createLogger('test', 'silent'), {
        username,
        password: `secret of ${username}`,
      }),
    );
  return { anyone, as };
}

function keep(redis: Redis): Redis {
  redis.on('error', () => undefined);
  onTestFinished(() => redis.disconnect());
  return redis;
}

test('When ai sends an event to community, then it arrives and is done: each has the rights it needs', async () => {
  const { as } = await startRedis();
  const queue = new Queue('community', { connection: as('ai'), prefix: 'kbf' });
  const done: unknown[] = [];
  const worker = new Worker('community', async (job) => void done.push(job.data), {
    connection: as('community'),
    prefix: 'kbf',
  });
  onTestFinished(async () => {
    await Promise.all([worker.close(true), queue.close()]);
  });
  await queue.addBulk([{ name: 'prayer.answered', data: { one: 1 }, opts: { jobId: 'a-b' } }]);
  await until(() => done.length === 1);
  expect(done).toEqual([{ one: 1 }]);
  await until(async () => (await queue.getJobState('a-b')) === 'completed');
  const redis = as('ai');
  expect(await redis.info('memory')).toContain('maxmemory');
  expect(await redis.set('kbf:events-epoch', 'x', 'NX')).toBe('OK');
});

test('When a process touches what is not its own, then Redis refuses', async () => {
  const { as, anyone } = await startRedis();
  await expect(anyone.get('kbf:events-epoch')).rejects.toThrow('NOPERM');
  await expect(as('gateway').get('kbf:auth:1')).rejects.toThrow('NOPERM');
  expect(await as('gateway').incrby('kbf:limit:requests:1:x', 1)).toBe(1);
  expect(await as('gateway').hset('kbf:ended-logins', 'x', 'sealed')).toBe(1);
  await expect(as('auth').get('kbf:limit:requests:1:x')).rejects.toThrow('NOPERM');
  const intake = as('intake');
  await expect(intake.lpush('kbf:ai:wait', 'x')).rejects.toThrow('NOPERM');
  await expect(intake.eval(`return redis.call('DEL', 'kbf:ai:id')`, 0)).rejects.toThrow(
    /NOPERM|ACL failure|can't access/,
  );
  for (const command of ['flushall', 'keys *', 'config get *', 'acl list', 'shutdown nosave'])
    await expect(intake.call(...(command.split(' ') as [string]))).rejects.toThrow('NOPERM');
});

test('When community tells of a changed room, then its processes hear it, and no other service may', async () => {
  const { as } = await startRedis();
  const heard: string[] = [];
  const hearing = as('community');
  hearing.on('message', (_channel, room) => heard.push(room));
  await hearing.subscribe('kbf:community:rooms');
  expect(await as('community').publish('kbf:community:rooms', 'one')).toBe(1);
  await until(() => heard.length === 1);
  for (const act of [
    () => as('ai').publish('kbf:community:rooms', 'two'),
    () => as('ai').subscribe('kbf:community:rooms'),
    () => as('community').subscribe('kbf:auth:rooms'),
  ])
    await expect(act()).rejects.toThrow('NOPERM');
});

test('When a password is guessed or another’s, then Redis lets nobody in by it', async () => {
  const { anyone } = await startRedis();
  for (const user of redisUsers) {
    for (const owner of ['somebody', ...redisUsers.filter((other) => other !== user)])
      await expect(anyone.call('AUTH', user, `secret of ${owner}`)).rejects.toThrow('WRONGPASS');
    expect(await anyone.call('AUTH', user, `secret of ${user}`)).toBe('OK');
  }
});

test('When an operator comes with the password, then Redis shows and changes everything', async () => {
  const { anyone } = await startRedis();
  expect(await anyone.call('AUTH', 'operator', 'secret of operator')).toBe('OK');
  expect(await anyone.config('GET', 'maxmemory-policy')).toContain('noeviction');
  expect(await anyone.flushall()).toBe('OK');
});
