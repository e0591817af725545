import type { OwnProfile, UserProfile } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { newJoiner, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { saveProfile } from './profile.ts';

const set = useCommunity();
const pathOf = (userId: string) => `/api/user-profiles/${userId}`;

/** An approved member who has proven both. */
function proven() {
  const member = newMember();
  const phone = '+12025550188';
  const email = `${member.userId.slice(0, 8)}@home.example`;
  set.people.set(member.userId, { fullName: 'Ruth Castellanos', phone, email });
  return { member, phone, email };
}

test.each([
  ['nobody', [false, false, false, true]],
  ['members', [false, false, true, true]],
  ['everyone', [true, true, true, true]],
] as const)(
  'When a phone is shown to %s, then visitor, person without approval, member and owner see it so',
  async (phoneVisibility, sees) => {
    const { member, phone, email } = proven();
    await saveProfile(set.community, member, { phoneVisibility });
    const seen = [newVisitor(), newJoiner(), newMember(), member].map(async (as) => {
      const { body } = await set.community.call<UserProfile>('GET', pathOf(member.userId), { as });
      const list = await set.community.call<UserProfile[]>('GET', '/api/user-profiles?limit=100', {
        as,
      });
      expect(list.body.find(({ userId }) => userId === member.userId)).toEqual(body);
      return body;
    });
    const bodies = await Promise.all(seen);

    expect(bodies.map((body) => body.phone)).toEqual(sees.map((may) => (may ? phone : null)));
    expect(bodies.map((body) => body.email)).toEqual([null, null, null, email]);
  },
);

test('When somebody sends another person’s phone and e-mail, then they are not shown', async () => {
  const { phone, email } = proven();
  const stranger = newMember();
  const { status } = await saveProfile(set.community, stranger, {
    phone,
    email,
    phoneVisibility: 'everyone',
    emailVisibility: 'everyone',
  });
  const { body } = await set.community.call<UserProfile>('GET', pathOf(stranger.userId));

  expect(status).toBe(200);
  expect(body).toMatchObject({ phone: null, email: null });
});

test('When a number changes or auth takes it back, then the old one is not shown any more', async () => {
  const { member, phone } = proven();
  await saveProfile(set.community, member, { phoneVisibility: 'everyone' });
  const shown = async () =>
    (await set.community.call<UserProfile>('GET', pathOf(member.userId))).body.phone;
  expect(await shown()).toBe(phone);
  set.people.set(member.userId, { fullName: 'R.', phone: '+12025550199', email: null });
  expect(await shown()).toBe('+12025550199');
  set.people.delete(member.userId);
  expect(await shown()).toBeNull();
});

test.each(['phoneVisibility', 'emailVisibility'])(
  'When a person without approval chooses a %s, then that is refused and nothing is kept',
  async (field) => {
    const joiner = newJoiner();
    const refused = await saveProfile(set.community, joiner, { [field]: 'members' });
    const { prisma } = set.community.deps.database;

    expect(refused).toMatchObject({ status: 403, body: { code: 'approval_required' } });
    expect(await prisma.profile.count({ where: { userId: joiner.userId } })).toBe(0);
    expect((await saveProfile(set.community, joiner)).status).toBe(200);
  },
);

test('When the own profile is opened, then it has what is proven, also before the first change', async () => {
  const { member, phone, email } = proven();
  const own = () => set.community.call<OwnProfile>('GET', '/api/user-profile/me', { as: member });
  expect((await own()).body).toMatchObject({ phone, email, phoneVisibility: 'nobody' });
  await saveProfile(set.community, member);
  expect((await own()).body).toMatchObject({ phone, email, phoneVisibility: 'nobody' });
});

test('When auth does not answer, then profiles are shown without phone and e-mail', async () => {
  const { member } = proven();
  await saveProfile(set.community, member, { phoneVisibility: 'everyone' });
  const away = await set.startAnother({ env: { AUTH_URL: 'http://127.0.0.1:9' } });
  const seen = await away.call<UserProfile>('GET', pathOf(member.userId), { as: reader });

  expect(seen).toMatchObject({ status: 200, body: { phone: null } });
});
