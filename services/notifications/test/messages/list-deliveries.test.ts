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

test('When an admin asks for what went wrong, then only failed messages and those of unknown fate come', async () => {
  const { prisma } = notifications.deps.database;
  await prisma.message.deleteMany();
  for (let count = 0; count < 4; count += 1) await queueLogin(notifications.deps.database);
  const all = await prisma.message.findMany({ orderBy: { id: 'asc' } });
  for (const [index, state] of (['failed', 'unknown', 'delivered'] as const).entries())
    await prisma.message.update({ where: { id: all[index]!.id }, data: { state, sealed: null } });
  const troubled = await read('?troubled=true');
  expect(troubled.headers.get('x-total-count')).toBe('2');
  expect(new Set(troubled.json().map(({ id }) => id))).toEqual(new Set([all[0]!.id, all[1]!.id]));
  expect((await read('?troubled=false')).json()).toHaveLength(4);
  expect((await read('?troubled=maybe')).status).toBe(400);
});
