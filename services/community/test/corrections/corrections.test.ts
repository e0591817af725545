import { randomUUID } from 'node:crypto';
import type { Prayer, PrayerComment } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { newRequest, sharePrayer, sharePublic } from '../prayers/share.ts';
import { admin, newMember, newVisitor, useCommunity } from '../setup.ts';

const set = useCommunity();

const correct = (id: string, as: Identity, userRequest = newRequest()) =>
  set.community.call('PUT', `/api/prayers/${id}/request`, { as, body: { userRequest } });
const say = async (id: string, as: Identity, comment = 'Praying with yuo.') =>
  (await set.community.call('POST', `/api/prayers/${id}/comments`, { as, body: { comment } })).body
    .id;
const correctComment = (id: string, commentId: string, as: Identity, comment: string) =>
  set.community.call('PUT', `/api/prayers/${id}/comments/${commentId}`, { as, body: { comment } });
const prayerOf = async (id: string) =>
  (await set.community.call<Prayer>('GET', `/api/prayers/${id}`)).body;
const letPass = (minutes: number) =>
  set.community.deps.database.pool.query(
    `UPDATE prayer SET published_at = published_at - make_interval(mins => $1);
     UPDATE prayer_comment SET published_at = published_at - make_interval(mins => $1)`.replaceAll(
      '$1',
      String(minutes),
    ),
  );

test('When a member corrects a prayer, then all see the new words, marked as edited, at its place', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  const before = await prayerOf(id);
  expect(before.editedAt).toBeNull();
  const words = newRequest();
  const { status, body } = await correct(id, member, words);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, userRequest: words, mine: true });
  const feed = await set.community.call<Prayer[]>('GET', '/api/prayers');
  expect(feed.body[0]).toMatchObject({ id, userRequest: words, createdAt: before.createdAt });
  expect(Date.parse((await prayerOf(id)).editedAt ?? '')).toBeGreaterThan(
    Date.parse(before.createdAt),
  );
});

test('When a member corrects a comment, then the feed and the list have it, marked as edited', async () => {
  const member = newMember();
  const id = await sharePublic(set.community);
  const commentId = await say(id, member);
  const answer = await correctComment(id, commentId, member, 'Praying with you.');
  expect(answer.status).toBe(200);
  const edited = { id: commentId, comment: 'Praying with you.', editedAt: answer.body.editedAt };
  expect((await prayerOf(id)).comments).toMatchObject([edited]);
  const list = await set.community.call<PrayerComment[]>('GET', `/api/prayers/${id}/comments`);
  expect(list.body).toMatchObject([edited]);
  expect(answer.body.editedAt).toMatch(/^20/);
});

test('When 15 minutes have passed, then the words stay', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  const commentId = await say(id, member);
  await letPass(14);
  expect((await correct(id, member)).status).toBe(200);
  expect((await correctComment(id, commentId, member, 'Still in time.')).status).toBe(200);
  await letPass(2);
  expect((await correct(id, member)).status).toBe(409);
  expect((await correctComment(id, commentId, member, 'Too late.')).status).toBe(409);
  expect((await prayerOf(id)).comments).toMatchObject([{ comment: 'Still in time.' }]);
});

test('When anybody else corrects it, then it is refused, also to admins', async () => {
  const visitor = newVisitor();
  const id = await sharePublic(set.community, newMember());
  const ofVisitor = await sharePublic(set.community, visitor);
  expect((await correct(id, newMember())).status).toBe(403);
  expect((await correct(id, admin)).status).toBe(403);
  expect((await correct(ofVisitor, visitor)).status).toBe(401);
  expect((await correct(newMember().userId, newMember())).status).toBe(404);
});

test('When the new words would be held, then they are refused, and the earlier ones stay', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  const { userRequest } = await prayerOf(id);
  const threat = await correct(id, member, 'I will find you and kill you, you worthless idiot.');
  expect(threat.status).toBe(409);
  const danger = await correct(id, member, 'I want to kill myself tonight.');
  expect(danger).toMatchObject({ status: 409, body: { care: { level: 'certain' } } });
  expect(await prayerOf(id)).toMatchObject({ userRequest, editedAt: null });
  const commentId = await say(id, member);
  const comment = await correctComment(id, commentId, member, 'I will kill you, you idiot.');
  expect(comment.status).toBe(409);
});

test('When it was reported, then it cannot be changed before an admin has looked', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  await set.community.call('POST', `/api/prayers/${id}/report`, {
    as: newMember(),
    body: { reason: 'It names someone who did not agree to it.' },
  });
  expect((await correct(id, member)).status).toBe(409);
});

test('When a request is repeated after its correction, then it is the same post, as corrected', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  const requestId = randomUUID();
  const post = (comment: string) =>
    set.community.call('POST', `/api/prayers/${id}/comments`, {
      as: member,
      body: { comment, requestId },
    });
  const first = await post('Praying with yuo.');
  await correctComment(id, first.body.id, member, 'Praying with you, too.');
  await correctComment(id, first.body.id, member, 'Praying with you.');
  const again = await post('Praying with yuo.');

  expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
  expect(again.body.comment).toMatchObject({ comment: 'Praying with you.' });
  expect((await post('Praying with you.')).status).toBe(409);
  expect((await prayerOf(id)).comments).toHaveLength(1);
});

test('When our reply stands below a prayer, then only few of its words can change', async () => {
  const member = newMember();
  const shared = { userRequest: 'Pray that I stay pateint with my workers.' };
  const { body } = await sharePrayer(set.community, shared, member);
  const prayer = { where: { id: body.id }, data: { response: 'Lord, give patience.' } };
  await set.community.deps.database.prisma.prayer.update(prayer);
  const other = 'Is it right that nobody gets wages until they beg me for them?';
  expect((await correct(body.id, member, other)).status).toBe(409);
  const same = 'Pray that I stay patient with my workers, please.';
  expect((await correct(body.id, member, same)).status).toBe(200);
  expect((await prayerOf(body.id)).userRequest).toBe(same);
});
