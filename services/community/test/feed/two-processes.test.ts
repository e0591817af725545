import type { Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharePublic } from '../prayers/share.ts';
import { newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import type { Community } from '../setup.ts';

const set = useCommunity();
let two: [Community, Community];
beforeAll(async () => {
  two = [set.community, await set.startAnother()];
});

async function readBy(process: Community, id: string, as: Identity): Promise<Prayer | undefined> {
  const { body } = await process.call<Prayer[]>('GET', '/api/prayers?limit=100', { as });
  return body.find((prayer) => prayer.id === id);
}

describe.each([
  ['the first', 0, 1],
  ['the second', 1, 0],
] as const)('A change through %s of two processes', (_which, from, to) => {
  const readers: [string, Identity][] = [
    ['without a cookie', reader],
    ['with a visitor’s cookie', newVisitor()],
    ['who is a member', newMember()],
  ];

  test.each(readers)('is in the next answer of the other, for a reader %s', async (_who, as) => {
    const [writer, other] = [two[from], two[to]];
    const author = newVisitor();
    for (let round = 0; round < 10; round += 1) {
      const id = await sharePublic(writer, author);
      expect(await readBy(other, id, as)).toMatchObject({ likeCount: 0, commentCount: 0 });

      await writer.call('POST', `/api/prayers/${id}/like`, { as: author, body: { liked: true } });
      expect((await readBy(other, id, as))?.likeCount).toBe(1);

      const comment = await writer.call('POST', `/api/prayers/${id}/comments`, {
        as: author,
        body: { comment: `Round ${round}.` },
      });
      expect((await readBy(other, id, as))?.comments[0]?.comment).toBe(`Round ${round}.`);

      const { body } = comment;
      await writer.call('DELETE', `/api/prayers/${id}/comments/${body.id}`, { as: author });
      expect(await readBy(other, id, as)).toMatchObject({ commentCount: 0, comments: [] });

      await writer.call('DELETE', `/api/prayers/${id}`, { as: author });
      expect(await readBy(other, id, as)).toBeUndefined();
    }
  });

  test('shows as liked to whoever liked, through the other, at once', async () => {
    const liker = newVisitor();
    const id = await sharePublic(two[from]);
    for (const liked of [true, false, true]) {
      await two[from].call('POST', `/api/prayers/${id}/like`, { as: liker, body: { liked } });
      expect((await readBy(two[to], id, liker))?.userLiked).toBe(liked);
      expect((await readBy(two[to], id, newVisitor()))?.userLiked).toBe(false);
    }
  });
});

test('When many read while one writes through both, then no answer misses an earlier change', async () => {
  const id = await sharePublic(two[0]);
  const writer = { answered: 0, done: false };
  async function write() {
    for (let count = 1; count <= 40; count += 1) {
      const path = `/api/prayers/${id}/like`;
      await two[count % 2]!.call('POST', path, { as: newVisitor(), body: { liked: true } });
      writer.answered = count;
    }
    writer.done = true;
  }
  const missed: string[] = [];
  async function read(process: Community, as: Identity) {
    while (!writer.done) {
      const before = writer.answered;
      const seen = (await readBy(process, id, as))?.likeCount ?? 0;
      if (seen < before) missed.push(`${seen} instead of ${before}`);
    }
  }
  await Promise.all([
    write(),
    ...two.flatMap((process) => [
      read(process, reader),
      read(process, reader),
      read(process, newVisitor()),
    ]),
  ]);

  expect(writer.answered).toBe(40);
  expect(missed).toEqual([]);
});

test('When a writer dies after its commit, before its word to the feed, then readers soon see the change', async () => {
  const id = await sharePublic(two[0]);
  await readBy(two[0], id, reader);
  await two[0].deps.database.pool.query(
    'UPDATE prayer_stat SET like_count = 7 WHERE prayer_id = $1',
    [id],
  );

  await expect
    .poll(async () => (await readBy(two[0], id, reader))?.likeCount, { timeout: 10_000 })
    .toBe(7);
});
