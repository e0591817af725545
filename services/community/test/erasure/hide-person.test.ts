import { expect, test } from 'vitest';
import { feedOf, queueOf, settle } from '../desk/held.ts';
import { twoPartners } from '../partners/partners.ts';
import { sharePrayer } from '../prayers/share.ts';
import { announce, named } from '../recorded-events.ts';
import { newVisitor, useCommunity } from '../setup.ts';
import { leaveTraces, postTo } from './leave-traces.ts';

const set = useCommunity({ worker: true });

/** The account was deleted, or that was stopped. */
const leave = (personId: string, version: number, leaving = true) =>
  announce(set.community, 'person.changed', {
    ...named(personId, version, 'Tamar Lindqvist'),
    leaving,
  });
const read = (path: string, as = newVisitor()) => set.community.call('GET', path, { as });

test('When a member deletes the account, then nothing of theirs is seen, and it returns if they stay', async () => {
  const { userId, profile, shared, others, ids, member } = await leaveTraces(set);
  const held = await postTo(set, `${others}/comments`, member, { comment: 'See http://x.example' });
  expect(held.body).toMatchObject({ posted: 'held' });
  const before = await feedOf(set.community);
  const waiting = await queueOf(set.community);
  expect(JSON.stringify(waiting)).toContain('Tamar');

  await leave(userId, 2);
  const after = await feedOf(set.community);
  const seen = before.ids.filter((id) => !ids.includes(id));
  expect([after.total, after.ids]).toEqual([before.total - 2, seen]);
  expect(after.find(others)).toMatchObject({
    commentCount: 1,
    comments: [{ comment: 'Another word.' }],
  });
  for (const url of [
    profile.body.profileImage!,
    shared.body.prayer.photoUrl!,
    `/api/prayers/${shared.body.id}`,
    `/api/prayers/${shared.body.id}/comments`,
    `/api/user-profiles/${userId}`,
    `/prayer-share/${shared.body.id}`,
  ])
    expect([url, (await read(url)).status]).toEqual([url, 404]);
  const prayersLeft = (await queueOf(set.community)).filter(({ id }) => ids.includes(id));
  expect(prayersLeft).toEqual([]);
  const [heldPrayer] = ids.slice(-1);
  expect((await settle(set.community, ['prayer', heldPrayer!], 'release')).status).toBe(404);

  await leave(userId, 3, false);
  const back = await feedOf(set.community);
  expect([back.total, back.ids]).toEqual([before.total, before.ids]);
  expect(back.find(others)).toEqual(before.find(others));
  expect(await queueOf(set.community)).toEqual(waiting);
  expect((await read(`/api/user-profiles/${userId}`)).status).toBe(200);
});

test('When they write with a login still believed, or a prayer of theirs comes late, then nobody sees it', async () => {
  const { userId, member, others } = await leaveTraces(set);
  await leave(userId, 2);
  const before = await feedOf(set.community);
  expect((await sharePrayer(set.community, {}, member)).status).toBe(401);
  expect((await postTo(set, `${others}/comments`, member, { comment: 'Amen.' })).status).toBe(401);
  const prayerId = crypto.randomUUID();
  await announce(set.community, 'prayer.answered', {
    requestId: crypto.randomUUID(),
    prayerId,
    author: { userId },
    anonymous: false,
    request: 'Please pray for my bakery.',
    response: 'Amen.',
    responseSource: 'guide',
    hasPhoto: false,
    verdict: { state: 'public', reasons: [] },
    answeredAt: new Date().toISOString(),
  });
  const { prisma } = set.community.deps.database;
  expect(await prisma.prayer.findUnique({ where: { id: prayerId } })).toMatchObject({
    state: 'private',
  });
  expect((await feedOf(set.community)).ids).toEqual(before.ids);
});

test('When they are erased after the wait, then the count of public prayers stays right', async () => {
  const { userId } = await leaveTraces(set);
  await leave(userId, 2);
  const before = await feedOf(set.community);
  await announce(set.community, 'person.erasing', {
    personId: userId,
    requestedAt: new Date().toISOString(),
  });
  const after = await feedOf(set.community);
  expect([after.total, after.ids]).toEqual([before.total, before.ids]);
});

test('When a partner deletes the account, then the other one does not see their answers meanwhile', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  await daniel.say('I called the bank.');
  const theirs = async () => (await ruth.state()).body.partnership?.thisWeek.theirs;
  await leave(daniel.userId, 2);
  expect(await theirs()).toBeNull();
  await leave(daniel.userId, 3, false);
  expect(await theirs()).toMatchObject({ answer: 'I called the bank.' });
});
