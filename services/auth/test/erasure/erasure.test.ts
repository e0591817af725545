import { randomUUID } from 'node:crypto';
import {
  deleteAccount,
  hrefOf,
  listMembers,
  redeemLink,
  sendMagicLink,
  startExport,
  updateMe,
  updateMember,
} from '@kbf/contracts';
import { definitionOf } from '@kbf/events';
import type { ConsumerName } from '@kbf/events';
import { identityHeaders, serviceHeaders } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { askAgain } from '../../src/erasure/ask-again.ts';
import { letWaitPass } from './let-wait-pass.ts';
import { identityOf, openBrowser } from '../browser.ts';
import { queue } from '../queue.ts';
import { logIn } from '../log-in.ts';
import { addPerson, eventsOf, messageTo, messagesTo, useAuth } from '../setup.ts';

const auth = useAuth({ worker: true });

const services = definitionOf('person.erasing').consumers;
const erased = (personId: string, service: ConsumerName) =>
  queue.deliver('person.erased', { personId, erasedAt: new Date().toISOString() }, service);
const find = (id: string) => auth.prisma.person.findUnique({ where: { id } });
const everywhere = async (personId: string) => {
  for (const service of services) await erased(personId, service);
};
let emails = 0;
async function member() {
  const email = `leaving${emails++}@erase.example`;
  const person = await addPerson(auth, { email, emailVerified: true });
  const phone = person.phone ?? '';
  return { id: person.id, phone, email, browser: await logIn(auth, phone) };
}

test('When a member deletes the account, then logins end, nobody gets in, all is asked a week later', async () => {
  const { id, phone, browser } = await member();
  const elsewhere = await logIn(auth, phone);
  const secrets = [browser, elsewhere].map((one) => one.cookies.get(one.loginCookie) ?? '');
  await openBrowser(auth).call(sendMagicLink, { phoneNumber: phone });
  const { token } = await messageTo(auth, phone);
  const answer = await browser.call(deleteAccount);
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(browser.cookies.has(browser.loginCookie)).toBe(false);
  for (const secret of secrets) expect(await identityOf(auth, secret)).toBeNull();
  expect((await openBrowser(auth).call(redeemLink, { token })).status).toBe(410);
  const sent = (await messagesTo(auth, phone)).length;
  await openBrowser(auth).call(sendMagicLink, { phoneNumber: phone });
  expect(await messagesTo(auth, phone)).toHaveLength(sent);
  const asked = async () =>
    (await eventsOf(auth, 'person.erasing')).filter((e) => e['personId'] === id).length;
  await letWaitPass(auth, id, { minutes: -1 });
  expect(await asked()).toBe(0);
  await letWaitPass(auth, id);
  await letWaitPass(auth, id);
  expect(await asked()).toBe(1);
  expect((await elsewhere.call(deleteAccount)).status).toBe(401);
});

test('When the browser has a visitor’s cookie, then exports and erasures name it', async () => {
  const { id, browser } = await member();
  const visitorId = randomUUID();
  const identity = (await identityOf(auth, browser.secret()))!;
  const withCookie = identityHeaders({ ...identity, visitorId }, 'auth');
  await browser.call(startExport, undefined, withCookie);
  await browser.call(deleteAccount, undefined, withCookie);
  await letWaitPass(auth, id);
  for (const kind of ['export.requested', 'person.erasing'] as const)
    expect(await eventsOf(auth, kind)).toContainEqual(
      expect.objectContaining({ personId: id, visitorId }),
    );
  for (const service of services) await erased(id, service);
  const where = { personId: id };
  expect(await auth.prisma.erasure.findUnique({ where })).toMatchObject({ visitorId: null });
});

test('When every service has confirmed, in any order and often, then the person goes with all claims', async () => {
  const { id, email, browser } = await member();
  await browser.call(updateMe, { email: 'another@erase.example' });
  await browser.call(startExport);
  await queue.register(email);
  await browser.call(deleteAccount);
  await letWaitPass(auth, id);
  for (const service of services.toReversed()) {
    expect(await find(id)).not.toBeNull();
    const event = await erased(id, service);
    await queue.again(event);
    await erased(id, service);
  }
  expect(await find(id)).toBeNull();
  const left = [
    auth.prisma.loginSession.count({ where: { personId: id } }),
    auth.prisma.loginRequest.count({ where: { personId: id } }),
    auth.prisma.emailClaim.count({ where: { OR: [{ personId: id }, { email }] } }),
    auth.prisma.exportRequest.count({ where: { personId: id } }),
  ];
  expect(await Promise.all(left)).toEqual([0, 0, 0, 0]);
  const tombstone = await auth.prisma.erasure.findUniqueOrThrow({ where: { personId: id } });
  expect(tombstone.erasedAt).toBeInstanceOf(Date);
});

