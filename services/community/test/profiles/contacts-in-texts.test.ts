import type { Need, OwnProfile, UserProfile } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { queueOf, settle } from '../desk/held.ts';
import { newWords, postNeed } from '../needs/need.ts';
import { newJoiner, newMember, useCommunity } from '../setup.ts';
import { saveProfile } from './profile.ts';

const set = useCommunity();
const phone = '+12025550188';

function proven() {
  const member = newMember();
  set.people.set(member.userId, { fullName: 'Ruth', phone, email: 'ruth@bakery.example' });
  return member;
}
const statusOf = async (identity: string, as = proven()) =>
  (await saveProfile(set.community, as, { identity })).status;

test.each([
  'Call me at (202) 555-0188.',
  'Call me any time: +1 202 555 0188.',
  'Write to Ruth@Bakery.example.',
])(
  'When a member writes their own proven contact in a profile, then it is shown: %s',
  async (text) => {
    expect(await statusOf(`I bake bread. ${text}`)).toBe(200);
  },
);

test.each([
  // Of another member, or of nobody: the answer is the same.
  'Call me any time: +1 202 555 0199.',
  'Call me any time: +1 202 555 0123.',
  'Call me at 555-0188.',
  'Write to daniel@workshop.example.',
  'Call +1 202 555 0188 or +1 202 555 0199.',
  'Call me: two zero two five five five zero one nine nine.',
  'Call me: ٢٠٢٥٥٥٠١٩٩.',
  'Call me: 202—555—0199.',
  'Write to daniel at workshop dot example.',
])(
  'When a profile has any other number or address, then an admin reads it first: %s',
  async (text) => {
    set.people.set(newMember().userId, { fullName: 'D.', phone: '+12025550199', email: null });
    const member = proven();
    expect(await statusOf(`I bake bread. ${text}`, member)).toBe(202);
    const { body } = await set.community.call<UserProfile>(
      'GET',
      `/api/user-profiles/${member.userId}`,
    );
    expect(body.identity).toBe('');
    const waiting = (await queueOf(set.community)).find(({ id }) => id === member.userId);
    expect(waiting?.reasons).toContain('contact-details');
  },
);

test('When nothing is proven, or no admin has approved the person, then their number waits, too', async () => {
  expect(await statusOf('Call me at (202) 555-0188.', newMember())).toBe(202);
  expect(await statusOf('Call me at (202) 555-0188.', newJoiner())).toBe(202);
});

test('When a need has the author’s proven number, then it is public; with another one it waits', async () => {
  const text = newWords('We need a van, please call');
  expect((await postNeed(set.community, { text: `${text} 202-555-0188` }, proven())).status).toBe(
    201,
  );
  expect((await postNeed(set.community, { text: `${text} 202-555-0199` }, proven())).status).toBe(
    202,
  );
});

test('When a prayer has a number, then it waits, also if it is the author’s own', async () => {
  const as = proven();
  const body = { userRequest: 'Please pray for our bakery and call 202-555-0188.' };
  expect((await set.community.call('POST', '/api/prayers', { as, body })).status).toBe(202);
});

test('When a member’s phone changes, then the old number in their profile and needs is shown no longer', async () => {
  const member = proven();
  const profile = { identity: 'I bake. Call 202-555-0188.', humanBeliefs: ['+1 202 555 0188'] };
  await saveProfile(set.community, member, profile);
  const text = newWords('We need a van, please call');
  await postNeed(set.community, { text: `${text} 202-555-0188` }, member);
  const seen = async () => {
    const path = `/api/user-profiles/${member.userId}`;
    const { body } = await set.community.call<UserProfile>('GET', path);
    const needs = await set.community.call<Need[]>('GET', '/api/needs', { as: newMember() });
    const need = needs.body.find(({ userId }) => userId === member.userId);
    return [body.identity, ...body.humanBeliefs, need?.text];
  };
  expect(await seen()).toEqual([profile.identity, ...profile.humanBeliefs, `${text} 202-555-0188`]);

  set.people.set(member.userId, { fullName: 'Ruth', phone: '+12025550123', email: null });
  expect(await seen()).toEqual(['I bake. Call ….', '…', `${text} …`]);
  const own = await set.community.call<OwnProfile>('GET', '/api/user-profile/me', { as: member });
  expect(own.body).toMatchObject(profile);
});

test('When an admin has released another number, then it stays', async () => {
  const member = proven();
  const identity = 'Our shop: 202-555-0199, or me: 202-555-0188.';
  await saveProfile(set.community, member, { identity });
  await settle(set.community, ['profile', member.userId], 'release');
  set.people.delete(member.userId);
  const path = `/api/user-profiles/${member.userId}`;
  const { body } = await set.community.call<UserProfile>('GET', path);
  expect(body.identity).toBe('Our shop: 202-555-0199, or me: ….');
});
