import type { Block, Need, NeedContact, UserProfile } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { gatherPerson } from '../../src/erasure/gather-person.ts';
import { lookForMatches } from '../../src/needs/announce-matches.ts';
import { deskOf } from '../desk/at-the-desk.ts';
import { newWords, postNeed } from '../needs/need.ts';
import { newPartner, twoPartners } from '../partners/partners.ts';
import { saveProfile } from '../profiles/profile.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { announce, named, recorded } from '../recorded-events.ts';
import { newMember, newVisitor, reader, useCommunity } from '../setup.ts';

const set = useCommunity({ worker: true });

async function known(fullName: string) {
  const member = newMember();
  await announce(set.community, 'person.changed', named(member.userId, 1, fullName));
  return member;
}
const twoMembers = async () => ({
  ruth: await known('Ruth Castellanos'),
  daniel: await known('Daniel Okafor'),
});
const block = (as: Identity, userId: string) =>
  set.community.call<Block>('PUT', `/api/blocks/${userId}`, { as });
const unblock = (as: Identity, userId: string) =>
  set.community.call('DELETE', `/api/blocks/${userId}`, { as });
const blocksOf = async (as: Identity) =>
  (await set.community.call<Block[]>('GET', '/api/blocks', { as })).body;
const needsFor = async (as: Identity, search: string) => {
  const path = `/api/needs?search=${encodeURIComponent(search)}`;
  return (await set.community.call<Need[]>('GET', path, { as })).body;
};
const ask = (as: Identity, needId: string) =>
  set.community.call<NeedContact & { code: string }>('POST', `/api/needs/${needId}/contacts`, {
    as,
    body: { shares: ['email'] },
  });
const contactsOf = async (as: Identity) =>
  (await set.community.call<NeedContact[]>('GET', '/api/need-contacts', { as })).body;
const comment = (as: Identity, prayerId: string) =>
  set.community.call('POST', `/api/prayers/${prayerId}/comments`, {
    as,
    body: { comment: 'Praying with you.' },
  });
/** Both directions: a block counts for both, no matter who made it. */
const directions = ['the blocker', 'the blocked member'] as const;

test('When a member blocks another, then only the blocker sees it, once, until they end it', async () => {
  const { ruth, daniel } = await twoMembers();
  const first = await block(ruth, daniel.userId);
  expect(first).toMatchObject({
    status: 200,
    body: { userId: daniel.userId, userName: 'Daniel Okafor' },
  });
  expect((await block(ruth, daniel.userId)).body).toEqual(first.body);
  expect(await blocksOf(ruth)).toEqual([first.body]);
  expect(await blocksOf(daniel)).toEqual([]);

  expect((await unblock(daniel, ruth.userId)).status).toBe(204);
  expect(await blocksOf(ruth)).toHaveLength(1);
  expect((await unblock(ruth, daniel.userId)).status).toBe(204);
  expect(await blocksOf(ruth)).toEqual([]);
});

test('When it is oneself, an unknown person, or a visitor asks, then nothing is blocked', async () => {
  const { ruth, daniel } = await twoMembers();
  expect((await block(ruth, ruth.userId)).status).toBe(409);
  expect((await block(ruth, newMember().userId)).status).toBe(404);
  expect((await block(ruth, 'someone')).status).toBe(400);
  expect((await block(newVisitor(), daniel.userId)).status).toBe(401);
  expect((await block(reader, daniel.userId)).status).toBe(401);
  expect(await blocksOf(ruth)).toEqual([]);
});

test.each(directions)('When there is a block, then %s sees no need of the other', async (who) => {
  const { ruth, daniel } = await twoMembers();
  const text = newWords('Someone with a van');
  const [author, other] = who === 'the blocker' ? [daniel, ruth] : [ruth, daniel];
  const { id } = (await postNeed(set.community, { text }, author)).body;
  expect(await needsFor(other, text)).toHaveLength(1);

  await block(ruth, daniel.userId);

  expect(await needsFor(other, text)).toEqual([]);
  expect((await ask(other, id)).status).toBe(404);
  const path = `/api/needs/${id}/report`;
  const body = { reason: 'Spam' };
  expect((await set.community.call('POST', path, { as: other, body })).status).toBe(404);
  expect(await needsFor(newMember(), text)).toHaveLength(1);
  await unblock(ruth, daniel.userId);
  expect(await needsFor(other, text)).toHaveLength(1);
});

test.each(directions)('When %s posts what fits, then no match and no notice', async (who) => {
  const { ruth, daniel } = await twoMembers();
  const [poster, other] = who === 'the blocker' ? [ruth, daniel] : [daniel, ruth];
  const text = newWords('Sourdough ovens');
  await block(ruth, daniel.userId);
  await postNeed(set.community, { kind: 'need', text }, other);
  const offer = await postNeed(set.community, { kind: 'offer', text }, poster);

  expect(offer.body.need.matches.map(({ userId }) => userId)).not.toContain(other.userId);
  await lookForMatches(set.community.deps, new Date(Date.now() + 1_000));
  const told = (await recorded(set.community, 'need.matched')).map(({ personId }) => personId);
  expect(told).not.toContain(other.userId);
});

