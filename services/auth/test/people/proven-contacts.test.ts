import { deleteAccount, fillPath, undoContactChange, updateMe } from '@kbf/contracts';
import { findProvenContacts } from '@kbf/contracts/internal';
import type { ProvenContacts } from '@kbf/contracts/internal';
import { identityHeaders, serviceHeaders } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { enterEmail, enterPhone, letProofGrowOld } from '../enter-contact.ts';
import { memberIn } from '../log-in.ts';
import { addPerson, newPhone, useAuth } from '../setup.ts';
import { undoTokenOf } from '../told-of-changes.ts';

const auth = useAuth();

const ask = (personId: string, headers = serviceHeaders('intake', 'auth')) =>
  auth.call<ProvenContacts>('GET', fillPath(findProvenContacts.path, { personId }), { headers });
const provenOf = async (personId: string) => (await ask(personId)).json();
const nothing = { emails: [], phones: [] };
const still = (value: string) => ({ value, until: null });

let people = 0;
const newEmail = () => `proven${people++}@contacts.example`;
const owner = async () => {
  const email = newEmail();
  return { ...(await memberIn(auth, { email, emailVerified: true })), email };
};

test('When intake asks, then it hears what a person has proven, nothing else of them, suspended or not', async () => {
  const [phone, email] = [newPhone(), newEmail()];
  const { id } = await addPerson(auth, { phone, email, emailVerified: true });
  await auth.prisma.person.update({ where: { id }, data: { suspendedAt: new Date() } });
  const answer = await ask(id);
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual({ emails: [still(email)], phones: [still(phone)] });
});

test('When contact data was only typed, then it is nobody’s: neither a profile’s nor one that waits', async () => {
  const typed = await addPerson(auth, { phoneVerified: false, email: newEmail() });
  expect(await provenOf(typed.id)).toEqual(nothing);
  const { id, phone, email, browser } = await owner();
  await browser.call(updateMe, { email: newEmail() });
  await browser.call(updateMe, { phone: newPhone() });
  const own = { emails: [still(email)], phones: [still(phone)] };
  expect(await provenOf(id)).toEqual(own);
  // Proven by an old login, so it becomes theirs only a day later.
  await letProofGrowOld(auth, id);
  await enterEmail(auth, browser, newEmail());
  expect(await provenOf(id)).toEqual(own);
});

test('When a person changed away from an address and a number, then these are told, with their end', async () => {
  const { id, phone, email, browser } = await owner();
  const [nextEmail, nextPhone] = [newEmail(), newPhone()];
  await enterEmail(auth, browser, nextEmail);
  await enterPhone(auth, browser, nextPhone);
  const changes = await auth.prisma.contactChange.findMany({
    where: { personId: id },
    orderBy: { createdAt: 'asc' },
  });
  const [emailEnd, phoneEnd] = changes.map(({ appliedAt }) => appliedAt?.toISOString());
  expect(emailEnd).toEqual(expect.any(String));
  expect(await provenOf(id)).toEqual({
    emails: [still(nextEmail), { value: email, until: emailEnd }],
    phones: [still(nextPhone), { value: phone, until: phoneEnd }],
  });
});

test('When a change was undone, then what it set was never theirs', async () => {
  const { id, phone, email, browser } = await owner();
  await enterEmail(auth, browser, newEmail());
  const token = await undoTokenOf(auth, id, phone);
  expect((await openBrowser(auth).call(undoContactChange, { token })).status).toBe(200);
  expect(await provenOf(id)).toEqual({ emails: [still(email)], phones: [still(phone)] });
});

test('When they are being erased, then it is theirs up to when they asked; of nobody there is nothing', async () => {
  const { id, phone, email, browser } = await owner();
  await browser.call(deleteAccount);
  const { erasingAt } = await auth.prisma.person.findUniqueOrThrow({ where: { id } });
  const until = erasingAt?.toISOString();
  expect(until).toEqual(expect.any(String));
  expect(await provenOf(id)).toEqual({
    emails: [{ value: email, until }],
    phones: [{ value: phone, until }],
  });
  expect(await provenOf(crypto.randomUUID())).toEqual(nothing);
  expect((await ask('nobody')).status).toBe(400);
});

test('When anybody but intake asks, then they are refused', async () => {
  const { id, phone } = await owner();
  const others = [
    serviceHeaders('community', 'auth'),
    serviceHeaders('notifications', 'auth'),
    serviceHeaders('ai', 'auth'),
    serviceHeaders('gateway', 'auth'),
    serviceHeaders('intake', 'community'),
    identityHeaders({ role: 'admin', userId: crypto.randomUUID() }, 'auth'),
    identityHeaders({ role: 'member', userId: id }, 'auth'),
  ];
  for (const headers of others) {
    const answer = await ask(id, headers);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain(phone);
  }
});
