import type { UserProfile } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { letTimePass } from './at-the-desk.ts';
import { queueOf, settle } from './held.ts';
import { saveProfile } from '../profiles/profile.ts';
import { recorded } from '../recorded-events.ts';
import { newMember, newVisitor, reader, useCommunity } from '../setup.ts';

const set = useCommunity();

const report = (userId: string, as: Identity, reason = 'They are not who they say they are.') =>
  set.community.call('POST', `/api/user-profiles/${userId}/report`, { as, body: { reason } });
const profileOf = (userId: string) => set.community.call('GET', `/api/user-profiles/${userId}`);
const itemOf = async (userId: string) =>
  (await queueOf(set.community)).find((item) => item.id === userId);

async function publicProfile() {
  const member = newMember();
  await saveProfile(set.community, member);
  return member;
}

test('When one reports a profile, then an admin sees it with the reason, and it stays', async () => {
  const { userId } = await publicProfile();
  expect((await report(userId, newVisitor(), '<b>Not me</b>')).status).toBe(201);

  expect(await itemOf(userId)).toMatchObject({
    kind: 'profile',
    state: 'public',
    reports: [{ reason: '<b>Not me</b>' }],
  });
  expect((await profileOf(userId)).status).toBe(200);
});

test('When three report it, one of them a member, then it is hidden until an admin publishes it', async () => {
  const { userId } = await publicProfile();
  for (const as of [newVisitor(), newMember(), newVisitor()]) await report(userId, as);
  const listed = await set.community.call<UserProfile[]>('GET', '/api/user-profiles?limit=100');
  expect((await profileOf(userId)).status).toBe(404);
  expect(listed.body.map((one) => one.userId)).not.toContain(userId);
  expect(await itemOf(userId)).toMatchObject({ state: 'hidden', reasons: ['reported'] });

  expect((await settle(set.community, ['profile', userId], 'release')).status).toBe(201);
  await letTimePass(set.community);
  expect((await profileOf(userId)).status).toBe(200);
  expect(await itemOf(userId)).toBeUndefined();
  expect(await recorded(set.community, 'moderation.decided')).toMatchObject([
    { kind: 'profile', authorId: userId, outcome: 'published' },
  ]);
});

test('When the owner of a hidden profile saves it again, then it stays hidden and before an admin', async () => {
  const member = await publicProfile();
  for (const as of [newMember(), newMember(), newMember()]) await report(member.userId, as);
  await saveProfile(set.community, member);

  expect((await profileOf(member.userId)).status).toBe(404);
  expect(await itemOf(member.userId)).toMatchObject({ state: 'hidden' });
});

test('When two members report each other at once, then both are heard', async () => {
  const [one, other] = [await publicProfile(), await publicProfile()];
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      index % 2 ? report(one.userId, other) : report(other.userId, one),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect((await itemOf(one.userId))?.reports).toHaveLength(1);
  expect((await itemOf(other.userId))?.reports).toHaveLength(1);
});

test('When the owner reports it, then that does not count', async () => {
  const member = await publicProfile();
  expect((await report(member.userId, member)).status).toBe(201);
  expect(await itemOf(member.userId)).toBeUndefined();
});

test('When it is not public, has no reason, or nobody reports, then 404, 400 and 401', async () => {
  const hidden = newMember();
  await saveProfile(set.community, hidden, { isPublic: false });
  const { userId } = await publicProfile();
  const answers = [
    await report(hidden.userId, newVisitor()),
    await report(newMember().userId, newVisitor()),
    await report(userId, newVisitor(), ' '),
    await report(userId, reader),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 401]);
});
