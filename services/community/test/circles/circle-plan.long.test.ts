import { randomUUID } from 'node:crypto';
import { mostRows, tableScans, usePlans } from '@kbf/test-kit';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import {
  listCirclePrayers,
  listCirclePrayersToPrayFor,
} from '../../src/circles/circle-prayers-sql.ts';
import { newMember } from '../setup.ts';

const circleId = randomUUID();
/** Prayers of one circle among 100,000, with 1,000 circles. */
const ofOne = 50;

const { pool, plansOf } = usePlans('community', (database) =>
  database.query(`
    INSERT INTO circle (id, name, line, founder_id, created_at)
    SELECT CASE WHEN n = 1 THEN '${circleId}'::uuid ELSE gen_random_uuid() END, 'Bakers', 'For us.',
      gen_random_uuid(), now() FROM generate_series(1, 1000) n;
    INSERT INTO prayer (id, author_user_id, author_name, request, tags, state, audience, circle_id, prayed_count,
      published_at, created_at)
    SELECT gen_random_uuid(), gen_random_uuid(), 'Ruth', 'Please pray.', '{}', 'circle', 'circle', c.id, n % 7,
      now() - n * interval '1 minute', now()
    FROM circle c, generate_series(1, ${ofOne}) n;
    INSERT INTO prayer (id, author_visitor_id, author_name, request, tags, state, audience, prayed_count, published_at,
      created_at)
    SELECT gen_random_uuid(), 'v' || n, 'Community Member', 'Please pray.', '{}', 'public', 'public', n % 7,
      now() - n * interval '1 minute', now() FROM generate_series(1, 50000) n;
    INSERT INTO prayer_stat (prayer_id) SELECT id FROM prayer;
    INSERT INTO prayer_like (prayer_id, actor) SELECT id, 'v:1' FROM prayer;
    INSERT INTO prayed_for (prayer_id, actor, counted) SELECT id, 'v:1', true FROM prayer;
    ANALYZE circle, prayer, prayer_stat, prayer_like, prayed_for;`),
);

test.each([
  ['newest first', listCirclePrayers],
  ['least prayed for first', listCirclePrayersToPrayFor],
])(
  'When the list of a circle, %s, is read among 100,000 prayers, then only the circle’s are looked at',
  async (_which, list) => {
    const by: { identity: Identity; circleId: string } = { identity: newMember(), circleId };
    let cursor: string | undefined;
    const plans = await plansOf(async () => {
      const first = await list(pool(), by, { limit: 20 });
      expect(first.rows).toHaveLength(20);
      cursor = first.next;
      await list(pool(), by, { limit: 20, cursor });
    });
    expect(cursor).toBeDefined();
    expect(plans.length).toBeGreaterThanOrEqual(4);
    for (const { nodes } of plans) {
      expect(tableScans(nodes)).toEqual([]);
      expect(mostRows(nodes)).toBeLessThanOrEqual(ofOne);
    }
  },
);
