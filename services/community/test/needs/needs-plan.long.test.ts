import { indexesIn, mostRows, tableScans, usePlans, vacuum } from '@kbf/test-kit';
import { pgSql } from '@kbf/events';
import { PrismaPg } from '@prisma/adapter-pg';
import { expect, test } from 'vitest';
import { PrismaClient } from '../../src/generated/prisma/client.ts';
import { listNeeds } from '../../src/needs/list-needs.ts';
import { readMatches } from '../../src/needs/match-needs-sql.ts';
import { inDays } from './need.ts';

const reader = '99999999-9999-4999-8999-999999999999';
const asked = '88888888-8888-4888-8888-888888888888';

const { pool, plansOf } = usePlans('community', async (client) => {
  await client.query(`
    INSERT INTO person_name (person_id, version, full_name, suspended)
    SELECT gen_random_uuid(), 1, 'Member ' || n, n % 10000 = 0 FROM generate_series(1, 100000) n`);
  await client.query(`
    INSERT INTO need (id, kind, author_user_id, text, tag, ends_on, state, created_at)
    SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN 'need' ELSE 'offer' END, gen_random_uuid(),
      'Somebody who knows ovens and repairs them, ' || md5(n::text),
      (ARRAY['equipment', 'space', 'mentoring', 'other'])[1 + n % 4], current_date + 30,
      CASE WHEN n % 1000 = 0 THEN 'held' ELSE 'public' END, now() - n * interval '1 minute'
    FROM generate_series(1, 100000) n`);
  await client.query(
    `INSERT INTO need (id, kind, author_user_id, text, tag, ends_on, state, created_at)
    VALUES ($1, 'need', $2, 'Who repairs ovens? c4ca4238a0b923820dcc509a6f75849b', 'space', current_date + 30,
      'public', now())`,
    [asked, reader],
  );
  await vacuum(client, 'need', 'person_name');
});

const listed = async (query: Partial<Parameters<typeof listNeeds>[2]>) => {
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool()) });
  const deps = { database: { prisma, sql: pgSql(pool()) } } as Parameters<typeof listNeeds>[0];
  const plans = await plansOf(() => listNeeds(deps, reader, { limit: 20, ...query }));
  return plans.filter(({ text }) => text.includes('"need"')).map(({ nodes }) => nodes);
};

test('When what fits is looked for among 100,000, then no table is read whole, and few texts are ranked', async () => {
  const [plan] = await plansOf(() =>
    readMatches(pgSql(pool()), { id: asked, today: inDays(0), take: 3 }),
  );
  const { nodes } = plan!;

  expect(tableScans(nodes)).toEqual([]);
  expect(new Set(indexesIn(nodes))).toContain('need_kind_tag_idx');
  const ranked = nodes.filter((node) => node['Node Type'] === 'Sort').map((node) => node);
  expect(mostRows(ranked.filter(({ limited }) => limited))).toBeLessThanOrEqual(400);
});

test('When the board is opened, filtered or searched, then a page is read and no table whole', async () => {
  for (const query of [{}, { kind: 'offer', tag: 'space' }, { search: 'c4ca4238a0b9' }] as const) {
    const [page = []] = await listed(query);
    expect(tableScans(page)).toEqual([]);
    expect(mostRows(page)).toBeLessThanOrEqual(21);
  }
});
