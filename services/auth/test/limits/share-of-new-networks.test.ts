import { hrefOf, redeemLink, sendMemberLink } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { askByMail, askByText, from, useLimits } from '../ask-for-login.ts';
import { openBrowser } from '../browser.ts';
import { memberIn } from '../log-in.ts';
import { addMember, addPerson, eventsOf, messagesTo, newPhone } from '../setup.ts';

const { auth, limited } = useLimits();

test('When three networks ask for one mailbox without end, then its owner gets a link from a fourth', async () => {
  const email = 'owner@mailbox.example';
  await addPerson(auth, { email, emailVerified: true });
  for (const n of [1, 2, 3])
    for (let asked = 0; asked < 14; asked += 1) await askByMail(auth, email, from(n));
  expect((await askByMail(auth, email, from(1))).status).toBe(429);
  expect((await askByMail(auth, email, from(9))).status).toBe(200);
});

test('When fifteen networks ask for one number without end, then its owner gets a text from another', async () => {
  const { phone } = await addMember(auth);
  for (let n = 1; n <= 15; n += 1)
    for (let asked = 0; asked < 4; asked += 1) await askByText(auth, phone, from(n));
  expect((await askByText(auth, phone, from(99))).status).toBe(200);
});

test('When many networks use up the share too, then a network of an earlier login still gets a text', async () => {
  const app = await limited({ perRecipientAnywhereHour: 1, perRecipientNewNetworksHour: 1 });
  const { phone } = await addMember(auth);
  await askByText(auth, phone, from(50));
  const [{ token } = { token: '' }] = await messagesTo(auth, phone);
  const login = openBrowser(auth, { address: from(50) });
  expect((await login.call(redeemLink, { token })).status).toBe(200);
  for (let n = 1; n <= 4; n += 1) await askByText(app, phone, from(n));
  expect((await askByText(app, phone, from(60))).status).toBe(429);
  expect((await askByText(app, phone, from(50))).status).toBe(200);
  expect((await askByText(app, newPhone(), from(50))).status).toBe(200);
  const other = await addMember(auth);
  for (let n = 1; n <= 4; n += 1) await askByText(app, other.phone, from(n));
  expect((await askByText(app, other.phone, from(50))).status).toBe(429);
});

test('When strangers use up the texts of a day, then each new network has two left, within a share', async () => {
  const app = await limited({ textsPerDay: 1, textsToNewNetworksDay: 3 });
  const ask = async (n: number) =>
    (await askByText(app, (await addMember(auth)).phone, from(n))).status;
  const statuses = [];
  for (const n of [1, 1, 1, 1, 2, 3]) statuses.push(await ask(n));
  expect(statuses).toEqual([200, 200, 200, 429, 200, 429]);
});

test('When four fifths of a cap are used up, then admins are told, once', async () => {
  const app = await limited({ textsPerDay: 5, textsToNewNetworksDay: 0 });
  const near = async () => (await eventsOf(auth, 'cap.near')).filter(({ max }) => max === 5);
  const ask = async () => (await askByText(app, (await addMember(auth)).phone, from(1))).status;
  for (let n = 0; n < 3; n += 1) await ask();
  expect(await near()).toEqual([]);
  for (let n = 0; n < 4; n += 1) await ask();
  expect(await near()).toMatchObject([{ cap: 'texts', max: 5 }]);
});

test('When a member is locked out, then an admin sends a link to their own number, which the log shows', async () => {
  const app = await limited({ perRecipientAnywhereHour: 0, perRecipientNewNetworksHour: 0 });
  const { id, phone } = await addMember(auth);
  expect((await askByText(app, phone, from(1))).status).toBe(429);
  const admin = await memberIn(auth, { role: 'admin' });
  const send = (channel: string) =>
    admin.browser.call({ method: 'POST', path: hrefOf(sendMemberLink, { id }) }, { channel });
  const sent = await send('sms');
  expect([sent.status, sent.text]).toEqual([200, expect.not.stringContaining('token')]);
  const [message] = await messagesTo(auth, phone);
  const logged = await auth.prisma.auditEntry.findMany({ where: { action: 'login-link.sent' } });
  expect(logged).toMatchObject([{ actorId: admin.id, subjectId: id }]);
  const opened = await openBrowser(auth).call(redeemLink, { token: message?.token });
  expect(opened.status).toBe(200);
  expect((await send('email')).status).toBe(409);
  expect(await messagesTo(auth, phone)).toHaveLength(1);
});
