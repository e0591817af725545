import { randomUUID } from 'node:crypto';
import { jobOf, withQueue } from '@kbf/events/testing';
import { admin, newMember, queuePrefix, until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import type { Identity } from '@kbf/process-kit';
import { useAll } from '../providers.ts';
import { eventsOf, liveEnv } from '../setup.ts';

const { notifications } = useAll();
type Queues = { name: string; failed: number; waiting: number }[];
const erased = (personId: string) =>
  notifications.deps.database.prisma.erasedPerson.count({ where: { personId } });

const path = '/api/notifications/queues';
const list = (as: Identity = admin) => notifications.call<Queues>('GET', path, { as });
const replay = (name: string, as: Identity = admin) =>
  notifications.call('POST', `${path}/${name}/replay`, { as });
const visitor: Identity = { role: 'visitor' };

const job = (id: string, payload: object) =>
  jobOf('notifications', 'person.erasing', payload, { id, from: 'auth' });

/** The job as a repaired producer would have written it. */
const mendJob = (id: string, payload: object) =>
  withQueue('notifications', async (queue) => {
    const { data, opts } = job(id, payload);
    await (await queue.getJob(String(opts.jobId)))?.updateData(data);
  });

const failedJobs = async () =>
  (await list()).json().find(({ name }) => name === 'notifications')?.failed;

test('When queues are listed, then each service’s is there, in numbers', async () => {
  const response = await until(async () => {
    const listed = await list();
    return listed.status === 200 ? listed : undefined;
  });
  const queues = response.json();
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
  // A faulty producer: the payload fails its schema, so the job is given up.
  const { name, data, opts } = job(id, { personId: 'nobody' });
  await withQueue('notifications', (queue) => queue.add(name, data, opts));
  await until(async () => (await failedJobs()) === 1);
  await mendJob(id, { personId, requestedAt: new Date().toISOString() });

  expect((await replay('notifications', visitor)).status).toBe(401);
  expect((await replay('notifications', newMember())).status).toBe(403);
  expect(await erased(personId)).toBe(0);
  const replayed = await replay('notifications');
  expect(replayed.status).toBe(200);
  expect(replayed.json()).toEqual({ replayed: 1 });
  await until(async () => (await erased(personId)) === 1);
  expect(await failedJobs()).toBe(0);
  // The earlier refused replay is logged as well.
  const events = await eventsOf(notifications, 'privilege.used');
  expect(events.find(({ action }) => action === 'queue.replayed')).toMatchObject({
    actorId: admin.userId,
    action: 'queue.replayed',
    subjectId: 'notifications',
  });
});

test('When nothing has failed, then nothing is replayed; when there is no such queue, then 404', async () => {
  expect((await replay('intake')).json()).toEqual({ replayed: 0 });
  expect((await replay('nobody')).status).toBe(404);
});

test('When who is not an admin lists queues, then it is refused', async () => {
  expect((await list(visitor)).status).toBe(401);
  expect((await list(newMember())).status).toBe(403);
});

test('When Redis is away, then 503 and no word of what happened inside', async () => {
  const alone = await notifications.startAnother({
    env: liveEnv({ REDIS_URL: '/nowhere/redis.sock', QUEUE_PREFIX: queuePrefix() }),
  });
  const response = await alone.call('GET', path, { as: admin });
  expect(response.status).toBe(503);
  expect(response.text).not.toContain('nowhere');
});
