import { randomUUID } from 'node:crypto';
import { indexesIn, mostRows, usePlans, vacuum } from '@kbf/test-kit';
import { PrismaPg } from '@prisma/adapter-pg';
import { expect, test } from 'vitest';
import { trustOf } from '../../src/checks/trust-of.ts';
import { PrismaClient } from '../../src/generated/prisma/client.ts';

const [busy, other] = [randomUUID(), randomUUID()];

const { pool, plansOf } = usePlans('community', async (client) => {
  await client.query(
    `CREATE TEMP TABLE made AS SELECT n, gen_random_uuid() AS id FROM generate_series(1, 50000) n`,
  );
  await client.query(`
    INSERT INTO prayer (id, author_visitor_id, author_name, request, response, response_source, tags, state,
      published_at, created_at)
    SELECT id, CASE WHEN n % 100 = 0 THEN '${busy}' ELSE 'v' || n END, 'Ada', md5(n::text), '', 'author', '{}',
      'public', now() - n * interval '1 minute', now() - n * interval '1 minute'
    FROM made`);
  await client.query(`
    INSERT INTO prayer_comment (id, prayer_id, author_visitor_id, author_name, comment, state, published_at, created_at)
    SELECT gen_random_uuid(), id, CASE WHEN (n + k) % 100 = 0 THEN '${busy}' ELSE 'v' || n END, 'Ada', md5(n::text),
      'public', now() - n * interval '1 minute', now() - n * interval '1 minute'
    FROM made, generate_series(1, 2) k`);
  await vacuum(client, 'prayer', 'prayer_comment');
});

test.each([busy, other])(
  'When a visitor is judged among 100,000 comments, then only the newest texts are read, by an index',
  async (visitorId) => {
    const prisma = new PrismaClient({ adapter: new PrismaPg(pool()) });
    const plans = await plansOf(() => trustOf(prisma, { visitorId }));
    const comments = plans.find(({ text }) => text.includes('prayer_comment'))?.nodes ?? [];
    expect(indexesIn(comments)).toContain('prayer_comment_author_visitor_idx');
    expect(mostRows(comments)).toBeLessThanOrEqual(20);
  },
);
