import { randomUUID } from 'node:crypto';
import type { Prayer, PrayerComment } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { describe, expect, test } from 'vitest';
import { sharePublic } from '../prayers/share.ts';
import { admin, newMember, newVisitor, reader, useCommunity } from '../setup.ts';

const set = useCommunity();

const say = (id: string, given: Record<string, unknown> = {}, as: Identity = newVisitor()) =>
  set.community.call('POST', `/api/prayers/${id}/comments`, {
    as,
    body: { comment: 'Praying with you.', ...given },
  });
const remove = (id: string, commentId: string, as: Identity) =>
  set.community.call('DELETE', `/api/prayers/${id}/comments/${commentId}`, { as });
const prayerOf = async (id: string, as = reader) =>
  (await set.community.call<Prayer>('GET', `/api/prayers/${id}`, { as })).body;
const commentsOf = (id: string, query = '', as = reader) =>
  set.community.call<PrayerComment[]>('GET', `/api/prayers/${id}/comments${query}`, { as });

test('When a visitor comments, then feed, prayer and list have it, and the count is one higher', async () => {
  const id = await sharePublic(set.community);
  const visitor = newVisitor();
  const { status, body } = await say(id, { userName: 'Grace Whitfield' }, visitor);

  expect(status).toBe(201);
  const comment = { ...(body.comment as unknown as PrayerComment), mine: false };
  expect(body).toMatchObject({
    posted: 'public',
    comment: { userName: 'Community Member', comment: 'Praying with you.', mine: true },
  });
  const feed = await set.community.call<Prayer[]>('GET', '/api/prayers');
  expect(feed.body[0]).toMatchObject({ id, commentCount: 1, comments: [comment] });
  expect(await prayerOf(id)).toMatchObject({ commentCount: 1, comments: [comment] });
  const list = await commentsOf(id);
  expect(list.body).toEqual([comment]);
  expect(list.headers['x-total-count']).toBe('1');
  expect((await prayerOf(id, visitor)).comments[0]?.mine).toBe(true);
  expect((await commentsOf(id, '', visitor)).body[0]?.mine).toBe(true);
});

test('When 30 people comment at once, then all are counted, 20 come with the prayer, pages hold all', async () => {
  const id = await sharePublic(set.community);
  const made = await Promise.all(
    Array.from({ length: 30 }, (_, index) => say(id, { comment: `Praying, ${index + 1}.` })),
  );
  expect(made.every(({ status }) => status === 201)).toBe(true);

  const prayer = await prayerOf(id);
  const all = await commentsOf(id, '?limit=100');
  expect(prayer.commentCount).toBe(30);
  expect(all.body).toHaveLength(30);
  expect(prayer.comments).toEqual(all.body.slice(0, 20));
  const first = await commentsOf(id, '?limit=20');
  const next = /^<([^>]+)>/.exec(first.headers['link'] ?? '')?.[1];
  const rest = await set.community.call<PrayerComment[]>('GET', next!);
  expect([...first.body, ...rest.body]).toEqual(all.body);
  expect(rest.headers['link']).toBeUndefined();
});

describe('The same request id', () => {
  test('When it comes again with the same text, then there is one comment', async () => {
    const id = await sharePublic(set.community);
    const visitor = newVisitor();
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => say(id, { requestId }, visitor)));
    answers.push(await say(id, { requestId }, visitor));

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await prayerOf(id)).commentCount).toBe(1);
  });

  test('When it comes again with other text, elsewhere or from another member, then it is 409', async () => {
    const [id, other] = [await sharePublic(set.community), await sharePublic(set.community)];
    const member = newMember();
    const requestId = randomUUID();
    await say(id, { requestId }, member);

    expect((await say(id, { requestId, comment: 'Other.' }, member)).status).toBe(409);
    expect((await say(other, { requestId }, member)).status).toBe(409);
    expect((await say(id, { requestId }, newMember())).status).toBe(409);
  });
});

