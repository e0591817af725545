import { randomUUID } from 'node:crypto';
import { jobOf, withQueue } from '@kbf/events/testing';
import type { Identity } from '@kbf/process-kit';
import { admin, newMember, until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { useNotifications } from '../setup.ts';

// Without a worker, so that jobs stay in the queue for the test.
const notifications = useNotifications();
const base = '/api/notifications/queue-board/';
const open = (path: string, as: Identity = admin) =>
  notifications.call('GET', `${base}${path}`, { as });
const read = <T>(path: string) =>
  until(async () => {
    const answer = await notifications.call<T>('GET', `${base}api/${path}`, { as: admin });
    return answer.status === 503 ? undefined : answer;
  });

test('When an admin opens the board, then page, views and files are there, and all of it is ours', async () => {
  for (const path of ['', 'queue/notifications', 'queue/notifications/some-job']) {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).not.toMatch(/https?:\/\/|<style|style="/);
  }
  expect((await notifications.call('GET', base.slice(0, -1), { as: admin })).status).toBe(200);
  const { text } = await open('');
  const files = [
    ...text.matchAll(/(?:src|href)="\/api\/notifications\/queue-board\/(static[^"]+)"/g),
  ];
  expect(files.length).toBeGreaterThan(2);
  for (const [, path] of files) expect((await open(path!)).status).toBe(200);
});

test('When a job waits, then its ids are told, and nothing of what it says', async () => {
  const id = randomUUID();
  const fullName = 'Wilhelmina Brandt';
  await withQueue('notifications', async (queue) => {
    const { name, data, opts } = jobOf(
      'notifications',
      'person.changed',
      { fullName },
      { id, from: 'auth' },
    );
    await queue.add(name, data, { ...opts, delay: 600_000 });
  });
  type Listed = { queues: { name: string; jobs: { id: string; data: object }[] }[] };
  const listed = await read<Listed>('queues?activeQueue=notifications&status=delayed&page=1');
  const jobs = listed.json().queues.find(({ name }) => name === 'notifications')!.jobs;
  expect(jobs.find((job) => job.id.startsWith(id))?.data).toMatchObject({
    from: 'auth',
    event: { id },
  });
  expect(listed.text).not.toContain(fullName);
  const one = await read(`queues/notifications/${id}-notifications`);
  expect(one.status).toBe(200);
  expect(one.text).not.toContain(fullName);
});

test('When somebody else asks, or asks for a change, then it is refused', async () => {
  expect((await open('', newMember())).status).toBe(403);
  expect((await open('api/queues', { role: 'visitor' })).status).toBe(401);
  expect((await open('static/nothing.js')).status).toBe(404);
  expect((await open('../../etc/passwd')).status).toBe(404);
  for (const method of ['PUT', 'POST', 'DELETE', 'PATCH'] as const) {
    const path = `${base}api/queues/notifications/retry/failed`;
    expect((await notifications.call(method, path, { as: admin })).status).toBe(404);
  }
});
