import { tableScans, usePlans } from '@kbf/test-kit';
import { pgSql } from '@kbf/events';
import { expect, test } from 'vitest';
import { countDesk, readDesk } from '../../src/desk/desk-sql.ts';

const many = 20_000;

const { pool, plansOf } = usePlans('community', async (client) => {
  await client.query(`
    INSERT INTO prayer (id, author_visitor_id, author_name, request, tags, state, published_at, created_at)
    SELECT gen_random_uuid(), 'v', 'Community Member', 'Please pray.', '{}',
      CASE WHEN n % 1000 = 0 THEN 'held' ELSE 'public' END, now(), now() - n * interval '1 minute'
    FROM generate_series(1, ${many}) n;
    INSERT INTO prayer_comment (id, prayer_id, author_visitor_id, author_name, comment, state, published_at, created_at)
    SELECT gen_random_uuid(), id, 'v', 'Community Member', 'Praying with you.',
      CASE WHEN request_number % 1000 = 1 THEN 'held' ELSE 'public' END, now(), now()
    FROM (SELECT id, row_number() OVER () AS request_number FROM prayer) numbered;
    INSERT INTO profile (user_id, id, first_name, last_name, is_public, held_at)
    SELECT gen_random_uuid(), gen_random_uuid(), 'First', 'Last', true, CASE WHEN n % 1000 = 2 THEN now() END
    FROM generate_series(1, ${many}) n;
    INSERT INTO need (id, kind, author_user_id, text, tag, ends_on, state, created_at)
    SELECT gen_random_uuid(), 'need', gen_random_uuid(), 'Somebody who knows ovens', 'other', current_date + 30,
      CASE WHEN n % 1000 = 3 THEN 'held' ELSE 'public' END, now() FROM generate_series(1, ${many}) n;
    INSERT INTO report (id, prayer_id, reporter, reason, decided_at)
    SELECT gen_random_uuid(), id, 'n:1', 'No.', CASE WHEN row_number() OVER () % 1000 = 4 THEN NULL ELSE now() END
    FROM prayer;
    INSERT INTO report (id, prayer_id, comment_id, reporter, reason)
    SELECT gen_random_uuid(), prayer_id, id, 'n:2', 'No.' FROM prayer_comment LIMIT 10;
    INSERT INTO care_case (id, level, kind, language, place, noticed_at, handled_at)
    SELECT gen_random_uuid(), 'certain', 'suicide', 'en', 'prayer', now() - n * interval '1 minute',
      CASE WHEN n % 1000 = 5 THEN NULL ELSE now() END
    FROM generate_series(1, ${many}) n`);
  await client.query('VACUUM (ANALYZE)');
});

test('When the desk is opened over 20,000 of each, then only what waits is read', async () => {
  const sql = pgSql(pool());
  const place = { text: '20000000000000', id: '00000000-0000-4000-8000-000000000000' };
  const plans = await plansOf(async () => {
    expect(await readDesk(sql, { take: 101 })).toHaveLength(101);
    await readDesk(sql, { after: place, take: 21 });
    expect((await countDesk(sql)).danger).toBe(20);
  });

  expect(plans).toHaveLength(3);
  const large = new Set(['prayer', 'prayer_comment', 'profile', 'need', 'report', 'care_case']);
  for (const { nodes } of plans)
    expect(tableScans(nodes).filter((node) => large.has(node['Relation Name'] ?? ''))).toEqual([]);
});
