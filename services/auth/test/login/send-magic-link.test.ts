import { sendMagicLink } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { addPerson, eventsOf, messagesTo, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();

const ask = (phoneNumber: unknown) => openBrowser(auth).call(sendMagicLink, { phoneNumber });

/** The parts of an answer that a stranger sees, with random values reduced to their shape. */
const visible = ({ status, text, headers }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  text,
  headers: [...headers]
    .filter(([name]) => !['date', 'x-request-id'].includes(name))
    .map(([name, value]) => [name, value.replaceAll(/=\w{20,}/g, '=secret')]),
});

test('When known, unknown, impossible and suspended numbers ask, then all answers are the same', async () => {
  const member = await addPerson(auth);
  const suspended = await addPerson(auth);
  await auth.prisma.person.update({
    where: { id: suspended.id },
    data: { suspendedAt: new Date() },
  });
  const known = await ask(member.phone);
  expect(known.status).toBe(200);
  expect(known.json()).toEqual({
    message: 'If this number belongs to a member, a link is on its way',
  });
  for (const other of [newPhone(), '+1 555 555 5555', '(111) 222-3333', suspended.phone ?? '']) {
    expect(visible(await ask(other))).toEqual(visible(known));
    expect(await messagesTo(auth, other)).toEqual([]);
  }
  expect(await messagesTo(auth, member.phone ?? '')).toHaveLength(1);
});

test('When a link is asked for, then the browser is marked for ten minutes', async () => {
  const { headers } = await ask(newPhone());
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^kbf_asked=\w{32}; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly$/),
  ]);
});

test('When the number is written in any usual way, then it is the same member’s', async () => {
  const { phone } = await addPerson(auth, { phone: '+12027440142' });
  for (const writing of ['(202) 744-0142', '202.744.0142', ' 1 202 744 0142 ', '+1 202-744-0142'])
    expect((await ask(writing)).status).toBe(200);
  expect(await messagesTo(auth, phone ?? '')).toHaveLength(4);
});

test('When the text is no phone number, then the answer says so and nothing is marked', async () => {
  for (const text of [
    'call me',
    '12',
    '0',
    '+1202555',
    '2025550101 and 2025550102',
    '😀',
    'a@b.example',
  ]) {
    const answer = await ask(text);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Please check your phone number and try again.',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test('When the body is hostile, then it is refused as invalid and nothing is recorded', async () => {
  const before = await auth.prisma.loginRequest.count();
  for (const body of [null, 7, {}, [], ['+12025550101'], { $ne: null }, '', '9'.repeat(5_000)])
    expect((await ask(body)).status).toBe(400);
  expect((await ask("+1202'; DROP TABLE person; --")).status).toBe(400);
  expect((await ask('+1202555\u00000101')).status).toBeLessThan(500);
  expect(await auth.prisma.person.count()).toBeGreaterThan(0);
  expect(await auth.prisma.loginRequest.count()).toBeLessThanOrEqual(before + 1);
});

test('When the number is of a country that gets no texts, then the answer says so, member or not', async () => {
  await addPerson(auth, { phone: '+442071838750' });
  const member = await ask('+442071838750');
  const stranger = await ask('+442071838751');
  expect(member.status).toBe(400);
  expect(member.json()).toMatchObject({ code: 'country_not_served' });
  expect(visible(stranger)).toEqual(visible(member));
  expect(await messagesTo(auth, '+442071838750')).toEqual([]);
});

test('When the allow-list names the country, then its members get texts', async () => {
  const { phone } = await addPerson(auth, { phone: '+442071838752' });
  const app = await auth.configured({ LOGIN_COUNTRIES: 'US,GB' });
  const answer = await openBrowser(app).call(sendMagicLink, { phoneNumber: phone });
  expect(answer.status).toBe(200);
  expect(await messagesTo(auth, phone ?? '')).toHaveLength(1);
});

test('When a member asks, then one event goes out that shows nothing in clear and opens with the key', async () => {
  const { phone } = await addPerson(auth);
  const before = (await eventsOf(auth, 'message.requested')).length;
  await ask(phone);
  const events = (await eventsOf(auth, 'message.requested')).slice(before);
  expect(events).toHaveLength(1);
  const [message] = await messagesTo(auth, phone ?? '');
  expect(message?.link).toMatch(/^http:\/\/localhost:8080\/login#token=[0-9A-Za-z]{20}$/);
  expect(message?.code).toMatch(/^\d{6}$/);
  const clear = JSON.stringify(events);
  for (const secret of [phone, message?.token, 'login#token']) expect(clear).not.toContain(secret);
  expect(Object.keys(events[0] ?? {}).sort()).toEqual([
    'channel',
    'content',
    'kind',
    'messageId',
    'notAfter',
  ]);
  expect(events[0]).toMatchObject({ channel: 'sms', kind: 'login' });
});

test('When a login was asked for, then the database holds neither link nor code nor number of it', async () => {
  const { phone } = await addPerson(auth);
  await ask(phone);
  const message = (await messagesTo(auth, phone ?? ''))[0];
  const { rows } = await auth.pool.query('SELECT * FROM login_request');
  const limits = await auth.pool.query('SELECT * FROM request_limit');
  const kept = JSON.stringify([rows, limits.rows]);
  for (const secret of [message?.token, `"${message?.code}"`, phone])
    expect(kept).not.toContain(secret);
});

test('When two people claim a number that nobody has proven, then the oldest claim gets one text', async () => {
  const phone = newPhone();
  const first = await addPerson(auth, { phone, phoneVerified: false });
  await addPerson(auth, { phone, phoneVerified: false });
  await ask(phone);
  expect(await messagesTo(auth, phone)).toHaveLength(1);
  const [request] = await auth.prisma.loginRequest.findMany({ where: { personId: first.id } });
  expect(request?.sent).toBe(true);
});

test('When a number is only claimed by somebody with a proven mail address, then no text goes out', async () => {
  const phone = newPhone();
  await addPerson(auth, {
    phone,
    phoneVerified: false,
    email: 'ada@claims.example',
    emailVerified: true,
  });
  expect((await ask(phone)).status).toBe(200);
  expect(await messagesTo(auth, phone)).toEqual([]);
});
