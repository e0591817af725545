import { randomUUID } from 'node:crypto';
import { tableScans, usePlans } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import {
  firstToPrayFor,
  nextToPrayFor,
  totalToPrayFor,
} from '../../src/praying/to-pray-for-sql.ts';
import { feedStates } from '../../src/audience/audience.ts';

const member = randomUUID();
const { client, explain: explainText } = usePlans('community', (database) =>
  database.query(`
    INSERT INTO prayer (id, author_visitor_id, author_name, request, tags, state, audience, prayed_count,
      published_at, created_at)
    SELECT gen_random_uuid(), 'v' || n, 'Community Member', 'Please pray.', '{}',
      CASE WHEN n % 10 = 0 THEN 'held' WHEN n % 5 = 0 THEN 'members' ELSE 'public' END,
      CASE WHEN n % 5 = 0 THEN 'members' ELSE 'public' END, n % 7, now() - n * interval '1 minute', now()
    FROM generate_series(1, 100000) n;
    INSERT INTO prayer_stat (prayer_id) SELECT id FROM prayer;
    INSERT INTO prayed_for (prayer_id, actor, counted)
    SELECT id, 'v:' || n || substr(id::text, 1, 3), true FROM prayer, generate_series(1, 2) n;
    INSERT INTO prayed_for (prayer_id, actor, counted)
    SELECT id, 'u:${member}', true FROM prayer ORDER BY prayed_count, published_at DESC LIMIT 300;
    ANALYZE prayer, prayer_stat, prayed_for;
    -- As after many executions on one connection, when the planner no longer looks at the values.
    SET plan_cache_mode = force_generic_plan;`),
);

async function explain(statement: { name: string; text: string }, types: string, values: string) {
  await client().query(`PREPARE "${statement.name}" (${types}) AS ${statement.text}`);
  return explainText(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE "${statement.name}" (${values})`);
}

const keys = `ARRAY['u:${member}', 'v:other']`;

const lists = [
  ['public', ['public'], 'prayer_least_prayed_idx'],
  ['members’', feedStates, 'prayer_members_least_prayed_idx'],
] as const;
const after = `, 3, now() - interval '3 days', '${randomUUID()}'`;

test.each(
  lists.flatMap(([whose, states, index]) => {
    const wanted = { rows: 21, states };
    return [
      [`first ${whose}`, firstToPrayFor(wanted), 'text, text[]', '', index],
      [
        `later ${whose}`,
        nextToPrayFor(wanted),
        'text, text[], int, timestamptz, uuid',
        after,
        index,
      ],
    ] as const;
  }),
)(
  'When the %s page of 100,000 is read, then the index gives the order, and the limit ends it',
  async (_which, statement, types, values, index) => {
    const nodes = await explain(statement, types, `'u:${member}', ${keys}${values}`);

    expect(tableScans(nodes)).toEqual([]);
    const [onPrayers, ...others] = nodes.filter((node) => node['Relation Name'] === 'prayer');
    expect(others).toEqual([]);
    expect(onPrayers).toMatchObject({ 'Index Name': index, limited: true });
    expect(onPrayers!['Actual Rows']).toBe(21);
  },
);

test.each(lists)(
  'When the %s total is counted, then only what is the reader’s is read',
  async (_, states) => {
    const nodes = await explain(totalToPrayFor(states), 'text, text', `'${member}', 'other'`);

    expect(tableScans(nodes).map((node) => node['Relation Name'])).toEqual(['feed_counter']);
  },
);
