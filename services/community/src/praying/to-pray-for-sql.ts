/**
 * Plain SQL because Prisma can neither compare a whole position in a list nor keep the order of the index while it
 * leaves out what the reader has prayed for. Rows are typed and not parsed, as in `prayer-sql.ts`.
 */
import type { CountPosition } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import type pg from 'pg';
import { ownKeys, readerKey } from '../people/actor.ts';
import { shownIn, totalOf } from '../feed/feed-sql.ts';
import { statesFor } from '../audience/audience.ts';
import type { FeedState } from '../audience/audience.ts';
import { todayHours } from '../prayers/prayed-today.ts';
import { prayerColumns } from '../prayers/prayer-sql.ts';
import type { PrayerRow } from '../prayers/prayer-sql.ts';

/** One statement for each number of rows and for each list of states, as in the feed. */
type Wanted = { rows: number; states: readonly FeedState[] };
const nameOf = ({ rows, states }: Wanted) => `${states.join('-')}-${rows}`;

export type RowToPrayFor = PrayerRow & { prayed_count: number };

const today = `prayed_at > clock_timestamp() - interval '${todayHours} hours'`;

/** Not the reader's own, and not yet prayed for. $2: keys of the reader. */
export const notYetPrayed = `
      (coalesce('u:' || p.author_user_id, 'v:' || p.author_visitor_id) = ANY($2::text[])) IS NOT TRUE
      AND NOT EXISTS (
        SELECT 1 FROM prayed_for d
        WHERE d.prayer_id = p.id AND d.actor = ANY($2::text[]) AND d.${today} OFFSET 0)`;

/**
 * $1: actor; $2: keys of the reader; from $3 on: where to continue.
 * OFFSET 0 keeps the inner select as it is, one look into the index for each row: as a join, the planner could read all
 * prayers before the first one is found.
 */
const toPrayFor = ({ rows, states }: Wanted, where: string) => `
  SELECT ${prayerColumns}, p.prayed_count
  FROM (
    SELECT * FROM prayer p
    WHERE ${shownIn(states)} ${where}
      AND ${notYetPrayed}
    ORDER BY -p.prayed_count DESC, p.published_at DESC, p.id DESC
    LIMIT ${rows}
  ) p JOIN prayer_stat s ON s.prayer_id = p.id
  ORDER BY -p.prayed_count DESC, p.published_at DESC, p.id DESC`;

export const firstToPrayFor = (wanted: Wanted) => ({
  name: `to-pray-for-first-${nameOf(wanted)}`,
  text: toPrayFor(wanted, ''),
});

/** $3 to $5: prayed_count, published_at and id of the last prayer of the page before. */
export const nextToPrayFor = (wanted: Wanted) => ({
  name: `to-pray-for-next-${nameOf(wanted)}`,
  text: toPrayFor(
    wanted,
    'AND (-p.prayed_count, p.published_at, p.id) < (-$3::int, $4::timestamptz, $5::uuid)',
  ),
});

/** Reads a page of what a reader can pray for. */
export async function readToPrayFor(
  pool: pg.Pool,
  identity: Identity,
  { after, take }: { after: CountPosition | undefined; take: number },
): Promise<RowToPrayFor[]> {
  const wanted = { rows: take, states: statesFor(identity) };
  const statement = after ? nextToPrayFor(wanted) : firstToPrayFor(wanted);
  const reader = [readerKey(identity), [...ownKeys(identity)]];
  const values = [...reader, ...(after ? [after.count, after.at, after.id] : [])];
  return (await pool.query<RowToPrayFor>({ ...statement, values })).rows;
}

/** The number of prayers without the reader's own and those prayed for. $1: user id; $2: visitor id. */
export const totalToPrayFor = (states: readonly FeedState[]) => ({
  name: `to-pray-for-total-${states.join('-')}`,
  text: `SELECT ${totalOf(states)} - (SELECT count(*)::int FROM (
      SELECT p.id FROM prayer p WHERE ${shownIn(states)} AND author_user_id = $1::uuid
      UNION SELECT p.id FROM prayer p WHERE ${shownIn(states)} AND author_visitor_id = $2
      UNION SELECT p.id FROM prayed_for d JOIN prayer p ON p.id = d.prayer_id AND ${shownIn(states)}
        WHERE d.actor IN ('u:' || $1, 'v:' || $2) AND d.${today}
    ) left_out) AS total
    FROM feed_counter c`,
});

export async function countToPrayFor(pool: pg.Pool, identity: Identity): Promise<number> {
  const values = [identity.userId ?? null, identity.visitorId ?? null];
  const { rows } = await pool.query<{ total: number }>({
    ...totalToPrayFor(statesFor(identity)),
    values,
  });
  return rows[0]?.total ?? 0;
}
