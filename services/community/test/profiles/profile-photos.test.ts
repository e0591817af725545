import type { UserProfile } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { recorded } from '../recorded-events.ts';
import { admin, newMember, reader, useCommunity } from '../setup.ts';
import type { FakeAi } from '../fake-ai.ts';
import { letTimePass } from '../desk/at-the-desk.ts';
import { settle } from '../desk/held.ts';
import { saveProfile } from './profile.ts';

const set = useCommunity();
const photo = 'data:image/png;base64,iVBORw0KGgo=';
const fit: FakeAi['encoding'] = { status: 200, verdict: 'public' };

const open = (url: string | null, as = reader) => set.community.call('GET', url!, { as });
async function shownOf(userId: string) {
  const { body } = await set.community.call<UserProfile>('GET', `/api/user-profiles/${userId}`);
  return body.profileImage;
}
const announced = async (userId: string) =>
  (await recorded(set.community, 'profile.changed')).filter(({ personId }) => personId === userId);

test('When a photo was found fit, then it is shown by address, kept by browsers, and auth hears of it', async () => {
  set.ai.encoding = fit;
  const member = newMember();
  const { status, body } = await saveProfile(set.community, member, { photo });
  const shown = await open(body.profileImage);
  const again = await set.community.call('GET', body.profileImage!, {
    headers: { 'if-none-match': shown.headers['etag']! },
  });

  expect(status).toBe(200);
  expect(body.profileImage).toMatch(/^\/api\/profile-photos\/[\w-]{36}$/);
  expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
  expect(shown.headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  });
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(await announced(member.userId)).toMatchObject([
    { version: 1, profileImageUrl: body.profileImage },
  ]);
});

test('When a photo is replaced, kept or removed, then the old address is 410, the same, and 410', async () => {
  set.ai.encoding = fit;
  const member = newMember();
  const first = await saveProfile(set.community, member, { photo });
  const second = await saveProfile(set.community, member, { photo });
  const kept = await saveProfile(set.community, member);
  expect((await open(first.body.profileImage)).status).toBe(410);
  expect((await open(second.body.profileImage)).status).toBe(200);
  expect(kept.body.profileImage).toBe(second.body.profileImage);

  const removed = await saveProfile(set.community, member, { photo: null });

  expect(removed.body.profileImage).toBeNull();
  expect((await open(second.body.profileImage)).status).toBe(410);
  expect(await announced(member.userId)).toMatchObject([
    { version: 1 },
    { version: 2, profileImageUrl: second.body.profileImage },
    { version: 3, profileImageUrl: null },
  ]);
  const bytes = await set.community.deps.database.pool.query<{ n: number }>(
    'SELECT coalesce(sum(length(bytes)), 0)::int AS n FROM profile_photo WHERE user_id = $1',
    [member.userId],
  );
  expect(bytes.rows[0]!.n).toBe(0);
});

test('When nothing has looked at a photo, then owner and admins see it, others the one before', async () => {
  set.ai.encoding = fit;
  const member = newMember();
  const first = await saveProfile(set.community, member, { photo });
  set.ai.encoding = { status: 200 };
  const held = await saveProfile(set.community, member, { photo });
  const statuses = await Promise.all(
    [member, admin, reader, newMember()].map(
      async (as) => (await open(held.body.profileImage, as)).status,
    ),
  );

  expect(held).toMatchObject({ status: 202, body: { held: true } });
  expect(statuses).toEqual([200, 200, 404, 404]);
  expect(await shownOf(member.userId)).toBe(first.body.profileImage);

  await settle(set.community, ['profile', member.userId], 'release');

  expect(await shownOf(member.userId)).toBe(held.body.profileImage);
  await letTimePass(set.community);
  expect((await open(held.body.profileImage)).status).toBe(200);
  expect((await open(first.body.profileImage)).status).toBe(410);
  expect(await announced(member.userId)).toHaveLength(2);
});

test('When a profile is not public, then its photo is its owner’s to see, and kept by no cache', async () => {
  set.ai.encoding = fit;
  const member = newMember();
  const { body } = await saveProfile(set.community, member, { photo, isPublic: false });
  const own = await open(body.profileImage, member);

  expect(own).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
  expect((await open(body.profileImage)).status).toBe(404);
  expect((await open(body.profileImage, newMember())).status).toBe(404);
});

test.each([
  [400, 400],
  [413, 413],
  [500, 503],
])(
  'When ai answers %i to a photo, then the answer is %i and nothing is saved',
  async (given, status) => {
    set.ai.encoding = { status: given };
    const member = newMember();
    const answer = await saveProfile(set.community, member, { photo });

    expect(answer.status).toBe(status);
    expect(
      await set.community.deps.database.prisma.profile.count({ where: { userId: member.userId } }),
    ).toBe(0);
  },
);

test('When a photo is unknown, then the answer is 404; of no id, 400', async () => {
  expect((await open(`/api/profile-photos/${newMember().userId}`)).status).toBe(404);
  expect((await open('/api/profile-photos/1')).status).toBe(400);
});
