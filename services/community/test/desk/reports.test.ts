import { describe, expect, test } from 'vitest';
import { recorded } from '../recorded-events.ts';
import { sharePublic } from '../prayers/share.ts';
import { newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { letTimePass } from './at-the-desk.ts';
import { feedOf, queueOf, report, settle } from './held.ts';

const set = useCommunity();

async function comment(prayerId: string, text = 'Amen.') {
  const { body } = await set.community.call('POST', `/api/prayers/${prayerId}/comments`, {
    as: newVisitor(),
    body: { comment: text },
  });
  return body.id;
}

test('When two report a prayer, then it stays and an admin sees why; at the third it is hidden', async () => {
  const before = await sharePublic(set.community);
  const id = await sharePublic(set.community);
  const { total } = await feedOf(set.community);
  const [first, second] = [newVisitor(), newMember()];
  expect(await report(set.community, id, first, { reason: '<b>Rude</b>' })).toMatchObject({
    status: 201,
    body: { reported: true },
  });
  await report(set.community, id, second);
  expect((await feedOf(set.community)).ids).toContain(id);
  expect((await queueOf(set.community)).find((item) => item.id === id)).toMatchObject({
    kind: 'prayer',
    state: 'public',
    reports: [{ reason: '<b>Rude</b>' }, {}],
  });

  await report(set.community, id, newVisitor());
  const feed = await feedOf(set.community);

  expect(feed.ids).toEqual(expect.arrayContaining([before]));
  expect(feed.ids).not.toContain(id);
  expect(feed.total).toBe(total - 1);
  expect((await set.community.call('GET', `/prayer-share/${id}`)).status).toBe(404);
  expect((await queueOf(set.community)).find((item) => item.id === id)).toMatchObject({
    state: 'hidden',
    reasons: ['reported'],
  });
});

test('When one person reports many times, also at once and through two processes, then it counts once', async () => {
  const id = await sharePublic(set.community);
  const other = await set.startAnother();
  const as = newMember();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => report(index % 2 ? other : set.community, id, as)),
  );
  const item = (await queueOf(set.community)).find((one) => one.id === id);

  expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 201));
  expect(item?.reports).toHaveLength(1);
  expect((await feedOf(set.community)).ids).toContain(id);
});

test('When many report at once, then it is hidden once and the total is right', async () => {
  const id = await sharePublic(set.community);
  const { total } = await feedOf(set.community);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => report(set.community, id, newVisitor())),
  );
  const feed = await feedOf(set.community);

  expect(answers.every(({ status }) => status === 201 || status === 404)).toBe(true);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(feed.total).toBe(total - 1);
});

test('When an admin publishes what was hidden, then it is back in place', async () => {
  const id = await sharePublic(set.community);
  const newer = await sharePublic(set.community);
  for (const as of [newVisitor(), newVisitor(), newMember()]) await report(set.community, id, as);
  const published = await settle(set.community, ['prayer', id], 'release');
  const { ids } = await feedOf(set.community);

  expect(published.status).toBe(201);
  expect(ids.slice(0, 2)).toEqual([newer, id]);
});

describe('Comments', () => {
  test('When three report a comment, then it alone is hidden, until an admin publishes it', async () => {
    const id = await sharePublic(set.community);
    const [first, second, third] = [
      await comment(id, 'One.'),
      await comment(id),
      await comment(id),
    ];
    for (const as of [newVisitor(), newMember(), newVisitor()])
      await report(set.community, `${id}/comments/${second}`, as);
    const hidden = (await feedOf(set.community)).find(id);
    const item = (await queueOf(set.community)).find((one) => one.id === second);
    await settle(set.community, ['comment', second], 'release');
    const shown = (await feedOf(set.community)).find(id);

    expect(hidden).toMatchObject({ commentCount: 2, comments: [{ id: first }, { id: third }] });
    expect(item).toMatchObject({ kind: 'comment', prayerId: id, state: 'hidden' });
    expect(item?.reports).toHaveLength(3);
    expect(shown?.comments.map((one) => one.id)).toEqual([first, second, third]);
    expect(shown?.commentCount).toBe(3);
  });

  test('When a comment is reported under another prayer, then the answer is 404', async () => {
    const [id, otherId] = [await sharePublic(set.community), await sharePublic(set.community)];
    const commentId = await comment(id);

    expect(
      (await report(set.community, `${otherId}/comments/${commentId}`, newVisitor())).status,
    ).toBe(404);
  });
});

test('When an admin dismisses reports on what is public, then it stays, and its author hears nothing', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  await report(set.community, id, newVisitor());
  await settle(set.community, ['prayer', id], 'release');
  await letTimePass(set.community);
  const told = await recorded(set.community, 'moderation.decided');

  expect((await feedOf(set.community)).ids).toContain(id);
  expect((await queueOf(set.community)).some((item) => item.id === id)).toBe(false);
  expect(told.some(({ authorId }) => authorId === author.userId)).toBe(false);
});

test('When what is reported is not there, has no reason, or nobody reports, then 404, 400 and 401', async () => {
  const id = await sharePublic(set.community);
  const answers = [
    await report(set.community, newMember().userId, newVisitor()),
    await report(set.community, 'x', newVisitor()),
    await report(set.community, id, newVisitor(), { reason: '  ' }),
    await report(set.community, id, newVisitor(), { reason: 'x'.repeat(501) }),
    await report(set.community, id, reader),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 400, 401]);
});
