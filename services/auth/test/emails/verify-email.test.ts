import { getUser, redeemLink, verifyEmail } from '@kbf/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { listen } from '../listen.ts';
import type { Listening } from '../listen.ts';
import { addPerson, eventsOf, messageTo, messagesTo, openAuth } from '../setup.ts';
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

const verify = (token: unknown, browser = openBrowser(auth.app)) =>
  browser.call(verifyEmail, { token });
const tokenFor = async (email: string) => (await messageTo(auth, email)).token;

test('When somebody registers for the training, then a mail asks to confirm the address, and there is no member yet', async () => {
  await queue.register('Silas@Penn.example');
  const { link } = await messageTo(auth, 'silas@penn.example');
  expect(link).toMatch(/^http:\/\/localhost:8080\/verify-email#token=[0-9A-Za-z]{20}$/);
  expect((await eventsOf(auth, 'login.requested')).at(-1)).toMatchObject({ kind: 'verify-email' });
  expect(await auth.database.person.count()).toBe(0);
});

test('When the address is confirmed, then its owner is a member, logged in, and others hear whose registration it is', async () => {
  const registrationId = crypto.randomUUID();
  await queue.register('junia@east.example', 'Junia East', registrationId);
  const browser = openBrowser(auth.app);
  const answer = await verify(await tokenFor('junia@east.example'), browser);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ fullName: 'Junia East', email: 'junia@east.example' });
  expect((await browser.call(getUser)).json()).toMatchObject({ emailVerified: true, phone: null });
  expect((await eventsOf(auth, 'member.joined')).at(-1)).toMatchObject({
    personId: answer.json<{ id: string }>().id,
    registrationId,
    isNew: true,
  });
});

test('When the link is used 20 times at once, then it works once', async () => {
  await queue.register('race@mail.example');
  const token = await tokenFor('race@mail.example');
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19);
  expect(await auth.database.person.count({ where: { email: 'race@mail.example' } })).toBe(1);
});

test('When two registrations of one address are confirmed at once, then there is one member with both', async () => {
  const ids: string[] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of ids) await queue.register('both@mail.example', 'Both Ways', id);
  const mails = await messagesTo(auth, 'both@mail.example');
  const answers = await Promise.all(mails.map(({ token }) => verify(token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const news = (await eventsOf(auth, 'member.joined')).filter(({ registrationId }) =>
    ids.includes(String(registrationId)),
  );
  expect(new Set(news.map(({ personId }) => personId)).size).toBe(1);
  expect(news.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(news).toHaveLength(2);
});

test('When a member has confirmed the address before, then registering leads to that member', async () => {
  const { id } = await addPerson(auth, { email: 'known@mail.example', emailVerified: true });
  await queue.register('known@mail.example', 'Somebody Else');
  const answer = await verify(await tokenFor('known@mail.example'));
  expect(answer.json()).toMatchObject({ id, fullName: 'Lydia Marsh' });
});

test('When that member is suspended, then the link leads nowhere', async () => {
  const { id } = await addPerson(auth, { email: 'out@mail.example', emailVerified: true });
  await auth.database.person.update({ where: { id }, data: { suspendedAt: new Date() } });
  await queue.register('out@mail.example');
  expect((await verify(await tokenFor('out@mail.example'))).statusCode).toBe(410);
  expect(await auth.database.loginSession.count({ where: { personId: id } })).toBe(0);
});

test('When the link is too old, made up or one of another kind, then it is refused', async () => {
  await queue.register('late@mail.example');
  await auth.pool.query(`UPDATE email_claim SET expires_at = clock_timestamp()`);
  const token = await tokenFor('late@mail.example');
  for (const bad of [token, 'x', `${token} `, 'A'.repeat(200), '\u0000', "' OR 1=1 --"])
    expect((await verify(bad)).statusCode).toBe(410);
  for (const bad of ['', 'A'.repeat(201), 7, null, undefined, ['x'], { a: 1 }])
    expect((await verify(bad)).statusCode).toBe(400);
  await queue.register('kind@mail.example');
  const other = await tokenFor('kind@mail.example');
  expect((await openBrowser(auth.app).call(redeemLink, { token: other })).statusCode).toBe(410);
});

test('When the registration is delivered twice, then one mail goes out', async () => {
  const event = await queue.register('double@mail.example');
  await queue.again(event);
  expect(await messagesTo(auth, 'double@mail.example')).toHaveLength(1);
});

test('When one address is registered without end, then its inbox is not filled', async () => {
  await Promise.all(Array.from({ length: 14 }, () => queue.register('victim@mail.example')));
  expect(await messagesTo(auth, 'victim@mail.example')).toHaveLength(10);
});
