import type { NeedContact } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { announce, named, recorded } from '../recorded-events.ts';
import { newMember, useCommunity } from '../setup.ts';
import { postNeed } from './need.ts';

const set = useCommunity({ worker: true });

async function known(fullName: string, phone: string) {
  const member = newMember();
  const email = `${fullName.toLowerCase().replace(' ', '.')}@example.org`;
  set.people.set(member.userId, { fullName, phone, email });
  await announce(set.community, 'person.changed', named(member.userId, 1, fullName));
  return member;
}
const ask = (id: string, as: Identity, shares = ['phone']) =>
  set.community.call<NeedContact>('POST', `/api/needs/${id}/contacts`, { as, body: { shares } });
const answer = (id: string, as: Identity, body: unknown) =>
  set.community.call<NeedContact>('PATCH', `/api/need-contacts/${id}`, { as, body });
const contacts = async (as: Identity) =>
  (await set.community.call<NeedContact[]>('GET', '/api/need-contacts', { as })).body;

async function asked() {
  const ruth = await known('Ruth Castellanos', '+12025550103');
  const daniel = await known('Daniel Okafor', '+12025550102');
  const { body } = await postNeed(set.community, {}, ruth);
  const { body: contact } = await ask(body.id, daniel);
  return { ruth, daniel, needId: body.id, contact };
}

test('When somebody asks, then both see that, and nobody a number', async () => {
  const { ruth, daniel, contact } = await asked();

  expect(contact).toMatchObject({ direction: 'sent', state: 'waiting', phone: null, email: null });
  expect(await contacts(daniel)).toMatchObject([{ otherName: 'Ruth Castellanos', phone: null }]);
  expect(await contacts(ruth)).toMatchObject([
    { id: contact.id, direction: 'received', otherName: 'Daniel Okafor', phone: null, email: null },
  ]);
});

test('When the author agrees, then each sees what the other one shares, and no more', async () => {
  const { ruth, daniel, contact } = await asked();
  const confirm = { answer: 'confirm', shares: ['email'] };
  const { status, body } = await answer(contact.id, ruth, confirm);

  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'confirmed', phone: '+12025550102', email: null });
  expect(await contacts(daniel)).toMatchObject([
    { state: 'confirmed', phone: null, email: 'ruth.castellanos@example.org' },
  ]);
  expect((await answer(contact.id, ruth, confirm)).status).toBe(200);
  const told = (await recorded(set.community, 'need.contacted')).filter(
    ({ contactId }) => contactId === contact.id,
  );
  expect(told.map(({ personId, change }) => [personId, change])).toEqual([
    [ruth.userId, 'asked'],
    [daniel.userId, 'confirmed'],
  ]);
  expect((await answer(contact.id, ruth, { answer: 'decline' })).status).toBe(409);
});

test('When the author declines, then nobody sees a number, now or later', async () => {
  const { ruth, daniel, contact, needId } = await asked();
  expect((await answer(contact.id, ruth, { answer: 'decline' })).body.state).toBe('declined');
  expect(await contacts(daniel)).toMatchObject([{ state: 'declined', phone: null, email: null }]);
  expect((await ask(needId, daniel)).body).toMatchObject({ id: contact.id, state: 'declined' });
});

test('When somebody else answers, or one asks oneself, then that is refused', async () => {
  const { ruth, daniel, contact, needId } = await asked();
  const confirm = { answer: 'confirm', shares: ['phone'] };

  expect((await answer(contact.id, daniel, confirm)).status).toBe(404);
  expect((await answer(contact.id, newMember(), confirm)).status).toBe(404);
  expect((await ask(needId, ruth)).status).toBe(409);
  expect((await ask(needId, newMember(), [])).status).toBe(400);
  expect(await contacts(newMember())).toEqual([]);
});

test('When one of the two is suspended or gone, then the other sees no number any more', async () => {
  const { ruth, daniel, contact } = await asked();
  await answer(contact.id, ruth, { answer: 'confirm', shares: ['phone'] });
  set.people.delete(daniel.userId);

  expect(await contacts(ruth)).toMatchObject([{ state: 'confirmed', phone: null }]);
});

test('When a member is erased, then needs and questions go with them', async () => {
  const { ruth, daniel } = await asked();
  const own = await postNeed(set.community, {}, daniel);
  await ask(own.body.id, newMember());
  const at = new Date().toISOString();
  await announce(set.community, 'person.erasing', { personId: daniel.userId, requestedAt: at });

  await expect.poll(() => contacts(ruth), { timeout: 20_000 }).toEqual([]);
  const { prisma } = set.community.deps.database;
  expect(await prisma.need.count({ where: { authorUserId: daniel.userId } })).toBe(0);
  expect(await prisma.needContact.count({ where: { needId: own.body.id } })).toBe(0);
});
