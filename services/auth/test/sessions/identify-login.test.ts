import { getAuthUser, redeemLink, updateMe } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { changePerson } from '../../src/people/change-person.ts';
import { identityOf } from '../browser.ts';
import { logIn } from '../log-in.ts';
import { addPerson, messageTo, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();

async function loggedIn(role: 'member' | 'admin' = 'member') {
  const person = await addPerson(auth, { role });
  const browser = await logIn(auth, person.phone ?? '');
  return { person, browser, secret: browser.cookies.get('kbf_login') ?? '' };
}
const sessionOf = (personId: string) =>
  auth.prisma.loginSession.findFirstOrThrow({ where: { personId } });
const age = (personId: string, column: string, by: string) =>
  auth.pool.query(
    `UPDATE login_session SET ${column} = clock_timestamp() - $2::interval WHERE person_id = $1`,
    [personId, by],
  );

test('When the gateway exchanges a login cookie, then it learns who, which role, login and when', async () => {
  const { person, secret } = await loggedIn('admin');
  const session = await sessionOf(person.id);
  expect(await identityOf(auth, secret)).toEqual({
    userId: person.id,
    role: 'admin',
    loginId: session.id,
    authTime: Math.round(session.createdAt.getTime() / 1_000),
  });
});

test('When the cookie is forged, is the hash or the id of a login, then it is nobody’s', async () => {
  const { person } = await loggedIn();
  const session = await sessionOf(person.id);
  for (const forged of ['A'.repeat(32), session.tokenHash, session.id, "' OR true --", '\u0000'])
    expect(await identityOf(auth, forged)).toBeNull();
});

test('When a role changes, then the next exchange says so', async () => {
  const { person, secret } = await loggedIn();
  await auth.deps.database.transaction((tx) =>
    changePerson(tx, person.id, { role: 'admin' }, null),
  );
  expect(await identityOf(auth, secret)).toMatchObject({ role: 'admin' });
});

test('When a person is suspended, then no login of theirs counts, and ended ones stay ended afterwards', async () => {
  const { person, secret, browser } = await loggedIn();
  const suspend = (suspended: boolean) =>
    auth.deps.database.transaction((tx) => changePerson(tx, person.id, { suspended }, null));
  await suspend(true);
  expect(await identityOf(auth, secret)).toBeNull();
  await suspend(false);
  expect(await identityOf(auth, secret)).toBeNull();
  expect((await browser.call(getAuthUser)).status).toBe(401);
});

test('When 30 days have passed by the clock of the database, then the login is over', async () => {
  const { person, secret } = await loggedIn();
  await age(person.id, 'expires_at', '0 s');
  expect(await identityOf(auth, secret)).toBeNull();
});

test('When a login is used, then it lasts 30 days from then, written down at most once a minute', async () => {
  const { person, secret } = await loggedIn();
  const fresh = await sessionOf(person.id);
  await identityOf(auth, secret);
  expect((await sessionOf(person.id)).lastSeenAt).toEqual(fresh.lastSeenAt);

  await age(person.id, 'last_seen_at', '20 days');
  await age(person.id, 'expires_at', '-10 days');
  await identityOf(auth, secret);
  const rolled = await sessionOf(person.id);
  expect(rolled.lastSeenAt.getTime()).toBeGreaterThanOrEqual(fresh.lastSeenAt.getTime());
  expect(rolled.expiresAt.getTime() - rolled.lastSeenAt.getTime()).toBe(30 * 24 * 60 * 60_000);
});

test('When a login began 180 days ago, then it is over, however it was used since', async () => {
  const { person, secret } = await loggedIn();
  const dayMs = 24 * 60 * 60_000;
  await age(person.id, 'created_at', '170 days');
  await age(person.id, 'last_seen_at', '20 days');
  expect(await identityOf(auth, secret)).not.toBeNull();
  const used = await sessionOf(person.id);
  expect(used.expiresAt.getTime() - used.createdAt.getTime()).toBe(180 * dayMs);
  await age(person.id, 'created_at', '180 days');
  await age(person.id, 'expires_at', '-10 days');
  expect(await identityOf(auth, secret)).toBeNull();
});

test('When a new number is confirmed, then the login goes on and does not begin anew', async () => {
  const { person, browser } = await loggedIn();
  await age(person.id, 'created_at', '170 days');
  const before = await sessionOf(person.id);
  const phone = newPhone();
  await browser.call(updateMe, { phone });
  await browser.call(redeemLink, { token: (await messageTo(auth, phone)).token });
  const after = await auth.prisma.loginSession.findFirstOrThrow({
    where: { personId: person.id, endedAt: null },
  });
  expect(after.createdAt).toEqual(before.createdAt);
  // A number that a thief has just entered proves nothing.
  expect(after.provenAt).toEqual(before.provenAt);
  expect(after.expiresAt.getTime() - before.createdAt.getTime()).toBe(180 * 24 * 60 * 60_000);
});

test('When the page asks who is here, then the browser’s cookie is given another 30 days', async () => {
  const { browser, secret } = await loggedIn();
  const answer = await browser.call(getAuthUser);
  expect(answer.headers.getSetCookie()).toEqual([
    `kbf_login=${secret}; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly`,
  ]);
});
