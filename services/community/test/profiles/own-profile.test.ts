import type { OwnProfile, UserProfile } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { letTimePass } from '../desk/at-the-desk.ts';
import { queueOf, settle } from '../desk/held.ts';
import { announce, named, recorded } from '../recorded-events.ts';
import { admin, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { saveProfile, usualProfile } from './profile.ts';

const set = useCommunity({ worker: true });
const unfit = 'Buy cheap pills at http://pills.example today!';
const pathOf = (userId: string) => `/api/user-profiles/${userId}`;

test('When a member has saved nothing yet, then the own profile is empty, and nobody finds one', async () => {
  const member = newMember();
  const own = await set.community.call<OwnProfile>('GET', '/api/user-profile/me', { as: member });
  const found = await set.community.call('GET', pathOf(member.userId), { as: member });

  expect(own).toMatchObject({ status: 200, body: { userId: member.userId, isPublic: false } });
  expect(own.body).toMatchObject({ identity: '', humanBeliefs: [], profileImage: null });
  expect(own.body).toMatchObject({ firstName: 'Fellowship', lastName: 'Member', held: false });
  expect(found.status).toBe(404);
});

test('When a member saves a public profile, then everybody sees it under the name that auth announced', async () => {
  const member = newMember();
  await announce(set.community, 'person.changed', named(member.userId, 1, 'Ana María Solís'));
  const saved = await saveProfile(set.community, member);
  const seen = await set.community.call<UserProfile>('GET', pathOf(member.userId));

  expect(saved.status).toBe(200);
  expect(seen).toMatchObject({
    status: 200,
    body: { ...usualProfile, userId: member.userId, firstName: 'Ana', lastName: 'María Solís' },
  });
  expect(Object.keys(seen.body).filter((key) => /visib|held|pending/i.test(key))).toEqual([]);
});

test('When a member is renamed or suspended, then the profile follows', async () => {
  const member = newMember();
  await saveProfile(set.community, member);
  await announce(set.community, 'person.changed', named(member.userId, 1, 'Paul Reyes'));
  const renamed = await set.community.call<UserProfile>('GET', pathOf(member.userId));
  await announce(set.community, 'person.changed', named(member.userId, 2, 'Paul Reyes', true));
  const suspended = await set.community.call('GET', pathOf(member.userId));

  expect(renamed.body).toMatchObject({ firstName: 'Paul', lastName: 'Reyes' });
  expect(suspended.status).toBe(404);
});

test('When a profile is not public, then its owner alone finds it', async () => {
  const member = newMember();
  await saveProfile(set.community, member, { isPublic: false });
  const statusFor = async (as = reader) =>
    (await set.community.call('GET', pathOf(member.userId), { as })).status;

  expect(await statusFor(member)).toBe(200);
  expect(await statusFor(reader)).toBe(404);
  expect(await statusFor(newMember())).toBe(404);
  expect(await statusFor(admin)).toBe(404);
});

test('When a text is unfit, then it is 202; others see what was shown before until an admin decides', async () => {
  const member = newMember();
  await saveProfile(set.community, member);
  const held = await saveProfile(set.community, member, { identity: unfit, humanBeliefs: [] });
  const own = await set.community.call<OwnProfile>('GET', '/api/user-profile/me', { as: member });
  const seen = await set.community.call<UserProfile>('GET', pathOf(member.userId));
  const found = await set.community.call<UserProfile[]>('GET', '/api/user-profiles?search=pills');

  expect(held).toMatchObject({ status: 202, body: { identity: unfit, held: true } });
  expect(own.body).toMatchObject({ identity: unfit, humanBeliefs: [], held: true });
  expect(seen.body).toMatchObject(usualProfile);
  expect(found.body).toEqual([]);

  const decided = await settle(set.community, ['profile', member.userId], 'release');
  await letTimePass(set.community);
  const after = await set.community.call<UserProfile>('GET', pathOf(member.userId));
  const foundNow = await set.community.call<UserProfile[]>(
    'GET',
    '/api/user-profiles?search=PILLS',
  );

  expect(decided.status).toBe(201);
  expect(after.body).toMatchObject({ identity: unfit, humanBeliefs: [] });
  expect(foundNow.body.map(({ userId }) => userId)).toEqual([member.userId]);
  expect(await recorded(set.community, 'moderation.decided')).toContainEqual(
    expect.objectContaining({ kind: 'profile', authorId: member.userId, outcome: 'published' }),
  );
  expect(await recorded(set.community, 'privilege.used')).toContainEqual(
    expect.objectContaining({ action: 'profile.decided', actorId: admin.userId }),
  );
});

test('When a held text is saved once more, or taken back, then it goes on waiting, or nothing waits', async () => {
  const member = newMember();
  await saveProfile(set.community, member);
  await saveProfile(set.community, member, { identity: unfit });
  set.ai.moderation = 'broken';
  const again = await saveProfile(set.community, member, { identity: unfit, isPublic: false });
  const back = await saveProfile(set.community, member);

  expect(again).toMatchObject({ status: 202, body: { held: true, isPublic: false } });
  expect(back).toMatchObject({ status: 200, body: { ...usualProfile, held: false } });
});

test('When the text was changed after an admin looked, then the decision is 409 and nothing is shown', async () => {
  const member = newMember();
  await saveProfile(set.community, member, { identity: unfit });
  const itemOf = async () =>
    (await queueOf(set.community)).find(({ id }) => id === member.userId)!.createdAt;
  const looked = await itemOf();
  await saveProfile(set.community, member, { identity: `${unfit} And more of them.` });
  const decide = (seenAt: string) =>
    settle(set.community, ['profile', member.userId], 'release', { seenAt });

  expect((await decide(looked)).status).toBe(409);
  expect((await set.community.call<UserProfile>('GET', pathOf(member.userId))).body.identity).toBe(
    '',
  );
  expect((await decide(await itemOf())).status).toBe(201);
});

test('When an admin hides a profile, then nobody finds it, and what is saved after waits too', async () => {
  const member = newMember();
  await saveProfile(set.community, member, { identity: unfit });
  const decide = (decision: 'release' | 'hide') =>
    settle(set.community, ['profile', member.userId], decision);
  await decide('hide');
  const hidden = await set.community.call('GET', pathOf(member.userId));
  const saved = await saveProfile(set.community, member, { identity: 'I mend clocks, no more.' });
  const still = await set.community.call('GET', pathOf(member.userId));
  await decide('release');
  const shown = await set.community.call<UserProfile>('GET', pathOf(member.userId));

  expect([hidden.status, saved.status, still.status]).toEqual([404, 202, 404]);
  expect(shown.body).toMatchObject({ identity: 'I mend clocks, no more.' });
});

test('When a profile speaks of self-harm, then it is held and an admin is told, without the words', async () => {
  const member = newMember();
  const before = (await recorded(set.community, 'crisis.noticed')).length;
  const { status } = await saveProfile(set.community, member, {
    identity: 'I want to kill myself tonight.',
  });
  const notices = await recorded(set.community, 'crisis.noticed');

  expect(status).toBe(202);
  expect(notices.slice(before)).toMatchObject([{ source: 'profile' }]);
  expect(JSON.stringify(notices)).not.toContain('tonight');
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  `'; DROP TABLE profile; --`,
  'صلّوا من أجل عائلتي 🙏🏽 \u202Eabc',
])('When a profile says %j, then it comes back as the same text', async (text) => {
  const member = newMember();
  await saveProfile(set.community, member, { identity: text, humanBeliefs: [text] });
  await settle(set.community, ['profile', member.userId], 'release');
  const seen = await set.community.call<UserProfile>('GET', pathOf(member.userId));

  expect(seen.body).toMatchObject({ identity: text, humanBeliefs: [text] });
  expect(seen.headers['content-type']).toMatch(/^application\/json/);
});

test.each([
  ['no identity', { identity: undefined }],
  ['an identity that is too long', { identity: 'x'.repeat(4_001) }],
  ['a character that is no text', { identity: 'a\u0000b' }],
  ['a belief that is blank', { humanBeliefs: ['  '] }],
  ['too many beliefs', { humanBeliefs: Array.from({ length: 21 }, () => 'x') }],
  ['a visibility that does not exist', { phoneVisibility: 'friends' }],
  ['isPublic as a text', { isPublic: 'yes' }],
])('When a profile has %s, then the answer is 400 and nothing is kept', async (_what, given) => {
  const member = newMember();
  const { status } = await saveProfile(set.community, member, given);
  const count = await set.community.deps.database.prisma.profile.count({
    where: { userId: member.userId },
  });

  expect([status, count]).toEqual([400, 0]);
});

test('When a visitor asks for or saves an own profile, or a member decides about one, then 401 and 403', async () => {
  const member = newMember();
  await saveProfile(set.community, member);
  const answers = await Promise.all([
    set.community.call('GET', '/api/user-profile/me', { as: newVisitor() }),
    saveProfile(set.community, newVisitor()),
    settle(set.community, ['profile', member.userId], 'hide', { as: newVisitor() }),
    settle(set.community, ['profile', member.userId], 'hide', { as: member }),
    settle(set.community, ['profile', newMember().userId], 'hide'),
    set.community.call('GET', pathOf('not-an-id')),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 403, 404, 400]);
  expect((await set.community.call('GET', pathOf(member.userId))).status).toBe(200);
});

test('When one member saves many times at once through two processes, then one of them is the profile', async () => {
  const member = newMember();
  const other = await set.startAnother();
  const texts = Array.from({ length: 8 }, (_, index) => `Clock number ${'I'.repeat(index + 1)}.`);
  const answers = await Promise.all(
    texts.map((identity, index) =>
      saveProfile(index % 2 ? other : set.community, member, { identity }),
    ),
  );
  const seen = await other.call<UserProfile>('GET', pathOf(member.userId));

  expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
  expect(texts).toContain(seen.body.identity);
});

test('When a waiting text is saved again with a photo, and replaced meanwhile, then nobody sees it', async () => {
  const member = newMember();
  expect((await saveProfile(set.community, member, { identity: unfit })).status).toBe(202);
  set.ai.encoding = { status: 200, verdict: 'public' };
  set.ai.beforeEncoding = () => saveProfile(set.community, member);
  const photo = 'data:image/png;base64,iVBORw0KGgo=';
  expect((await saveProfile(set.community, member, { identity: unfit, photo })).status).toBe(409);
  const { body } = await set.community.call<UserProfile>('GET', pathOf(member.userId));
  expect(body.identity).toBe(usualProfile.identity);
});
