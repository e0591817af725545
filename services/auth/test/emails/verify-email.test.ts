import { getUser, redeemLink, updateMe, verifyEmail } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { queue } from '../queue.ts';
import { memberIn } from '../log-in.ts';
import { addPerson, eventsOf, messageTo, messagesTo, useAuth } from '../setup.ts';

const auth = useAuth({ worker: true });

const verify = (token: unknown, browser = openBrowser(auth)) =>
  browser.call(verifyEmail, { token });
const tokenFor = async (email: string) => (await messageTo(auth, email)).token;

test('When somebody registers for the training, then a mail asks to confirm, and nobody is a member yet', async () => {
  await queue.register('Silas@Penn.example');
  const { link } = await messageTo(auth, 'silas@penn.example');
  expect(link).toMatch(/^http:\/\/localhost:8080\/verify-email#token=[0-9A-Za-z]{20}$/);
  expect((await eventsOf(auth, 'message.requested')).at(-1)).toMatchObject({
    kind: 'verify-email',
  });
  expect(await auth.prisma.person.count()).toBe(0);
});

test('When the address is confirmed, then its owner is a member, logged in, and others hear whose it is', async () => {
  const registrationId = crypto.randomUUID();
  await queue.register('junia@east.example', 'Junia East', registrationId);
  const browser = openBrowser(auth);
  const answer = await verify(await tokenFor('junia@east.example'), browser);
  expect(answer.status).toBe(200);
  expect(answer.json()).toMatchObject({ fullName: 'Junia East', email: 'junia@east.example' });
  expect((await browser.call(getUser)).json()).toMatchObject({ emailVerified: true, phone: null });
  expect((await eventsOf(auth, 'member.joined')).at(-1)).toMatchObject({
    personId: answer.json()['id'],
    registrationId,
    isNew: true,
  });
});

const approvedOf = async (personId: unknown) =>
  (await eventsOf(auth, 'person.changed'))
    .filter((event) => event.personId === personId)
    .map(({ approved }) => approved);

test('When somebody joined by mail alone, then others hear so, until an admin approves a form of theirs', async () => {
  await queue.register('tirzah@east.example', 'Tirzah East');
  const joined = await verify(await tokenFor('tirzah@east.example'));
  const { id } = joined.json();
  expect(await approvedOf(id)).toEqual([false]);
  await queue.approve({ email: 'tirzah@east.example', phone: null });
  await queue.approve({ email: 'tirzah@east.example', phone: null });
  expect(await approvedOf(id)).toEqual([false, true]);
});

test('When an approved form had no number, then whoever confirms its address is approved', async () => {
  await queue.approve({ email: 'milcah@east.example', phone: null });
  const joined = await verify(await tokenFor('milcah@east.example'));
  expect(await approvedOf(joined.json()['id'])).toEqual([true]);
});

test('When the link is used 20 times at once, then it works once', async () => {
  await queue.register('race@mail.example');
  const token = await tokenFor('race@mail.example');
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
  expect(await auth.prisma.person.count({ where: { email: 'race@mail.example' } })).toBe(1);
});

test('When one address is registered twice, then the later link voids the earlier and confirms both', async () => {
  const ids: string[] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of ids) await queue.register('both@mail.example', 'Both Ways', id);
  const mails = await messagesTo(auth, 'both@mail.example');
  const answers = await Promise.all(mails.map(({ token }) => verify(token)));
  expect(answers.map(({ status }) => status)).toEqual([410, 200]);
  const news = (await eventsOf(auth, 'member.joined')).filter(({ registrationId }) =>
    ids.includes(String(registrationId)),
  );
  expect(news).toHaveLength(2);
  expect(new Set(news.map(({ personId }) => personId)).size).toBe(1);
  expect(news.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test('When one address is registered three times at once, then one of the links works', async () => {
  await Promise.all(Array.from({ length: 3 }, () => queue.register('three@mail.example')));
  const mails = await messagesTo(auth, 'three@mail.example');
  const answers = [];
  for (const { token } of mails) answers.push((await verify(token)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status === 410)).toHaveLength(2);
});

test('When a stranger registers with a member’s coming address, then the member’s link still works', async () => {
  const { browser } = await memberIn(auth);
  await browser.call(updateMe, { email: 'mine@mail.example' });
  const own = await tokenFor('mine@mail.example');
  await queue.register('mine@mail.example');
  expect((await verify(own, browser)).status).toBe(200);
});

test('When a member has confirmed the address before, then registering leads to that member', async () => {
  const { id } = await addPerson(auth, { email: 'known@mail.example', emailVerified: true });
  await queue.register('known@mail.example', 'Somebody Else');
  const answer = await verify(await tokenFor('known@mail.example'));
  expect(answer.json()).toMatchObject({ id, fullName: 'Lydia Marsh' });
});

test('When that member is suspended, then the link leads nowhere', async () => {
  const { id } = await addPerson(auth, { email: 'out@mail.example', emailVerified: true });
  await auth.prisma.person.update({ where: { id }, data: { suspendedAt: new Date() } });
  await queue.register('out@mail.example');
  expect((await verify(await tokenFor('out@mail.example'))).status).toBe(410);
  expect(await auth.prisma.loginSession.count({ where: { personId: id } })).toBe(0);
});

test.each([
  ['is suspended', { suspendedAt: new Date() }],
  ['gives up the address', { email: 'moved@mail.example' }],
])('When that member %s while the link is used, then it leads nowhere', async (_what, data) => {
  const email = `meanwhile${Object.keys(data).join('')}@mail.example`.toLowerCase();
  const { id } = await addPerson(auth, { email, emailVerified: true });
  await queue.register(email);
  const token = await tokenFor(email);
  const { answer } = await auth.deps.database.transaction(async (tx) => {
    await tx.person.update({ where: { id }, data });
    let isAnswered = false;
    const verifying = verify(token).finally(() => (isAnswered = true));
    await until(async () => isAnswered || (await isWaiting()));
    return { answer: verifying };
  });
  expect((await answer).status).toBe(410);
  expect(await auth.prisma.loginSession.count({ where: { personId: id } })).toBe(0);
});

/** Returns true if a statement waits for a lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await auth.pool.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

test('When the link is too old, made up or one of another kind, then it is refused', async () => {
  await queue.register('late@mail.example');
  await auth.pool.query(`UPDATE email_claim SET expires_at = clock_timestamp()`);
  const token = await tokenFor('late@mail.example');
  for (const bad of [token, 'x', `${token} `, 'A'.repeat(200), '\u0000', "' OR 1=1 --"])
    expect((await verify(bad)).status).toBe(410);
  for (const bad of ['', 'A'.repeat(201), 7, null, undefined, ['x'], { a: 1 }])
    expect((await verify(bad)).status).toBe(400);
  await queue.register('kind@mail.example');
  const other = await tokenFor('kind@mail.example');
  expect((await openBrowser(auth).call(redeemLink, { token: other })).status).toBe(410);
});

test('When the registration is delivered twice, then one mail goes out', async () => {
  const event = await queue.register('double@mail.example');
  await queue.again(event);
  expect(await messagesTo(auth, 'double@mail.example')).toHaveLength(1);
});

test('When one address is registered without end, then its inbox is not filled', async () => {
  await Promise.all(Array.from({ length: 14 }, () => queue.register('victim@mail.example')));
  expect(await messagesTo(auth, 'victim@mail.example')).toHaveLength(3);
});
