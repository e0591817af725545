import { redeemCode, redeemLink, sendEmailLink, sendMagicLink } from '@kbf/contracts';
import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { logIn, memberIn } from '../log-in.ts';
import { addMember, eventsOf, messageTo, messagesTo, useAuth, wrongCode } from '../setup.ts';
import type { Auth } from '../setup.ts';

const auth = useAuth();
beforeEach(() => auth.pool.query('TRUNCATE request_limit'));

const from = (n: number) => `198.51.100.${n}`;
const limited = (limits: Record<string, number>) =>
  auth.configured({ LOGIN_LIMITS: JSON.stringify(limits) });
const askByText = async (app: Auth, phoneNumber: string, address: string) =>
  openBrowser(app, { address }).call(sendMagicLink, { phoneNumber });
const askByMail = async (app: Auth, email: string, address: string) =>
  openBrowser(app, { address }).call(sendEmailLink, { email });
const letAnHourPass = () =>
  auth.pool
    .query(`UPDATE request_limit SET window_started_at = window_started_at - interval '1 hour',
    window_ends_at = window_ends_at - interval '1 hour'`);

test('When networks ask for one phone hour after hour, then a day has an end; its owner still has a way', async () => {
  const app = await limited({ perRecipientAnywhereDay: 4, perRecipientNewNetworksHour: 4 });
  const { phone } = await addMember(auth);
  const home = await logIn(auth, phone, { address: from(90) });
  const before = (await messagesTo(auth, phone)).length;
  for (let hour = 0; hour < 6; hour += 1) {
    for (let n = 1; n <= 4; n += 1) await askByText(app, phone, from(n));
    await letAnHourPass();
  }
  // The login was the first of four. Then three of all strangers, and one of each network from the share of new ones.
  expect((await messagesTo(auth, phone)).length - before).toBe(3 + 4);
  expect((await askByText(app, phone, from(90))).status).toBe(200);
  const known = openBrowser(app);
  for (const [name, value] of home.cookies) known.cookies.set(name, value);
  expect((await known.call(sendMagicLink, { phoneNumber: phone })).status).toBe(200);
  expect((await askByText(app, phone, from(91))).status).toBe(200);
});

test('When strangers use up what a person may ask from one known network, then the others have theirs', async () => {
  const { phone } = await addMember(auth);
  for (const n of [1, 2]) await logIn(auth, phone, { address: from(n) });
  const app = await limited({
    textsPerKnownPersonDay: 1,
    textsPerDay: 0,
    textsToNewNetworksDay: 0,
  });
  const ask = async (n: number) => (await askByText(app, phone, from(n))).status;
  expect([await ask(1), await ask(1), await ask(2), await ask(2)]).toEqual([200, 429, 200, 429]);
});

test('When many wrong codes are entered on the site, then admins are told, and no right code is refused', async () => {
  const app = await limited({ wrongCodesHour: 5 });
  const told = async () =>
    (await eventsOf(auth, 'cap.near')).filter(({ cap }) => cap === 'wrong codes');
  const guess = async (n: number) => {
    const { phone } = await addMember(auth);
    const browser = openBrowser(app, { address: from(n) });
    await browser.call(sendMagicLink, { phoneNumber: phone });
    const { code } = await messageTo(auth, phone);
    await browser.call(redeemCode, { phoneNumber: phone, code: wrongCode(code) });
    return (await browser.call(redeemCode, { phoneNumber: phone, code })).status;
  };
  for (let n = 1; n <= 3; n += 1) expect(await guess(n)).toBe(200);
  expect(await told()).toEqual([]);
  for (let n = 4; n <= 8; n += 1) expect(await guess(n)).toBe(200);
  expect(await told()).toMatchObject([{ max: 5 }]);
});

test('When two networks ask for a dozen numbers, then the day’s texts are left for others', async () => {
  const app = await limited({ perNetworkDay: 2, textsPerDay: 5, textsToNewNetworksDay: 0 });
  const members = await Promise.all(Array.from({ length: 12 }, () => addMember(auth)));
  const { phone } = await addMember(auth);
  await logIn(auth, phone, { address: from(1) });
  const statuses = [];
  for (const { phone: one } of members)
    for (const n of [1, 2]) statuses.push((await askByText(app, one, from(n))).status);
  // The login was the first of one network.
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect((await askByText(app, members[0]!.phone, from(3))).status).toBe(200);
  expect((await askByText(app, phone, from(1))).status).toBe(200);
});

test('When both ways are closed, then a refusal names neither, but an admin and a time, member or not', async () => {
  const app = await limited({ perRecipientAnywhereHour: 0, perRecipientNewNetworksHour: 0 });
  const email = 'closed@floods.example';
  const { phone } = await addMember(auth, { email, emailVerified: true });
  const words = [];
  for (const [number, address, n] of [
    [phone, email, 1],
    ['+12027490177', 'nobody@floods.example', 2],
  ] as const) {
    const first = await askByText(app, number, from(n));
    const mail = await askByMail(app, address, from(n));
    const again = await askByText(app, number, from(n));
    words.push([first, mail, again].map((answer) => answer.json()['message']));
  }
  expect(words[0]).toEqual([
    expect.stringContaining('with your email instead'),
    expect.stringMatching(/An admin can let you in\. Please try again in about /),
    expect.stringMatching(/An admin can let you in\. Please try again in about /),
  ]);
  expect(words[1]).toEqual(words[0]);
});

test('When only the texts are closed, then the refusal names the mail, which logs in', async () => {
  const app = await limited({ textsPerDay: 0, textsToNewNetworksDay: 0 });
  const email = 'open@floods.example';
  const { phone } = await memberIn(auth, { email, emailVerified: true });
  for (let n = 0; n < 2; n += 1)
    expect((await askByText(app, phone, from(7))).json()['message']).toContain('your email');
  expect((await askByMail(app, email, from(7))).status).toBe(200);
  const { token } = await messageTo(auth, email);
  expect((await openBrowser(app).call(redeemLink, { token })).status).toBe(200);
});
