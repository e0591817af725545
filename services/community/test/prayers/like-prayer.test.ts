import { randomUUID } from 'node:crypto';
import type { Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { likesOf } from './likes-of.ts';
import { sharePublic } from './share.ts';

const set = useCommunity();
const like = (id: string, as: Identity, body?: Record<string, unknown>) =>
  set.community.call<{ liked: boolean; likeCount: number }>('POST', `/api/prayers/${id}/like`, {
    as,
    body,
  });
const fifty = <T>(make: (index: number) => T) =>
  Array.from({ length: 50 }, (_, index) => make(index));

test('When the same person sets a like 50 times at once, then it counts once', async () => {
  const id = await sharePublic(set.community);
  const visitor = newVisitor();
  const answers = await Promise.all(fifty(() => like(id, visitor, { liked: true })));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.every(({ body }) => body.liked && body.likeCount === 1)).toBe(true);
  expect(await likesOf(set.community, id)).toEqual({ kept: 1, counted: 1 });
});

test('When 50 people like at once, then each counts', async () => {
  const id = await sharePublic(set.community);
  const answers = await Promise.all(fifty(() => like(id, newVisitor(), { liked: true })));

  const counts = answers.map(({ body }) => body.likeCount).toSorted((a, b) => a - b);
  expect(counts).toEqual(fifty((index) => index + 1));
  expect(await likesOf(set.community, id)).toEqual({ kept: 50, counted: 50 });
});

test('When one person toggles an even number of times at once, then nothing is left', async () => {
  const id = await sharePublic(set.community);
  const member = newMember();
  const answers = await Promise.all(fifty(() => like(id, member, {})));

  expect(answers.filter(({ body }) => body.liked)).toHaveLength(25);
  expect(await likesOf(set.community, id)).toEqual({ kept: 0, counted: 0 });
});

test('When a call has no body at all, then it toggles', async () => {
  const id = await sharePublic(set.community);
  const visitor = newVisitor();

  expect((await like(id, visitor)).body).toEqual({ liked: true, likeCount: 1 });
  expect((await like(id, visitor)).body).toEqual({ liked: false, likeCount: 0 });
});

test('When a like is taken back, then again taking it back changes nothing', async () => {
  const id = await sharePublic(set.community);
  const visitor = newVisitor();
  await like(id, visitor, { liked: true });

  expect((await like(id, visitor, { liked: false })).body).toEqual({ liked: false, likeCount: 0 });
  expect((await like(id, visitor, { liked: false })).body).toEqual({ liked: false, likeCount: 0 });
});

test('When a body claims to be someone else, then the like is the sender’s', async () => {
  const id = await sharePublic(set.community);
  const [sender, other] = [newMember(), newMember()];
  await like(id, sender, { userId: other.userId, liked: true });
  const listedFor = async (as: Identity) =>
    (await set.community.call<Prayer[]>('GET', '/api/prayers', { as })).body.find(
      (prayer) => prayer.id === id,
    )?.userLiked;

  expect(await listedFor(sender)).toBe(true);
  expect(await listedFor(other)).toBe(false);
  expect(await listedFor(reader)).toBe(false);
});

test('When the prayer is unknown, the id none or the reader nobody, then it is 404, 400 and 401', async () => {
  const id = await sharePublic(set.community);

  expect((await like(randomUUID(), newVisitor(), { liked: true })).status).toBe(404);
  expect((await like('1', newVisitor(), { liked: true })).status).toBe(400);
  expect((await like(id, reader, { liked: true })).status).toBe(401);
  expect((await like(id, newVisitor(), { liked: 'yes' })).status).toBe(400);
});
