import { getAuthUser, listAudit } from '@kbf/contracts';
import { serviceHeaders } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../listen.ts';
import type { Listening } from '../listen.ts';
import { logIn } from '../log-in.ts';
import { addPerson, openAuth } from '../setup.ts';
import type { Auth } from '../setup.ts';

let auth: Auth;
let queue: Listening;
beforeAll(async () => {
  auth = await openAuth();
  queue = listen(auth);
});
afterAll(async () => {
  await queue.stop();
  await auth.close();
});

test('When admins act in other services, then the log has it once, newest first, with the name, page by page', async () => {
  const admin = await addPerson(auth, { firstName: 'Ada', lastName: 'Min', role: 'admin' });
  const act = (action: string, subjectId: string | null, minute: number) =>
    queue.deliver('privilege.used', {
      actorId: admin.id,
      action,
      subjectId,
      details: { state: 'hidden', count: 2, forced: true },
      at: `2026-03-01T10:0${minute}:00.000Z`,
    });
  await act('prayer.decided', 'prayer-2', 2);
  const first = await act('submission.approved', null, 1);
  await queue.again(first);
  const browser = await logIn(auth, admin.phone ?? '');
  const page = (cursor: string) =>
    browser.call({ method: 'GET', path: `${listAudit.path}?limit=1${cursor}` });
  const newest = await page('');
  expect(newest.headers['x-total-count']).toBe('2');
  expect(newest.json()).toEqual([
    {
      id: expect.any(String),
      at: '2026-03-01T10:02:00.000Z',
      actorId: admin.id,
      actorName: 'Ada Min',
      action: 'prayer.decided',
      subjectId: 'prayer-2',
      details: { state: 'hidden', count: 2, forced: true },
    },
  ]);
  const cursor = /cursor=([\w-]+)/.exec(String(newest.headers['link']))?.[1];
  const older = await page(`&cursor=${cursor}`);
  expect(older.json()).toMatchObject([{ action: 'submission.approved', subjectId: null }]);
  expect(older.headers['link']).toBeUndefined();
});

test('When pictures of a profile change in any order, then the newest is shown', async () => {
  const person = await addPerson(auth);
  const changed = (version: number, profileImageUrl: string | null) =>
    queue.deliver('profile.changed', {
      personId: person.id,
      version,
      profileImageUrl,
      changedAt: new Date().toISOString(),
    });
  const browser = await logIn(auth, person.phone ?? '');
  const shown = async () =>
    (await browser.call(getAuthUser)).json<{ profileImageUrl: unknown }>().profileImageUrl;
  await changed(3, '/three.jpg');
  await changed(2, '/two.jpg');
  expect(await shown()).toBe('/three.jpg');
  const last = await changed(4, null);
  await queue.again(last);
  expect(await shown()).toBeNull();
});

test('When notifications asks where a person is reached, then it gets what is proven, nothing of who is suspended, 404 for nobody', async () => {
  const ask = (id: string, headers = serviceHeaders('notifications', 'auth')) =>
    auth.app.inject({ url: `/internal/contacts/${id}`, headers });
  const { id, phone } = await addPerson(auth, { email: 'claimed@only.example' });
  const told = { fullName: 'Lydia Marsh', claims: ['claimed@only.example'] };
  expect((await ask(id)).json()).toEqual({ ...told, phone, email: null });
  await auth.database.person.update({ where: { id }, data: { suspendedAt: new Date() } });
  expect((await ask(id)).json()).toEqual({ ...told, phone: null, email: null });
  expect((await ask(crypto.randomUUID())).statusCode).toBe(404);
  expect((await ask('x')).statusCode).toBe(400);
  expect((await ask(id, {})).statusCode).toBe(403);
  expect((await ask(id, serviceHeaders('community', 'auth'))).statusCode).toBe(403);
});
