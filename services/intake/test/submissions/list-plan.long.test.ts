import { pgSql } from '@kbf/events';
import { indexesIn, mostRows, tableScans, usePlans, vacuum } from '@kbf/test-kit';
import { PrismaPg } from '@prisma/adapter-pg';
import { expect, test } from 'vitest';
import { PrismaClient } from '../../src/generated/prisma/client.ts';
import { countSubmissions } from '../../src/submissions/count-submissions.ts';
import { listSubmissions } from '../../src/submissions/list-submissions.ts';
import { pageSubmissions } from '../../src/submissions/page-submissions.ts';

const { pool, plansOf } = usePlans('intake', async (client) => {
  await client.query(`
    INSERT INTO contact_submission (id, full_name, email, message, type, status, created_at)
    SELECT gen_random_uuid(), 'Name ' || n, n || '@mail.example', 'About: ' || md5(n::text),
      CASE WHEN n % 1000 = 0 THEN 'Guest Speaker' ELSE 'Member' END, CASE WHEN n % 500 = 0 THEN 'new' ELSE 'closed' END,
      clock_timestamp() - n * interval '7 minutes'
    FROM generate_series(1, 100000) n`);
  await vacuum(client, 'contact_submission');
});

const open = () => {
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool()) });
  const deps = { database: { prisma, sql: pgSql(pool()) } } as Parameters<
    typeof listSubmissions
  >[0];
  return { prisma, deps };
};
type Query = Parameters<typeof listSubmissions>[1];
const listed = async (query: Partial<Query>) => {
  const { deps } = open();
  const plans = await plansOf(() => listSubmissions(deps, { limit: 20, ...query }));
  expect(plans).toHaveLength(2);
  return plans.map(({ nodes }) => nodes);
};

test('When a rare word is searched among 100,000 submissions, then page and total read one index', async () => {
  for (const nodes of await listed({ search: 'c4ca4238a0b9' })) {
    expect(indexesIn(nodes)).toEqual(['contact_submission_search_idx']);
    expect(tableScans(nodes)).toEqual([]);
  }
});

test('When a word that all have is searched, or none, then no more than the page is read, in its order', async () => {
  for (const query of [{ search: 'about' }, {}]) {
    const [page = []] = await listed(query);
    expect(indexesIn(page)).toEqual(['contact_submission_created_at_id_idx']);
    expect(mostRows(page)).toBeLessThanOrEqual(21);
  }
});

test.each([
  [{ type: 'Guest Speaker' }, 'contact_submission_type_created_at_id_idx'],
  [{ status: 'new' }, 'contact_submission_status_created_at_id_idx'],
])('When the list is filtered by %o, then page and total read one index', async (query, index) => {
  const [page = [], total = []] = await listed(query);

  expect(indexesIn(page)).toEqual([index]);
  expect(mostRows(page)).toBeLessThanOrEqual(21);
  expect(indexesIn(total)).toEqual([index]);
});

test('When a page in the middle is asked for, as the export does, then nothing before it is read', async () => {
  const { prisma } = open();
  const middle = await prisma.contactSubmission.findFirstOrThrow({
    where: { fullName: 'Name 50000' },
  });
  const after = { at: middle.createdAt, id: middle.id };
  const [page] = await plansOf(() => pageSubmissions(prisma, {}, after, 500));

  expect(indexesIn(page!.nodes)).toEqual(['contact_submission_created_at_id_idx']);
  expect(mostRows(page!.nodes)).toBeLessThanOrEqual(500);
});

test('When the figures are counted, then the days come from the index, and all types from one pass', async () => {
  const { deps } = open();
  const plans = await plansOf(() => countSubmissions(deps));

  expect(plans).toHaveLength(2);
  const [byDay, byType] = plans.map(({ nodes }) => nodes);
  expect(tableScans(byDay!)).toEqual([]);
  expect(indexesIn(byDay!)).toEqual(['contact_submission_created_at_id_idx']);
  expect(tableScans(byType!).length).toBeLessThanOrEqual(1);
});
