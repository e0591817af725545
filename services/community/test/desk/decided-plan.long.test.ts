import { pgSql } from '@kbf/events';
import { indexesIn, mostRows, usePlans, vacuum } from '@kbf/test-kit';
import { PrismaPg } from '@prisma/adapter-pg';
import { expect, test } from 'vitest';
import { listDecided } from '../../src/desk/decided-texts.ts';
import { PrismaClient } from '../../src/generated/prisma/client.ts';
import { timeCursor } from '@kbf/data-kit';

const { pool, plansOf } = usePlans('community', async (client) => {
  await client.query(`
    INSERT INTO decided_text (id, kind, subject_id, was, decision, sealed_words, decided_at, decided_by)
    SELECT gen_random_uuid(), 'prayer', gen_random_uuid(), 'held', 'hide', md5(n::text),
      now() - n * interval '20 seconds', gen_random_uuid()
    FROM generate_series(1, 100000) n`);
  await vacuum(client, 'decided_text');
});

const middle = timeCursor.encode({
  at: new Date(Date.now() - 15 * 86_400_000),
  id: '00000000-0000-4000-8000-000000000000',
});

test.each([{}, { cursor: middle }])(
  'When %o of 100,000 decided texts are listed, then no more than the page is read, in its order',
  async (query) => {
    const prisma = new PrismaClient({ adapter: new PrismaPg(pool()) });
    const deps = { config: { SEALING_KEY: '' }, database: { prisma, sql: pgSql(pool()) } };
    const plans = await plansOf(() =>
      listDecided(deps as unknown as Parameters<typeof listDecided>[0], { limit: 20, ...query }),
    );
    const page = plans.find(({ text }) => text.includes('sealed_words'))?.nodes ?? [];
    expect(indexesIn(page)).toEqual(['decided_text_decided_at_id_idx']);
    expect(mostRows(page)).toBeLessThanOrEqual(21);
  },
);
