import type { Identity } from '@kbf/process-kit';
import { describe, expect, test } from 'vitest';
import { recorded } from '../recorded-events.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { admin, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { letTimePass } from './at-the-desk.ts';
import { feedOf, hideReported, queueOf, settle, unfitText } from './held.ts';

const set = useCommunity();
const photoUrl = 'data:image/png;base64,iVBORw0KGgo=';

describe('A held prayer', () => {
  test('When an admin publishes it, then it is newest in the feed, its author told, the act recorded', async () => {
    const member = newMember();
    const held = await sharePrayer(set.community, { userRequest: unfitText('My shop') }, member);
    const later = await sharePublic(set.community);
    const { total } = await feedOf(set.community);
    const item = (await queueOf(set.community)).find(({ id }) => id === held.body.id);
    const published = await settle(set.community, ['prayer', held.body.id], 'release');
    await settle(set.community, ['prayer', held.body.id], 'release');
    await letTimePass(set.community);
    const feed = await feedOf(set.community);

    expect(held.status).toBe(202);
    expect(item).toMatchObject({ kind: 'prayer', state: 'held', text: unfitText('My shop') });
    expect(item?.reasons.length).toBeGreaterThan(0);
    expect(published.status).toBe(201);
    expect(feed.ids.slice(0, 2)).toEqual([held.body.id, later]);
    expect(feed.total).toBe(total + 1);
    expect(await queueOf(set.community)).toEqual([]);
    expect(await recorded(set.community, 'moderation.decided')).toContainEqual(
      expect.objectContaining({ kind: 'prayer', authorId: member.userId, outcome: 'published' }),
    );
    expect(await recorded(set.community, 'privilege.used')).toContainEqual(
      expect.objectContaining({
        actorId: admin.userId,
        action: 'prayer.decided',
        subjectId: held.body.id,
        details: { state: 'public', part: 'prayer' },
      }),
    );
  });

  test('When its photo was held with it, then the admin can look at it, and publishing releases both', async () => {
    const { body } = await sharePrayer(set.community, { userRequest: unfitText('A'), photoUrl });
    const item = (await queueOf(set.community)).find(({ id }) => id === body.id);
    const open = async (as = reader) =>
      (await set.community.call('GET', item!.photoUrl!, { as })).status;
    expect([await open(admin), await open(), await open(newMember())]).toEqual([200, 404, 404]);

    await settle(set.community, ['prayer', body.id], 'release');

    expect((await feedOf(set.community)).find(body.id)?.photoUrl).toBe(item?.photoUrl);
    expect(await open()).toBe(200);
  });

  test('When an admin hides it, then it is nowhere, and hiding a public one lowers the total by one', async () => {
    const held = await sharePrayer(set.community, { userRequest: unfitText('B') });
    const id = await sharePublic(set.community);
    const { total } = await feedOf(set.community);
    const answers = [
      await settle(set.community, ['prayer', held.body.id], 'hide'),
      await hideReported(set.community, id),
      await settle(set.community, ['prayer', id], 'hide'),
    ];
    const feed = await feedOf(set.community);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 404]);
    expect(feed.total).toBe(total - 1);
    expect(feed.ids).not.toContain(id);
    expect((await queueOf(set.community)).map((item) => item.id)).not.toContain(held.body.id);
  });

  test('When two admins decide at once through two processes, then the total is right', async () => {
    const { body } = await sharePrayer(set.community, { userRequest: unfitText('C') });
    const { total } = await feedOf(set.community);
    const other = await set.startAnother();
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        settle(index % 2 ? other : set.community, ['prayer', body.id], 'release'),
      ),
    );

    expect((await feedOf(other)).total).toBe(total + 1);
  });
});

test('When only the photo of a public prayer is held, then it is decided about alone', async () => {
  const shared = await sharePrayer(set.community, { photoUrl });
  const other = await sharePrayer(set.community, { photoUrl });
  const items = (await queueOf(set.community)).filter(({ kind }) => kind === 'photo');
  expect(items.map(({ id }) => id)).toEqual([shared.body.id, other.body.id]);

  await settle(set.community, ['photo', shared.body.id], 'release');
  await settle(set.community, ['photo', other.body.id], 'hide');
  const feed = await feedOf(set.community);

  expect(feed.find(shared.body.id)?.photoUrl).toBe(items[0]?.photoUrl);
  expect(feed.find(other.body.id)).toMatchObject({ photoUrl: null });
  expect((await set.community.call('GET', items[1]!.photoUrl!)).status).toBe(410);
  expect((await queueOf(set.community)).some(({ kind }) => kind === 'photo')).toBe(false);
  const none = await sharePublic(set.community);
  expect((await settle(set.community, ['photo', none], 'release')).status).toBe(404);
});

test('When a held comment is published, then it is last, counted, and the prayer’s author hears of it', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  const post = (text: string) =>
    set.community.call('POST', `/api/prayers/${id}/comments`, {
      as: newMember(),
      body: { comment: text },
    });
  const held = await post(unfitText('D'));
  const open = await post('Amen.');
  const decide = (as?: Identity) =>
    settle(set.community, ['comment', held.body.id], 'release', as ? { as } : {});
  const heard = async () =>
    (await recorded(set.community, 'comment.posted')).filter(({ prayerId }) => prayerId === id);
  expect(held.status).toBe(202);
  expect(await heard()).toMatchObject([{ commentId: open.body.id, prayerAuthorId: author.userId }]);

  expect([(await decide(newMember())).status, (await decide(author)).status]).toEqual([403, 403]);
  const published = await decide();
  const shown = (await feedOf(set.community)).find(id);
  expect(published.status).toBe(201);
  expect(shown?.comments.map((one) => one.id)).toEqual([open.body.id, held.body.id]);
  expect(shown?.commentCount).toBe(2);
  expect(await heard()).toHaveLength(1);
  await letTimePass(set.community);
  expect(await heard()).toHaveLength(2);
});

test('When somebody comments on their own prayer, or on a visitor’s, then nobody is told', async () => {
  const author = newMember();
  const own = await sharePublic(set.community, author);
  const visitors = await sharePublic(set.community);
  const before = (await recorded(set.community, 'comment.posted')).length;
  for (const id of [own, visitors])
    await set.community.call('POST', `/api/prayers/${id}/comments`, {
      as: author,
      body: { comment: 'Amen.' },
    });

  expect(await recorded(set.community, 'comment.posted')).toHaveLength(before);
});

test('When anyone but an admin decides, or nothing waits, then it is refused and nothing changes', async () => {
  const author = newMember();
  const { body } = await sharePrayer(set.community, { userRequest: unfitText('E') }, author);
  const publicId = await sharePublic(set.community, author);
  const decide = (as: Identity) => settle(set.community, ['prayer', body.id], 'release', { as });
  const answers = [
    await decide(author),
    await decide(newMember()),
    await decide(newVisitor()),
    await decide(reader),
    await settle(set.community, ['prayer', publicId], 'hide'),
    await settle(set.community, ['prayer', newMember().userId], 'release'),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401, 401, 404, 404]);
  const { ids } = await feedOf(set.community);
  expect(ids).toContain(publicId);
  expect(ids).not.toContain(body.id);
});
