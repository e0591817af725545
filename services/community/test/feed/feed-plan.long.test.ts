import { randomUUID } from 'node:crypto';
import { tableScans, usePlans } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { firstPage, pageAfter, readFeed, versionAndLiked } from '../../src/feed/feed-sql.ts';
import { feedStates } from '../../src/audience/audience.ts';
import { onePrayer, readPrayer } from '../../src/prayers/prayer-sql.ts';

const {
  client,
  pool,
  explain: explainText,
} = usePlans('community', (database) =>
  database.query(`
    INSERT INTO prayer (id, author_visitor_id, author_name, request, tags, state, audience, published_at,
      created_at)
    SELECT gen_random_uuid(), 'v', 'Community Member', 'Please pray.', '{}',
      CASE WHEN n % 10 = 0 THEN 'held' WHEN n % 5 = 0 THEN 'members' ELSE 'public' END,
      CASE WHEN n % 5 = 0 THEN 'members' ELSE 'public' END, now() - n * interval '1 minute', now()
    FROM generate_series(1, 20000) n;
    INSERT INTO prayer_stat (prayer_id) SELECT id FROM prayer;
    INSERT INTO prayer_like (prayer_id, actor)
    SELECT id, 'v:' || n FROM prayer, generate_series(1, 3) n;
    ANALYZE prayer, prayer_stat, prayer_like;
    -- As after many executions on one connection, when the planner no longer looks at the values.
    SET plan_cache_mode = force_generic_plan;`),
);

async function explain(statement: { name: string; text: string }, types: string, values: string) {
  const name = `"${statement.name}"`;
  await client().query(`PREPARE ${name} (${types}) AS ${statement.text}`);
  return explainText(`EXPLAIN (FORMAT JSON) EXECUTE ${name} (${values})`);
}

const actor = `'v:1'`;
const laterValues = `${actor}, now() - interval '3 days', '${randomUUID()}'`;
const later = 'text, timestamptz, uuid';
const everyone = ['public'] as const;
const states = feedStates;

test.each([
  ['first', firstPage({ rows: 21, states: everyone }), 'text', actor, 'prayer_feed_idx'],
  ['later', pageAfter({ rows: 21, states: everyone }), later, laterValues, 'prayer_feed_idx'],
  ['first members’', firstPage({ rows: 21, states }), 'text', actor, 'prayer_members_feed_idx'],
  [
    'later members’',
    pageAfter({ rows: 21, states }),
    later,
    laterValues,
    'prayer_members_feed_idx',
  ],
])(
  'When the %s page is planned, then the limit is reached by the index before any like is looked at',
  async (_which, statement, types, values, index) => {
    const nodes = await explain(statement, types, values);

    expect(tableScans(nodes).map((node) => node['Relation Name'])).toEqual(['feed_counter']);
    const onPrayers = nodes.filter((node) => node['Relation Name'] === 'prayer');
    expect(onPrayers).toMatchObject([{ 'Index Name': index, limited: true }]);
    const onLikes = nodes.filter((node) => node['Relation Name'] === 'prayer_like');
    expect(onLikes).toMatchObject([{ 'Index Name': 'prayer_like_pkey', limited: false }]);
  },
);

test('When one prayer or the likes of a page are planned, then nothing but indexes is read', async () => {
  const ids = `ARRAY['${randomUUID()}', '${randomUUID()}']::uuid[]`;
  const one = await explain(onePrayer, 'text, uuid', `${actor}, '${randomUUID()}'`);
  const liked = await explain(versionAndLiked, 'text[], uuid[]', `ARRAY[${actor}, 'v:2'], ${ids}`);

  const scans = tableScans([...one, ...liked]);
  expect(scans.map((node) => node['Relation Name'])).toEqual(['feed_version']);
  const indexes = liked.flatMap((node) => node['Index Name'] ?? []);
  expect(indexes).toEqual(['prayer_like_pkey']);
});

test('When pages and prayers are read often, then Postgres stops planning them for each reader', async () => {
  const readers = [null, 'v:1', 'v:2', null, 'v:rare', null, null, 'v:3', null, 'v:1'];
  for (const [n, actor] of readers.entries()) {
    const page = { states: everyone, take: 21, actor };
    const after = { at: new Date(Date.now() - n * 3_600_000), id: randomUUID() };
    await readFeed(pool(), { ...page, after });
    await readFeed(pool(), { ...page, after: undefined });
    await readPrayer(pool(), { actor, id: randomUUID() });
  }

  const text = 'SELECT generic_plans::int AS unplanned FROM pg_prepared_statements';
  const { rows } = await pool().query<{ unplanned: number }>(text);
  // Postgres plans the first five for their values, then compares.
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ unplanned: readers.length - 5 })));
});
