import { redeemLink, sendEmailLink } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { addPerson, eventsOf, messageTo, messagesTo, useAuth } from '../setup.ts';

const auth = useAuth();

const ask = (email: unknown, browser = openBrowser(auth)) => browser.call(sendEmailLink, { email });
const redeem = (token: string) => openBrowser(auth).call(redeemLink, { token });

test('When confirmed, claimed and unknown addresses ask, then answers are the same, one gets a mail', async () => {
  await addPerson(auth, { email: 'paul@known.example', emailVerified: true });
  await addPerson(auth, { email: 'claim@known.example' });
  const known = await ask('Paul@Known.example');
  expect(known.status).toBe(200);
  expect(known.json()).toEqual({
    message: 'If this address belongs to a member, a link is on its way',
  });
  for (const email of ['claim@known.example', 'nobody@known.example']) {
    const other = await ask(email);
    expect([other.status, other.text]).toEqual([known.status, known.text]);
    expect([...other.headers.keys()]).toEqual([...known.headers.keys()]);
    expect(await messagesTo(auth, email)).toEqual([]);
  }
  expect(await messagesTo(auth, 'paul@known.example')).toHaveLength(1);
});

test.each([
  'mailto:Paul@Pasted.example',
  ' Paul <paul@pasted.example>. ',
  'PAUL@pasted.example\u00A0',
])('When %j is sent as an address, then the mail goes to its owner', async (email) => {
  const address = `${crypto.randomUUID()}@pasted.example`;
  await addPerson(auth, { email: address, emailVerified: true });
  expect((await ask(email.replace(/paul(?=@)/i, address.slice(0, 36)))).status).toBe(200);
  expect(await messagesTo(auth, address)).toHaveLength(1);
});

test('When a mail’s link is redeemed, then it logs in once; the mail carries no code', async () => {
  const person = await addPerson(auth, { email: 'once@known.example', emailVerified: true });
  await ask('once@known.example');
  const message = await messageTo(auth, 'once@known.example');
  expect(message.code).toBe('');
  expect(message.link).toMatch(/^http:\/\/localhost:8080\/login#token=\w{20}&by=email$/);
  expect((await eventsOf(auth, 'message.requested')).at(-1)).toMatchObject({
    channel: 'email',
    kind: 'email-login',
  });
  expect((await redeem(message.token)).json()).toMatchObject({ id: person.id });
  expect((await redeem(message.token)).status).toBe(410);
});

test('When a mail is asked for again, then the earlier link is void', async () => {
  await addPerson(auth, { email: 'again@known.example', emailVerified: true });
  const browser = openBrowser(auth);
  await ask('again@known.example', browser);
  const earlier = await messageTo(auth, 'again@known.example');
  await ask('again@known.example', browser);
  expect((await redeem(earlier.token)).status).toBe(410);
  const later = await messageTo(auth, 'again@known.example');
  expect((await redeem(later.token)).status).toBe(200);
});

test('When a mail’s link is redeemed, then an unproven number stays unproven', async () => {
  const person = await addPerson(auth, {
    phoneVerified: false,
    email: 'mail@only.example',
    emailVerified: true,
  });
  await ask('mail@only.example');
  await redeem((await messageTo(auth, 'mail@only.example')).token);
  const after = await auth.prisma.person.findUniqueOrThrow({ where: { id: person.id } });
  expect(after.phoneVerifiedAt).toBeNull();
});

test('When the text is no address, then it is refused', async () => {
  for (const email of [
    '',
    'nobody',
    'a@b',
    7,
    null,
    'a@b.example\u0000',
    `${'a'.repeat(300)}@b.example`,
  ])
    expect((await ask(email)).status).toBe(400);
});
