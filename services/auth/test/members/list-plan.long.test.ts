import { pgSql } from '@kbf/events';
import { indexesIn, mostRows, tableScans, usePlans, vacuum } from '@kbf/test-kit';
import { PrismaPg } from '@prisma/adapter-pg';
import { expect, test } from 'vitest';
import { PrismaClient } from '../../src/generated/prisma/client.ts';
import { countMembers } from '../../src/members/member-routes.ts';
import { listMembers } from '../../src/members/list-members.ts';

type Query = Parameters<typeof listMembers>[1];

const { pool, plansOf } = usePlans('auth', async (client) => {
  await client.query(`
    INSERT INTO person (id, first_name, last_name, phone, email, role, suspended_at, created_at)
    SELECT gen_random_uuid(), md5(n::text), 'Member', '+1202' || (2000000 + n), md5(n::text) || '@mail.example',
      CASE WHEN n % 20000 = 0 THEN 'admin' ELSE 'member' END, CASE WHEN n % 5000 = 1 THEN clock_timestamp() END,
      clock_timestamp() - n * interval '1 minute'
    FROM generate_series(1, 100000) n`);
  await vacuum(client, 'person');
});

const open = () => new PrismaClient({ adapter: new PrismaPg(pool()) });

/** The query plans of a list's page and total. */
async function listed(query: Partial<Query>) {
  const prisma = open();
  const plans = await plansOf(() => listMembers(prisma, { limit: 20, ...query }));
  return plans.filter(({ text }) => text.includes('"person"')).map(({ nodes }) => nodes);
}

test.each(['c4ca4238a0b9', 'C4CA4238A0B9@mail', '(202) 205-0000', '+12022050000'])(
  'When %s is searched among 100,000 members, then the index of parts of words is read, for page and total',
  async (search) => {
    const plans = await listed({ search });
    expect(plans).toHaveLength(2);
    for (const nodes of plans) {
      expect(new Set(indexesIn(nodes))).toEqual(new Set(['person_search_idx']));
      expect(tableScans(nodes)).toEqual([]);
    }
  },
);

test('When a word that all have is searched, or none, then the page alone is read, in order', async () => {
  for (const search of ['member', undefined]) {
    const [page = []] = await listed({ search });
    expect(indexesIn(page)).toEqual(['person_here_idx']);
    expect(mostRows(page)).toBeLessThanOrEqual(21);
  }
});

test.each([
  [{ role: 'admin' }, 'person_admin_idx'],
  [{ suspended: true }, 'person_suspended_idx'],
  [{ frozen: true }, 'person_frozen_idx'],
] as const)('When the list is filtered by %o, then few rows are read', async (query, index) => {
  const [page = [], total = []] = await listed(query);

  expect(indexesIn(page)).toEqual([index]);
  expect(indexesIn(total)).toEqual([index]);
});

test('When members are counted, then all are counted in one pass, and the few by their indexes', async () => {
  const prisma = open();
  const plans = await plansOf(() => countMembers({ prisma, sql: pgSql(pool()) }));

  expect(plans).toHaveLength(3);
  const [all, admins, suspended] = plans.map(({ nodes }) => nodes);
  expect(tableScans(all!).length).toBeLessThanOrEqual(1);
  expect(indexesIn(admins!)).toEqual(['person_admin_idx']);
  expect(indexesIn(suspended!)).toEqual(['person_suspended_idx']);
});
