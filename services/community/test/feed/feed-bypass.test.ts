import type { Prayer } from '@kbf/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sharePublic } from '../prayers/share.ts';
import { newVisitor, reader, useCommunity } from '../setup.ts';

const set = useCommunity();
const run = (sql: string) => set.community.deps.database.pool.query(sql);

const liker = newVisitor();
let id: string;
beforeEach(async () => {
  id = await sharePublic(set.community);
  const path = `/api/prayers/${id}/like`;
  await set.community.call('POST', path, { as: liker, body: { liked: true } });
  for (const as of [reader, liker]) await set.community.call('GET', '/api/prayers', { as });
  await run('ALTER SEQUENCE feed_version RENAME TO feed_version_away');
});
afterEach(() => run('ALTER SEQUENCE feed_version_away RENAME TO feed_version'));

test.each([
  ['is kept', ''],
  ['is not', '?limit=7'],
])(
  'When the version cannot be read and the page %s, then it is read past memory, for every reader',
  async (_which, query) => {
    await run('UPDATE prayer_stat SET like_count = 5');
    const pages = await Promise.all(
      [reader, liker].map((as) =>
        set.community.call<Prayer[]>('GET', `/api/prayers${query}`, { as }),
      ),
    );

    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(pages.map(({ body }) => body[0])).toMatchObject([
      { id, likeCount: 5, userLiked: false },
      { id, likeCount: 5, userLiked: true },
    ]);
  },
);

test('When a change cannot be announced to the feed, then its answer does not say that it was done', async () => {
  const { status } = await set.community.call('POST', `/api/prayers/${id}/like`, {
    as: newVisitor(),
    body: { liked: true },
  });

  expect(status).toBe(500);
});