test('When the confirmations come all at once, then the person is removed', async () => {
  const { id, browser } = await member();
  await browser.call(deleteAccount);
  await letWaitPass(auth, id);
  await Promise.all(services.map((service) => erased(id, service)));
  expect(await find(id)).toBeNull();
});

test('When events about the person come late, then nothing of them comes back', async () => {
  const { id, browser } = await member();
  await browser.call(deleteAccount);
  const profile = {
    personId: id,
    profileImageUrl: '/late.jpg',
    changedAt: new Date().toISOString(),
  };
  await queue.deliver('profile.changed', { ...profile, version: 1 });
  expect((await find(id))?.profileImageUrl ?? null).toBeNull();
  await letWaitPass(auth, id);
  await everywhere(id);
  await queue.deliver('profile.changed', { ...profile, version: 2 });
  await everywhere(id);
  await erased(crypto.randomUUID(), 'intake');
  expect(await find(id)).toBeNull();
});

test('When somebody joins with the contact data of who is leaving, then it is a new member all along', async () => {
  const { id, phone, email, browser } = await member();
  await browser.call(deleteAccount);
  await queue.approve({ email, phone });
  const again = await logIn(auth, phone);
  const { userId } = (await identityOf(auth, again.cookies.get(again.loginCookie) ?? ''))!;
  expect(userId).not.toBe(id);
  await letWaitPass(auth, id);
  await everywhere(id);
  expect(await find(userId)).toMatchObject({ phone, email, phoneVerifiedAt: expect.any(Date) });
});

test('When a service does not confirm within an hour, then all are asked again, once an hour', async () => {
  const { id, browser } = await member();
  await browser.call(deleteAccount);
  expect(await askAgain(auth.deps)).toBe(0);
  await letWaitPass(auth, id);
  await auth.pool.query(
    `UPDATE erasure SET asked_at = clock_timestamp() - interval '61 minutes' WHERE person_id = $1`,
    [id],
  );
  expect(await askAgain(auth.deps)).toBe(1);
  expect(await askAgain(auth.deps)).toBe(0);
  const asked = (await eventsOf(auth, 'person.erasing')).filter((e) => e['personId'] === id);
  expect(asked).toHaveLength(2);
});

test('When the last admin wants to leave, then another is needed; contacts are found until the end', async () => {
  const admin = await addPerson(auth, { role: 'admin' });
  const browser = await logIn(auth, admin.phone ?? '');
  expect((await browser.call(deleteAccount)).status).toBe(409);
  await addPerson(auth, { role: 'admin' });
  expect((await browser.call(deleteAccount)).status).toBe(204);
  const contacts = () =>
    auth.call('GET', `/internal/contacts/${admin.id}`, {
      headers: serviceHeaders('notifications', 'auth'),
    });
  // Nobody writes to them, and nobody is shown their number, while they can still stay.
  expect((await contacts()).json()).toMatchObject({ phone: null, email: null });
  await letWaitPass(auth, admin.id);
  expect((await contacts()).json()).toMatchObject({ phone: admin.phone });
  await everywhere(admin.id);
  expect((await contacts()).status).toBe(404);
});

test('When somebody is leaving, then admins see them only where they ask for it, and give no role', async () => {
  const { id, email, browser } = await member();
  const admin = await addPerson(auth, { role: 'admin' });
  const adminBrowser = await logIn(auth, admin.phone ?? '');
  await browser.call(deleteAccount);
  const listed = async (query = '') => {
    const path = `${listMembers.path}?search=${email}${query}`;
    return (await adminBrowser.call({ method: 'GET', path })).json();
  };
  expect(await listed()).toEqual([]);
  expect(await listed('&leaving=false')).toEqual([]);
  expect(await listed('&leaving=true')).toMatchObject([{ id, leaving: true }]);
  const change = { method: 'PATCH', path: hrefOf(updateMember, { id }) } as const;
  expect((await adminBrowser.call(change, { role: 'admin' })).status).toBe(404);
});

test('When a visitor asks, then it is refused', async () => {
  expect((await openBrowser(auth).call(deleteAccount)).status).toBe(401);
});
