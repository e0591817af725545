import { getAuthUser, listAudit } from '@kbf/contracts';
import { serviceHeaders } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { queue } from '../queue.ts';
import { logIn } from '../log-in.ts';
import { addPerson, useAuth } from '../setup.ts';

const auth = useAuth({ worker: true });

test('When admins act in other services, then the log has it once, newest first, with the name', async () => {
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
  // Remove the entry of the login itself.
  await auth.prisma.auditEntry.deleteMany({ where: { action: 'login.began' } });
  const page = (cursor: string) =>
    browser.call({ method: 'GET', path: `${listAudit.path}?limit=1${cursor}` });
  const newest = await page('');
  expect(newest.headers.get('x-total-count')).toBe('2');
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
  const cursor = /cursor=([\w-]+)/.exec(String(newest.headers.get('link')))?.[1];
  const older = await page(`&cursor=${cursor}`);
  expect(older.json()).toMatchObject([{ action: 'submission.approved', subjectId: null }]);
  expect(older.headers.get('link')).toBeNull();
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
    (await browser.call<{ profileImageUrl: unknown }>(getAuthUser)).json().profileImageUrl;
  await changed(3, '/three.jpg');
  await changed(2, '/two.jpg');
  expect(await shown()).toBe('/three.jpg');
  const last = await changed(4, null);
  await queue.again(last);
  expect(await shown()).toBeNull();
});

test('When notifications asks for contacts, then it gets proven ones, none of who is suspended', async () => {
  const ask = (id: string, headers = serviceHeaders('notifications', 'auth')) =>
    auth.call('GET', `/internal/contacts/${id}`, { headers });
  const { id, phone } = await addPerson(auth, { email: 'claimed@only.example' });
  const told = { fullName: 'Lydia Marsh', claims: ['claimed@only.example'] };
  expect((await ask(id)).json()).toEqual({ ...told, phone, email: null });
  await auth.prisma.person.update({ where: { id }, data: { suspendedAt: new Date() } });
  expect((await ask(id)).json()).toEqual({ ...told, phone: null, email: null });
  expect((await ask(crypto.randomUUID())).status).toBe(404);
  expect((await ask('x')).status).toBe(400);
  expect((await ask(id, {})).status).toBe(403);
  expect((await ask(id, serviceHeaders('intake', 'auth'))).status).toBe(403);
});
