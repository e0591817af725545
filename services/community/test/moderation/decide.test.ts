import type { Identity } from '@kbf/process-kit';
import { describe, expect, test } from 'vitest';
import { recorded } from '../recorded-events.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { admin, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { edit, feedOf, queueOf, unfitText } from './held.ts';

const set = useCommunity();
const photoUrl = 'data:image/png;base64,iVBORw0KGgo=';

describe('A held prayer', () => {
  test('When an admin publishes it, then it is newest in the feed, its author told, the act recorded', async () => {
    const member = newMember();
    const held = await sharePrayer(set.community, { userRequest: unfitText('My shop') }, member);
    const later = await sharePublic(set.community);
    const { total } = await feedOf(set.community);
    const item = (await queueOf(set.community)).find(({ id }) => id === held.body.id);
    const published = await edit(set.community, held.body.id, { state: 'public' });
    await edit(set.community, held.body.id, { state: 'public' });
    const feed = await feedOf(set.community);

    expect(held.status).toBe(202);
    expect(item).toMatchObject({ kind: 'prayer', state: 'held', text: unfitText('My shop') });
    expect(item?.reasons.length).toBeGreaterThan(0);
    expect(published).toMatchObject({ status: 200, body: { id: held.body.id } });
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

    await edit(set.community, body.id, { state: 'public' });

    expect((await feedOf(set.community)).find(body.id)?.photoUrl).toBe(item?.photoUrl);
    expect(await open()).toBe(200);
  });

  test('When an admin hides it, then it is nowhere, and hiding a public one lowers the total by one', async () => {
    const held = await sharePrayer(set.community, { userRequest: unfitText('B') });
    const id = await sharePublic(set.community);
    const { total } = await feedOf(set.community);
    const answers = [
      await edit(set.community, held.body.id, { state: 'hidden' }),
      await edit(set.community, id, { state: 'hidden' }),
      await edit(set.community, id, { state: 'hidden' }),
    ];
    const feed = await feedOf(set.community);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
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
        edit(index % 2 ? other : set.community, body.id, { state: 'public' }),
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

  await edit(set.community, shared.body.id, { state: 'public', part: 'photo' });
  await edit(set.community, other.body.id, { state: 'hidden', part: 'photo' });
  const feed = await feedOf(set.community);

  expect(feed.find(shared.body.id)?.photoUrl).toBe(items[0]?.photoUrl);
  expect(feed.find(other.body.id)).toMatchObject({ photoUrl: null });
  expect((await set.community.call('GET', items[1]!.photoUrl!)).status).toBe(410);
  expect((await queueOf(set.community)).some(({ kind }) => kind === 'photo')).toBe(false);
  const none = await sharePublic(set.community);
  expect((await edit(set.community, none, { state: 'public', part: 'photo' })).status).toBe(409);
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
  const path = `/api/prayers/${id}/comments/${held.body.id}`;
  const decide = (state: string, as: Identity = admin) =>
    set.community.call('PATCH', path, { as, body: { state } });
  const heard = async () =>
    (await recorded(set.community, 'comment.posted')).filter(({ prayerId }) => prayerId === id);
  expect(held.status).toBe(202);
  expect(await heard()).toMatchObject([{ commentId: open.body.id, prayerAuthorId: author.userId }]);

  const published = await decide('public');
  await decide('public');
  const shown = (await feedOf(set.community)).find(id);
  expect(published.status).toBe(204);
  expect(shown?.comments.map((one) => one.id)).toEqual([open.body.id, held.body.id]);
  expect(shown?.commentCount).toBe(2);
  expect(await heard()).toHaveLength(2);

  await decide('hidden');
  expect((await feedOf(set.community)).find(id)).toMatchObject({ commentCount: 1 });
  expect([
    (await decide('public', newMember())).status,
    (await decide('public', author)).status,
  ]).toEqual([403, 403]);
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

test('When anyone but an admin decides or looks at the queue, then it is refused and nothing changes', async () => {
  const author = newMember();
  const { body } = await sharePrayer(set.community, { userRequest: unfitText('E') }, author);
  const publicId = await sharePublic(set.community, author);
  const queue = (as = reader) => set.community.call('GET', '/api/prayers/moderation', { as });
  const answers = [
    await edit(set.community, body.id, { state: 'public' }, author),
    await edit(set.community, body.id, { state: 'public' }, newMember()),
    await edit(set.community, publicId, { state: 'hidden' }, author),
    await edit(set.community, publicId, { state: 'hidden' }, newVisitor()),
    await edit(set.community, newMember().userId, { state: 'public' }),
    await edit(set.community, publicId, { state: 'deleted' }),
    await queue(),
    await queue(newVisitor()),
    await queue(author),
  ];

  expect(answers.map(({ status }) => status)).toEqual([
    403, 404, 403, 403, 404, 400, 401, 401, 403,
  ]);
  const { ids } = await feedOf(set.community);
  expect(ids).toContain(publicId);
  expect(ids).not.toContain(body.id);
});

test('When the queue is long, then its pages follow each other, oldest first, with the total', async () => {
  for (let count = 0; count < 5; count += 1)
    await sharePrayer(set.community, { userRequest: unfitText(`Number ${'I'.repeat(count + 1)}`) });
  const all = await queueOf(set.community);
  const paged: string[] = [];
  let url: string | undefined = '/api/prayers/moderation?limit=2';
  while (url) {
    const page: Awaited<ReturnType<typeof set.community.call<{ id: string }[]>>> =
      await set.community.call<{ id: string }[]>('GET', url, { as: admin });
    expect(page.headers['x-total-count']).toBe(String(all.length));
    paged.push(...page.body.map(({ id }) => id));
    url = /<([^>]+)>/.exec(page.headers['link'] ?? '')?.[1];
  }

  expect(all.length).toBeGreaterThanOrEqual(5);
  expect(paged).toEqual(all.map(({ id }) => id));
  expect(
    (await set.community.call('GET', '/api/prayers/moderation?cursor=x', { as: admin })).status,
  ).toBe(400);
});