describe('Moderation', () => {
  test('When a comment is held, then nobody sees it and no count changes', async () => {
    const id = await sharePublic(set.community);
    set.ai.moderation = { verdict: 'held', reasons: ['harassment'] };
    const author = newVisitor();
    const { status, body } = await say(id, {}, author);

    expect({ status, body }).toEqual({ status: 202, body: { id: body.id, posted: 'held' } });
    expect(await prayerOf(id, author)).toMatchObject({ commentCount: 0, comments: [] });
    expect((await commentsOf(id, '', author)).body).toEqual([]);
    expect((await remove(id, body.id, newVisitor())).status).toBe(404);
    expect((await remove(id, body.id, author)).status).toBe(204);
    expect((await prayerOf(id)).commentCount).toBe(0);
  });

  test('When a comment has words of self-harm, then it is held and a notice goes out', async () => {
    const id = await sharePublic(set.community);
    const { status } = await say(id, { comment: 'I want to end my life.' });
    const { rows } = await set.community.deps.database.pool.query(
      `SELECT payload->>'source' AS source FROM outbox_event WHERE name = 'crisis.noticed'`,
    );

    expect(status).toBe(202);
    expect(rows).toEqual([{ source: 'comment' }]);
  });
});

describe('Deleting', () => {
  test('When the author or an admin deletes a comment, then it is gone everywhere', async () => {
    const id = await sharePublic(set.community);
    const [author, other] = [newVisitor(), newMember()];
    const first = await say(id, { comment: 'First.' }, author);
    const second = await say(id, { comment: 'Second.' }, other);

    expect((await remove(id, first.body.id, author)).status).toBe(204);
    const left = await prayerOf(id);
    expect(left.commentCount).toBe(1);
    expect(left.comments.map(({ comment }) => comment)).toEqual(['Second.']);
    expect((await remove(id, second.body.id, admin)).status).toBe(204);
    expect(await prayerOf(id)).toMatchObject({ commentCount: 0, comments: [] });
  });

  test('When one of the first 20 is deleted, then the next one moves up', async () => {
    const id = await sharePublic(set.community);
    const author = newVisitor();
    const first = await say(id, { comment: 'First.' }, author);
    for (let index = 2; index <= 21; index += 1) await say(id, { comment: `Number ${index}.` });
    await remove(id, first.body.id, author);

    const { comments } = await prayerOf(id);
    expect(comments).toHaveLength(20);
    expect(comments.at(-1)?.comment).toBe('Number 21.');
  });

  test('When someone else deletes it, the ids are swapped or unknown, then the answers are 403 and 404', async () => {
    const [id, other] = [await sharePublic(set.community), await sharePublic(set.community)];
    const author = newVisitor();
    const { body } = await say(id, {}, author);

    expect((await remove(id, body.id, newVisitor())).status).toBe(403);
    expect((await remove(id, body.id, reader)).status).toBe(403);
    expect((await remove(other, body.id, author)).status).toBe(404);
    expect((await remove(body.id, id, author)).status).toBe(404);
    expect((await remove(id, randomUUID(), author)).status).toBe(404);
    expect((await prayerOf(id)).commentCount).toBe(1);
  });
});

test.each([
  ['blank', { comment: '  ' }, 400],
  ['too long', { comment: 'x'.repeat(1_001) }, 400],
  ['with NUL', { comment: 'a\u0000b' }, 400],
])('When a comment is %s, then the answer is %i', async (_what, given, status) => {
  const id = await sharePublic(set.community);

  expect((await say(id, given)).status).toBe(status);
});

test('When the prayer is unknown or nobody writes, then the answers are 404 and 401', async () => {
  const id = await sharePublic(set.community);

  expect((await say(randomUUID())).status).toBe(404);
  expect((await commentsOf(randomUUID())).status).toBe(404);
  expect((await commentsOf(id, '?cursor=junk')).status).toBe(400);
  expect((await say(id, {}, reader)).status).toBe(401);
});
