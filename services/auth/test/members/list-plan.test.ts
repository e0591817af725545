import { createTestDatabase } from '@kbf/test-kit';
import type { TestDatabase } from '@kbf/test-kit';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrismaClient } from '../../src/generated/prisma/client.ts';
import { listMembers } from '../../src/members/list-members.ts';

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Actual Rows'?: number; Plans?: Plan[] };
type Query = Parameters<typeof listMembers>[1];

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase('auth');
  pool = new pg.Pool({ connectionString: database.url, max: 3 });
  await pool.query(`
    INSERT INTO person (id, first_name, last_name, phone, email, created_at)
    SELECT gen_random_uuid(), md5(n::text), 'Member', '+1202' || (2000000 + n), md5(n::text) || '@mail.example',
      clock_timestamp() - n * interval '1 minute'
    FROM generate_series(1, 100000) n`);
  await pool.query('VACUUM (ANALYZE) person');
}, 60_000);
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** The plans of all that a call asks the table of people, as Prisma puts it. */
async function plansOf(query: Query): Promise<Plan[][]> {
  const asked: { text: string; values: unknown[] }[] = [];
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    log: [{ emit: 'event', level: 'query' }],
  });
  prisma.$on('query', ({ query: text, params }) => {
    if (text.includes('"person"')) asked.push({ text, values: JSON.parse(params) as unknown[] });
  });
  await listMembers(prisma, query);
  const plans = [];
  for (const { text, values } of asked) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    plans.push(nodesOf(rows[0]!['QUERY PLAN'][0].Plan));
  }
  return plans;
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const indexesOf = (nodes: Plan[] = []) => nodes.flatMap((node) => node['Index Name'] ?? []);

test.each(['c4ca4238a0b9', 'C4CA4238A0B9@mail', '(202) 205-0000', '+12022050000'])(
  'When %s is searched among 100,000 members, then the index of parts of words is read, for page and total',
  async (search) => {
    const plans = await plansOf({ search, limit: 20 });
    expect(plans).toHaveLength(2);
    for (const nodes of plans) {
      expect(new Set(indexesOf(nodes))).toEqual(new Set(['person_search_idx']));
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    }
  },
);

test('When a word that all have is searched, or none, then the page alone is read, in order', async () => {
  for (const search of ['member', undefined]) {
    const [page = []] = await plansOf({ search, limit: 20 });
    expect(indexesOf(page)).toEqual(['person_created_at_id_idx']);
    expect(Math.max(...page.map((node) => node['Actual Rows'] ?? 0))).toBeLessThanOrEqual(21);
  }
});
