import type { UserProfile } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { saveProfile, usualProfile } from '../profiles/profile.ts';
import { newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { edit, queueOf, report, settle, unfitText } from './held.ts';

const set = useCommunity();
const photo = 'data:image/png;base64,iVBORw0KGgo=';
const itemOf = async (id: string) => (await queueOf(set.community)).find((item) => item.id === id)!;
const profileOf = async (userId: string) =>
  (await set.community.call<UserProfile>('GET', `/api/user-profiles/${userId}`)).body;
const reportProfile = (userId: string) =>
  set.community.call('POST', `/api/user-profiles/${userId}/report`, {
    as: newVisitor(),
    body: { reason: 'They are not who they say they are.' },
  });

async function reportedProfile(given = {}) {
  const member = newMember();
  const { body } = await saveProfile(set.community, member, given);
  await reportProfile(member.userId);
  return { member, photoUrl: body.profileImage };
}

test('When a held prayer waits, then the desk shows its tags', async () => {
  const posted = { userRequest: unfitText('A'), tags: ['workshop', 'new hands'] };
  const { body } = await sharePrayer(set.community, posted, newMember());
  expect((await itemOf(body.id)).also).toMatchObject({ tags: ['workshop', 'new hands'] });
});

test('When an answered prayer is reported, then the desk shows its thanks, which stay the same', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  await edit(set.community, id, { answered: true, thanks: 'The loan came through.' }, author);
  await report(set.community, id, newVisitor());
  expect((await itemOf(id)).also).toMatchObject({ thanks: 'The loan came through.' });

  const changed = await edit(set.community, id, { thanks: 'Something else.' }, author);
  expect(changed.status).toBe(409);
  expect((await itemOf(id)).also).toMatchObject({ thanks: 'The loan came through.' });
  expect((await edit(set.community, id, { thanks: null }, author)).status).toBe(200);
});

test('When a reported profile is changed, then all see what was reported until an admin decides', async () => {
  const { member } = await reportedProfile();
  const { createdAt } = await itemOf(member.userId);
  const text = ['I bake bread.', 'Bread is shared'] as const;
  const saved = await saveProfile(set.community, member, {
    identity: text[0],
    humanBeliefs: [text[1]],
  });
  const item = await itemOf(member.userId);

  expect(saved).toMatchObject({ status: 202, body: { identity: text[0], held: true } });
  expect(await profileOf(member.userId)).toMatchObject(usualProfile);
  expect(item.text).toBe([usualProfile.identity, ...usualProfile.humanBeliefs].join('\n'));
  expect(item.also.waiting).toBe(text.join('\n'));
  const decide = (seenAt: string) =>
    settle(set.community, ['profile', member.userId], 'release', { seenAt });
  expect((await decide(createdAt)).status).toBe(409);
  expect((await decide(item.createdAt)).status).toBe(201);
  expect(await profileOf(member.userId)).toMatchObject({ identity: text[0] });
});

test('When the texts of a reported profile are emptied, then the desk still shows them', async () => {
  const { member } = await reportedProfile();
  const empty = { identity: '', humanBeliefs: [] };
  expect((await saveProfile(set.community, member, empty)).status).toBe(202);
  expect((await itemOf(member.userId)).text).toContain(usualProfile.identity);
});

test('When the photo of a reported profile is removed or replaced, then the desk still shows it', async () => {
  set.ai.encoding = { status: 200, verdict: 'public' };
  const { member, photoUrl } = await reportedProfile({ photo });
  const removed = await saveProfile(set.community, member, { photo: null });
  expect(removed.body).toMatchObject({ profileImage: null, held: true });
  expect(await itemOf(member.userId)).toMatchObject({ photoUrl, also: { removesPhoto: true } });

  const { body } = await saveProfile(set.community, member, { photo });
  expect(await itemOf(member.userId)).toMatchObject({
    photoUrl: body.profileImage,
    also: { shownPhotoUrl: photoUrl, removesPhoto: false },
  });
  expect((await profileOf(member.userId)).profileImage).toBe(photoUrl);

  await saveProfile(set.community, member, { photo: null });
  await saveProfile(set.community, member);
  await settle(set.community, ['profile', member.userId], 'release');
  expect((await profileOf(member.userId)).profileImage).toBeNull();
  expect((await set.community.call('GET', body.profileImage!, { as: reader })).status).toBe(410);
});
