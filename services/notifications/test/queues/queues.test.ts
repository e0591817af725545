import { randomUUID } from 'node:crypto';
import type { Service } from '@kbf/service-kit';
import { jobOf, withQueue } from '@kbf/events/testing';
import { identityHeaders, queuePrefix, until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAll } from '../providers.ts';
import type { All } from '../providers.ts';
import { liveConfig, startApp } from '../setup.ts';

let all: All;
let app: Service;
const admin = randomUUID();
type Queues = { name: string; failed: number; waiting: number }[];

beforeAll(async () => {
  all = await startAll();
  app = await startApp(all.config);
});
afterAll(async () => {
  await app.close();
  await all.close();
});

function call(
  method: 'GET' | 'POST',
  path: string,
  role: 'visitor' | 'member' | 'admin' = 'admin',
) {
  const identity = role === 'visitor' ? { role } : { role, userId: admin };
  return app.inject({
    method,
    url: `/api/notifications/queues${path}`,
    headers: identityHeaders(identity, 'notifications'),
  });
}

const job = (id: string, payload: object) =>
  jobOf('notifications', 'person.erasing', payload, { id, from: 'auth' });

/** What a repaired producer would have put into the job. */
const mendJob = (id: string, payload: object) =>
  withQueue('notifications', async (queue) => {
    const { data, opts } = job(id, payload);
    await (await queue.getJob(String(opts.jobId)))?.updateData(data);
  });

const failedJobs = async () =>
  (await call('GET', '')).json<Queues>().find(({ name }) => name === 'notifications')?.failed;

test('When queues are listed, then each service’s is there, in numbers', async () => {
  const response = await until(async () => {
    const listed = await call('GET', '');
    return listed.statusCode === 200 ? listed : undefined;
  });
  const queues = response.json<Queues>();
  expect(queues.map(({ name }) => name)).toEqual([
    'auth',
    'community',
    'intake',
    'ai',
    'notifications',
  ]);
  for (const queue of queues)
    expect(queue).toMatchObject({ waiting: expect.any(Number), failed: expect.any(Number) });
});

test('When a job has failed and its cause is mended, then a replay by an admin brings the effect', async () => {
  const personId = randomUUID();
  const id = randomUUID();
  // As a producer with a fault would write it: the payload fails its schema, so the job is given up.
  const { name, data, opts } = job(id, { personId: 'nobody' });
  await withQueue('notifications', (queue) => queue.add(name, data, opts));
  await until(async () => (await failedJobs()) === 1);
  await mendJob(id, { personId, requestedAt: new Date().toISOString() });

  expect((await call('POST', '/notifications/replay', 'visitor')).statusCode).toBe(401);
  expect((await call('POST', '/notifications/replay', 'member')).statusCode).toBe(403);
  expect(await all.db.database.tombstone.count({ where: { personId } })).toBe(0);
  const replay = await call('POST', '/notifications/replay');
  expect(replay.statusCode).toBe(200);
  expect(replay.json()).toEqual({ replayed: 1 });
  await until(async () => (await all.db.database.tombstone.count({ where: { personId } })) === 1);
  expect(await failedJobs()).toBe(0);
  const event = await all.db.database.outboxEvent.findFirstOrThrow({
    where: { name: 'privilege.used' },
  });
  expect(event.payload).toMatchObject({
    actorId: admin,
    action: 'queue.replayed',
    subjectId: 'notifications',
  });
});

test('When nothing has failed, then nothing is replayed; when there is no such queue, then 404', async () => {
  expect((await call('POST', '/intake/replay')).json()).toEqual({ replayed: 0 });
  expect((await call('POST', '/nobody/replay')).statusCode).toBe(404);
});

test('When who is not an admin lists queues, then it is refused', async () => {
  expect((await call('GET', '', 'visitor')).statusCode).toBe(401);
  expect((await call('GET', '', 'member')).statusCode).toBe(403);
});

test('When Redis is away, then 503 and no word of what happened inside', async () => {
  const alone = await startApp(
    liveConfig(all.db.url, { REDIS_URL: '/nowhere/redis.sock', QUEUE_PREFIX: queuePrefix() }),
  );
  const response = await alone.inject({
    url: '/api/notifications/queues',
    headers: identityHeaders({ role: 'admin', userId: admin }, 'notifications'),
  });
  expect(response.statusCode).toBe(503);
  expect(response.body).not.toContain('nowhere');
  await alone.close();
});