test('When the two had asked each other for contact, then it is gone for both', async () => {
  const { ruth, daniel } = await twoMembers();
  const { id } = (await postNeed(set.community, {}, ruth)).body;
  const { body: contact } = await ask(daniel, id);
  expect(await contactsOf(ruth)).toHaveLength(1);

  await block(ruth, daniel.userId);

  expect(await contactsOf(ruth)).toEqual([]);
  expect(await contactsOf(daniel)).toEqual([]);
  const answered = await set.community.call('PATCH', `/api/need-contacts/${contact.id}`, {
    as: ruth,
    body: { answer: 'decline' },
  });
  expect(answered.status).toBe(404);
});

test('When partners block each other, then the partnership ends; another partnership stays', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  const stranger = await newPartner(set.community, 'Noah Lind');
  await block(ruth, stranger.userId);
  const { partnership } = (await ruth.state()).body;
  expect(partnership).toMatchObject({ partnerId: daniel.userId });

  await block(daniel, ruth.userId);

  expect((await ruth.state()).body.partnership).toBeNull();
  expect((await daniel.state()).body.partnership).toBeNull();
});

test.each(directions)(
  'When %s has an invitation of the other, then it has expired',
  async (who) => {
    const ruth = await newPartner(set.community, 'Ruth Castellanos');
    const daniel = await newPartner(set.community, 'Daniel Okafor');
    const [inviter, other] = who === 'the blocker' ? [daniel, ruth] : [ruth, daniel];
    const { token } = (await inviter.invite()).body;
    await block(ruth, daniel.userId);
    expect((await other.look(token)).status).toBe(404);
    expect((await other.accept(token)).status).toBe(404);
    expect((await other.state()).body.partnership).toBeNull();
  },
);

test('When a blocked member comments on a prayer of the blocker, then only that is refused', async () => {
  const { ruth, daniel } = await twoMembers();
  const ofRuth = await sharePublic(set.community, ruth);
  const ofDaniel = await sharePublic(set.community, daniel);
  await block(ruth, daniel.userId);

  expect(await comment(daniel, ofRuth)).toMatchObject({
    status: 403,
    body: { message: 'You cannot comment on this prayer.' },
  });
  expect((await comment(newMember(), ofRuth)).status).toBe(201);
  // A refusal would tell the blocker who wrote an anonymous prayer.
  expect((await comment(ruth, ofDaniel)).status).toBe(201);
});

test('When the prayer is anonymous, then the comment waits for an admin like others do', async () => {
  const { ruth, daniel } = await twoMembers();
  const prayer = (await sharePrayer(set.community, { anonymous: true }, ruth)).body.id;
  await block(ruth, daniel.userId);

  const answer = await comment(daniel, prayer);

  expect(answer).toMatchObject({ status: 202, body: { posted: 'held' } });
  const waiting = (await deskOf(set.community)).body.find(({ id }) => id === answer.body.id);
  expect(waiting).toMatchObject({ kind: 'comment', text: { reasons: ['blocked'] } });
});

test.each(directions)(
  'When %s reads the profile of the other, then it shows no contact for members',
  async (who) => {
    const { ruth, daniel } = await twoMembers();
    const [owner, other] = who === 'the blocker' ? [daniel, ruth] : [ruth, daniel];
    set.people.set(owner.userId, { fullName: 'Owner', phone: '+12025550188', email: null });
    await saveProfile(set.community, owner, { phoneVisibility: 'members' });
    const phoneFor = async (as: Identity) => {
      const path = `/api/user-profiles/${owner.userId}`;
      return (await set.community.call<UserProfile>('GET', path, { as })).body.phone;
    };
    expect(await phoneFor(other)).toBe('+12025550188');

    await block(ruth, daniel.userId);

    expect(await phoneFor(other)).toBeNull();
    expect(await phoneFor(newMember())).toBe('+12025550188');
  },
);

test('When a block and a request for contact come at once, then no request is left', async () => {
  const { ruth, daniel } = await twoMembers();
  const { id } = (await postNeed(set.community, {}, ruth)).body;
  const [blocked, asked] = await Promise.all([block(ruth, daniel.userId), ask(daniel, id)]);
  expect(blocked.status).toBe(200);
  expect([201, 404]).toContain(asked.status);
  expect(await contactsOf(ruth)).toEqual([]);
});

test('When two members block each other at once, then both have their block', async () => {
  const { ruth, daniel } = await twoMembers();
  const both = await Promise.all([block(ruth, daniel.userId), block(daniel, ruth.userId)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await blocksOf(ruth)).toHaveLength(1);
  expect(await blocksOf(daniel)).toHaveLength(1);
});

test('When one of the two is erased, then no block names them; the export has only one’s own blocks', async () => {
  const { ruth, daniel } = await twoMembers();
  const noah = await known('Noah Lind');
  await block(ruth, daniel.userId);
  await block(daniel, noah.userId);
  const { database, config } = set.community.deps;
  const gathered = await database.transaction((tx) =>
    gatherPerson(config, tx, { userId: daniel.userId, visitorId: null }),
  );
  expect(gathered.blocks.map(({ blockedId }) => blockedId)).toEqual([noah.userId]);

  await announce(set.community, 'person.erasing', {
    personId: daniel.userId,
    requestedAt: new Date().toISOString(),
  });

  const ids = { in: [daniel.userId] };
  const where = { OR: [{ blockerId: ids }, { blockedId: ids }] };
  expect(await database.prisma.memberBlock.count({ where })).toBe(0);
  expect((await block(ruth, daniel.userId)).status).toBe(404);
});
