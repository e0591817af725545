import {
  endLoginSession,
  endOtherLoginSessions,
  getAuthUser,
  hrefOf,
  listLoginSessions,
  logout,
} from '@kbf/contracts';
import type { LoginSession } from '@kbf/contracts';
import { identityHeaders } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { identityOf, openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { letProofGrowOld } from '../enter-contact.ts';
import { logIn } from '../log-in.ts';
import { addPerson, useAuth } from '../setup.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const auth = useAuth();

async function memberWith(browsers: number) {
  const person = await addPerson(auth);
  const all: Browser[] = [];
  for (let n = 0; n < browsers; n += 1)
    all.push(await logIn(auth, person.phone ?? '', { userAgent: firefox }));
  return { id: person.id, all, first: all[0]!, second: all[1]! };
}
const listOf = async (browser: Browser) =>
  (await browser.call<LoginSession[]>(listLoginSessions)).json();
const endOne = (browser: Browser, id: string) =>
  browser.call({ method: 'DELETE', path: hrefOf(endLoginSession, { id }) });

test('When a member lists logins, then all their own are there, one is marked, and no secret shows', async () => {
  const { first, second } = await memberWith(2);
  await memberWith(1);
  const sessions = await listOf(first);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(sessions[0]).toMatchObject({ device: 'Firefox on Windows' });
  const text = JSON.stringify(sessions);
  for (const browser of [first, second])
    expect(text).not.toContain(browser.cookies.get('kbf_login'));
  expect((await listOf(second)).find(({ current }) => current)?.id).not.toBe(
    sessions.find(({ current }) => current)?.id,
  );
});

test('When a member ends another login, then that browser is logged out at its next call', async () => {
  const { id, first, second } = await memberWith(2);
  const other = (await listOf(first)).find(({ current }) => !current)!;
  expect((await endOne(first, other.id)).status).toBe(204);
  expect((await second.call(getAuthUser)).status).toBe(401);
  expect((await first.call(getAuthUser)).status).toBe(200);
  expect(
    await auth.prisma.auditEntry.findMany({
      where: { actorId: id, action: { not: 'login.began' } },
    }),
  ).toMatchObject([
    { action: 'login-session.ended', subjectId: id, details: { loginId: other.id } },
  ]);
  expect((await endOne(first, other.id)).status).toBe(404);
});

test('When an old login ends other logins, then a fresh proof is asked for; it may end itself', async () => {
  const { id, first, second } = await memberWith(2);
  await letProofGrowOld(auth, id);
  const sessions = await listOf(first);
  const other = sessions.find(({ current }) => !current)!;
  for (const refused of [await endOne(first, other.id), await first.call(endOtherLoginSessions)])
    expect([refused.status, refused.json()['code']]).toEqual([409, 'proof_required']);
  expect((await second.call(getAuthUser)).status).toBe(200);
  expect((await endOne(first, sessions.find(({ current }) => current)!.id)).status).toBe(204);
  expect((await first.call(getAuthUser)).status).toBe(401);
  expect((await second.call(logout)).status).toBe(204);
});

test('When a member ends the current login, then the cookie goes too', async () => {
  const { first } = await memberWith(1);
  const [current] = await listOf(first);
  expect((await endOne(first, current!.id)).status).toBe(204);
  expect(first.cookies.has(first.loginCookie)).toBe(false);
});

test('When a member names somebody else’s login, or none, then it is not found and goes on', async () => {
  const { first } = await memberWith(1);
  const other = await memberWith(1);
  const [theirs] = await listOf(other.first);
  const answer = await endOne(first, theirs!.id);
  expect(answer.status).toBe(404);
  expect((await endOne(first, crypto.randomUUID())).text).toBe(answer.text);
  expect((await endOne(first, 'no-id')).status).toBe(400);
  expect((await other.first.call(getAuthUser)).status).toBe(200);
});

test('When a member ends all other logins, then only this one goes on', async () => {
  const { id, all, first } = await memberWith(3);
  expect((await first.call(endOtherLoginSessions)).status).toBe(204);
  const answers = await Promise.all(all.map((browser) => browser.call(getAuthUser)));
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 401]);
  expect(
    await auth.prisma.auditEntry.findMany({
      where: { actorId: id, action: { not: 'login.began' } },
    }),
  ).toMatchObject([{ action: 'login-sessions.ended', details: { count: 2 } }]);
});

test('When a member logs out, then the login ends at once and the cookie goes', async () => {
  const { first } = await memberWith(1);
  const secret = first.cookies.get('kbf_login') ?? '';
  const answer = await first.call(logout);
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie()).toEqual([
    'kbf_login=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
  ]);
  expect(await identityOf(auth, secret)).toBeNull();
});

test('When the gateway took the login for none yet, then logging out still ends it by its cookie', async () => {
  const { first } = await memberWith(1);
  const secret = first.cookies.get('kbf_login') ?? '';
  await first.call(logout, undefined, identityHeaders({ role: 'visitor' }, 'auth'));
  expect(await identityOf(auth, secret)).toBeNull();
});

test('When nobody is logged in, or the cookie is forged, then logging out succeeds all the same', async () => {
  const visitor = openBrowser(auth);
  expect((await visitor.call(logout)).status).toBe(204);
  visitor.cookies.set('kbf_login', 'f'.repeat(32));
  expect((await visitor.call(logout)).status).toBe(204);
  expect((await visitor.call(logout, undefined, { cookie: 'kbf_login=%00; ;=;' })).status).toBe(
    204,
  );
});
