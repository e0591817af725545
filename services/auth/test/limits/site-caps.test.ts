import { hrefOf, redeemLink, sendMemberLink } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { askByMail, askByText, from, useLimits } from '../ask-for-login.ts';
import { openBrowser } from '../browser.ts';
import { logIn, memberIn } from '../log-in.ts';
import { addPasskey } from '../passkeys/add-passkey.ts';
import { addMember, eventsOf, messageTo } from '../setup.ts';

/** Every text and mail counts toward the cap of the site. */
const { auth, limited } = useLimits();
const usedOf = async (key: string) =>
  (await auth.prisma.requestLimit.findUnique({ where: { key } }))?.count ?? 0;

test('When a member asks in a known network, then the site’s cap counts it, and members keep their share', async () => {
  const { phone } = await addMember(auth);
  await logIn(auth, phone, { address: from(1) });
  const app = await limited({ textsPerDay: 3, textsToNewNetworksDay: 0, unusedTexts: 9 });
  const ask = async () => (await askByText(app, phone, from(1))).status;
  expect([await ask(), await ask()]).toEqual([200, 200]);
  expect(await usedOf('texts')).toBe(3);
  expect((await askByText(app, (await addMember(auth)).phone, from(2))).status).toBe(429);
  expect(await ask()).toBe(200);
  expect((await eventsOf(auth, 'cap.near')).filter(({ max }) => max === 3)).toMatchObject([
    { cap: 'texts' },
  ]);
});

test('When a member asks in a known network by mail, then the site’s cap counts it too', async () => {
  const email = 'known@caps.example';
  await addMember(auth, { email, emailVerified: true });
  await askByMail(auth, email, from(1));
  const { token } = await messageTo(auth, email);
  await openBrowser(auth, { address: from(1) }).call(redeemLink, { token });
  const before = await usedOf('login mails');
  expect((await askByMail(auth, email, from(1))).status).toBe(200);
  expect(await usedOf('login mails')).toBe(before + 1);
});

test('When one member has many known networks, then they have one allowance together', async () => {
  const { phone } = await addMember(auth);
  for (const n of [1, 2, 3]) await logIn(auth, phone, { address: from(n) });
  const app = await limited({ textsPerMemberDay: 2, textsPerDay: 0, textsToNewNetworksDay: 0 });
  // The logins from the second and third network were strangers’: each network was new.
  const statuses = [];
  for (const n of [1, 2, 3]) statuses.push((await askByText(app, phone, from(n))).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('When the members’ share is used up too, then members are refused', async () => {
  const { phone } = await addMember(auth);
  await logIn(auth, phone, { address: from(1) });
  const app = await limited({ textsPerDay: 0, textsToNewNetworksDay: 0, textsToMembersDay: 2 });
  const ask = async () => (await askByText(app, phone, from(1))).status;
  expect([await ask(), await ask()]).toEqual([200, 429]);
});

test('When members are told of a passkey, and an admin sends a link, then the site’s caps count it', async () => {
  const email = 'told@caps.example';
  const { id, browser } = await memberIn(auth, { email, emailVerified: true });
  const admin = await memberIn(auth, { role: 'admin' });
  const [texts, mails] = [await usedOf('texts'), await usedOf('mails')];
  await addPasskey(browser);
  expect([await usedOf('texts'), await usedOf('mails')]).toEqual([texts + 1, mails + 1]);
  const link = { ...sendMemberLink, path: hrefOf(sendMemberLink, { id }) };
  for (const channel of ['sms', 'email'])
    expect((await admin.browser.call(link, { channel })).status).toBe(200);
  expect([await usedOf('texts'), await usedOf('mails')]).toEqual([texts + 2, mails + 2]);
});
