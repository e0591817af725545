import { admin, newMember } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { phone, queueLogin, useNotifications } from '../setup.ts';

const notifications = useNotifications();
const path = '/api/notifications/deliveries';
type Listed = { id: string }[];
const read = (query: string) => notifications.call<Listed>('GET', path + query, { as: admin });

test('When the delivery log is read, then only an admin gets it, page by page and masked', async () => {
  for (let count = 0; count < 5; count += 1) await queueLogin(notifications.deps.database);
  expect((await notifications.call('GET', path)).status).toBe(401);
  expect((await notifications.call('GET', path, { as: newMember() })).status).toBe(403);
  const ids: string[] = [];
  let query: string | undefined = '?limit=2';
  while (query !== undefined) {
    const page: Awaited<ReturnType<typeof read>> = await read(query);
    expect(page.status).toBe(200);
    expect(page.headers.get('x-total-count')).toBe('5');
    expect(page.text).not.toContain(phone);
    ids.push(...page.json().map(({ id }) => id));
    query = /<[^?]*(\?[^>]*)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(new Set(ids).size).toBe(5);
});

test('When a place in the log is none that it gave, then 400', async () => {
  const before = JSON.stringify(['0000-01-01T00:00:00Z', '0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10']);
  for (const cursor of ['nonsense', Buffer.from(before).toString('base64url'), 'x'.repeat(200)]) {
    expect((await read(`?cursor=${cursor}`)).status).toBe(400);
  }
});
