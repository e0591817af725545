import { getUser, redeemCode, redeemLink, updateMe, verifyEmail } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { logIn } from '../log-in.ts';
import { addPerson, eventsOf, messageTo, messagesTo, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();

async function member(): Promise<{ id: string; phone: string; browser: Browser }> {
  const { id, phone } = await addPerson(auth);
  return { id, phone: phone ?? '', browser: await logIn(auth, phone ?? '') };
}
const reload = (id: string) => auth.prisma.person.findUniqueOrThrow({ where: { id } });

test('When a member changes the name, then it is changed at once and others hear of it', async () => {
  const { id, browser } = await member();
  const answer = await browser.call(updateMe, { firstName: ' Lois ', lastName: 'Grand' });
  expect(answer.status).toBe(200);
  expect(answer.json()).toMatchObject({ id, fullName: 'Lois Grand', confirming: [] });
  const events = (await eventsOf(auth, 'person.changed')).filter(
    (event) => event['personId'] === id,
  );
  expect(events.at(-1)).toMatchObject({ version: 2, fullName: 'Lois Grand' });
  await browser.call(updateMe, { firstName: 'Lois' });
  await browser.call(updateMe, {});
  expect((await reload(id)).version).toBe(2);
});

test('When a member takes ever new names, then ten a day count; the same again is none', async () => {
  const { id, browser } = await member();
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    statuses.push((await browser.call(updateMe, { firstName: `Lois ${n}` })).status);
    if (n < 10) statuses.push((await browser.call(updateMe, { firstName: `Lois ${n}` })).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
  expect(await reload(id)).toMatchObject({ firstName: 'Lois 9', version: 11 });
  const other = await member();
  expect((await other.browser.call(updateMe, { firstName: 'Ana' })).status).toBe(200);
});

test('When a member enters a new number, then it is theirs once the code of its text is entered', async () => {
  const { id, phone, browser } = await member();
  const next = newPhone();
  const answer = await browser.call(updateMe, { phone: next });
  expect(answer.json()).toMatchObject({ phone, confirming: ['phone'] });
  expect((await eventsOf(auth, 'message.requested')).at(-1)).toMatchObject({
    kind: 'confirm-phone',
  });
  const { code } = await messageTo(auth, next);
  const done = await browser.call(redeemCode, { phoneNumber: next, code });
  expect(done.json()).toMatchObject({ id });
  expect((await browser.call(getUser)).json()).toMatchObject({ phone: next, phoneVerified: true });
  expect((await openBrowser(auth).call(redeemCode, { phoneNumber: next, code })).status).toBe(410);
});

test('When the link of that text is opened where the member is logged in, then it does the same, once', async () => {
  const { id, browser } = await member();
  const next = newPhone();
  const claimant = await addPerson(auth, { phone: next, phoneVerified: false });
  await browser.call(updateMe, { phone: next });
  const { token } = await messageTo(auth, next);
  const answers = [];
  for (let n = 0; n < 2; n += 1) answers.push(await browser.call(redeemLink, { token }));
  expect(answers.map(({ status }) => status)).toEqual([200, 410]);
  expect(await reload(id)).toMatchObject({ phone: next, phoneVerifiedAt: expect.any(Date) });
  expect((await reload(claimant.id)).phone).toBeNull();
});

test('When a newer number is entered, then the text to the earlier one is void', async () => {
  const { browser, id } = await member();
  const [first, second] = [newPhone(), newPhone()];
  await browser.call(updateMe, { phone: first });
  await browser.call(updateMe, { phone: second });
  const { token } = await messageTo(auth, first);
  expect((await browser.call(redeemLink, { token })).status).toBe(410);
  const later = await messageTo(auth, second);
  expect((await browser.call(redeemLink, { token: later.token })).status).toBe(200);
  expect((await reload(id)).phone).toBe(second);
});

test('When number or address is another member’s, then asking does not tell, and confirming is refused', async () => {
  const { id, phone, browser } = await member();
  const other = await addPerson(auth, { email: 'taken@me.example', emailVerified: true });
  const change = { phone: other.phone ?? '', email: 'taken@me.example' };
  const taken = await browser.call(updateMe, change);
  const free = await browser.call(updateMe, { phone: newPhone(), email: 'free@me.example' });
  expect([taken.status, taken.text]).toEqual([200, free.text]);
  await browser.call(updateMe, change);
  const text = await messageTo(auth, change.phone);
  expect((await browser.call(redeemLink, { token: text.token })).status).toBe(409);
  const mail = await messageTo(auth, change.email);
  expect((await browser.call(verifyEmail, { token: mail.token })).status).toBe(409);
  expect(await reload(id)).toMatchObject({ phone, email: null });
});

test('When an address is confirmed where the member is logged in, then it is theirs, and claims go', async () => {
  const { id, browser } = await member();
  const claimant = await addPerson(auth, { email: 'mine@me.example' });
  await browser.call(updateMe, { email: 'Mine@Me.example' });
  const { token, link } = await messageTo(auth, 'mine@me.example');
  expect(link).toContain('/verify-email#token=');
  expect((await reload(id)).email).toBeNull();
  expect((await browser.call(verifyEmail, { token })).status).toBe(200);
  expect((await browser.call(getUser)).json()).toMatchObject({
    id,
    email: 'mine@me.example',
    emailVerified: true,
  });
  expect((await reload(claimant.id)).email).toBeNull();
});

test('When the number or address is one’s own and proven already, then nothing is sent', async () => {
  const { phone, browser } = await member();
  const sent = (await messagesTo(auth, phone)).length;
  expect((await browser.call(updateMe, { phone })).json()).toMatchObject({ confirming: [] });
  expect(await messagesTo(auth, phone)).toHaveLength(sent);
});

test('When the limits of texts are reached, then nothing goes out and nothing has changed', async () => {
  const { id, browser } = await member();
  const phone = newPhone();
  const limited = await auth.configured({
    LOGIN_LIMITS: JSON.stringify({ textsPerDay: 0, textsToNewNetworksDay: 0 }),
  });
  const other = openBrowser(limited);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  const answer = await other.call(updateMe, { phone, firstName: 'Never' });
  expect(answer.status).toBe(429);
  expect(await messagesTo(auth, phone)).toEqual([]);
  expect((await reload(id)).firstName).toBe('Lydia');
  const statuses = [];
  for (let n = 0; n < 11; n += 1)
    statuses.push((await browser.call(updateMe, { phone: newPhone() })).status);
  expect(statuses.at(-1)).toBe(429);
});

test('When a member confirms ADMIN_PHONE while there is no admin, then that member becomes the first one', async () => {
  const { id, phone, browser } = await member();
  const adminPhone = newPhone();
  const other = openBrowser(await auth.configured({ ADMIN_PHONE: adminPhone }));
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  await other.call(updateMe, { phone: adminPhone });
  expect(await reload(id)).toMatchObject({ role: 'member', phone });
  const { token } = await messageTo(auth, adminPhone);
  expect((await other.call(redeemLink, { token })).json()).toMatchObject({ id, role: 'admin' });
});

test('When texts to a new number are not used, then one network causes two; a used one frees it', async () => {
  const network = { address: '198.51.100.41' };
  const [one, other] = [
    await logIn(auth, (await member()).phone, network),
    await logIn(auth, (await member()).phone, network),
  ];
  const phone = newPhone();
  const ask = async (browser: Browser) => (await browser.call(updateMe, { phone })).status;
  expect([await ask(one), await ask(other), await ask(one), await ask(other)]).toEqual([
    200, 200, 429, 429,
  ]);
  expect(await messagesTo(auth, phone)).toHaveLength(2);
  expect((await other.call(updateMe, { phone: newPhone() })).status).toBe(200);
  await one.call(redeemLink, { token: (await messagesTo(auth, phone))[0]?.token });
  expect(await ask(other)).toBe(200);
});

test('When the member is suspended in between, then the text confirms nothing', async () => {
  const { id, phone, browser } = await member();
  const next = newPhone();
  await browser.call(updateMe, { phone: next });
  const { token } = await messageTo(auth, next);
  await auth.prisma.person.update({ where: { id }, data: { suspendedAt: new Date() } });
  expect([401, 403, 410]).toContain((await browser.call(redeemLink, { token })).status);
  expect((await reload(id)).phone).toBe(phone);
});

test('When what is sent is no name, number or address, then it is refused and nothing has changed', async () => {
  const { id, browser } = await member();
  const before = await reload(id);
  const bad: unknown[] = [
    { firstName: '' },
    { firstName: ' ' },
    { lastName: 'a\u0000b' },
    { firstName: '\uD800' },
    { firstName: 'x'.repeat(121) },
    { firstName: 7 },
    { phone: '' },
    { phone: 'nobody' },
    { phone: '+1202' },
    { phone: '+44 20 7946 0958' },
    { email: 'a@b' },
    { email: 'a@b.example\u0000' },
    { email: { a: 1 } },
    null,
    [],
    'text',
  ];
  for (const body of bad) expect((await browser.call(updateMe, body)).status).toBeLessThan(500);
  const refused = await Promise.all(bad.slice(0, 13).map((body) => browser.call(updateMe, body)));
  expect(refused.map(({ status }) => status)).toEqual(bad.slice(0, 13).map(() => 400));
  const extra = { id: crypto.randomUUID(), role: 'admin', emailVerifiedAt: '2020-01-01' };
  expect((await browser.call(updateMe, extra)).status).toBe(200);
  expect(await reload(id)).toEqual(before);
  expect((await openBrowser(auth).call(updateMe, { firstName: 'A' })).status).toBe(401);
});
