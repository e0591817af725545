/**
 * Plain SQL because Prisma can neither compare a whole position in a list nor keep the order of the index while it
 * leaves out what the reader has prayed for. Rows are typed and not parsed, as in `prayer-sql.ts`.
 */
import type { CountPosition } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import type pg from 'pg';
import { ownKeys, readerKey } from '../people/actor.ts';
import { todayHours } from '../prayers/prayed-today.ts';
import { prayerColumns } from '../prayers/prayer-sql.ts';
import type { PrayerRow } from '../prayers/prayer-sql.ts';

export type RowToPrayFor = PrayerRow & { prayed_count: number };

const today = `prayed_at > clock_timestamp() - interval '${todayHours} hours'`;

/**
 * $1: actor; $2: keys of the reader; from $3 on: where to continue.
 * OFFSET 0 keeps the inner select as it is, one look into the index for each row: as a join, the planner could read all
 * prayers before the first one is found.
 */
const toPrayFor = (limit: number, where: string) => `
  SELECT ${prayerColumns}, p.prayed_count
  FROM (
    SELECT * FROM prayer p
    WHERE p.state = 'public' ${where}
      AND (coalesce('u:' || p.author_user_id, 'v:' || p.author_visitor_id) = ANY($2::text[])) IS NOT TRUE
      AND NOT EXISTS (
        SELECT 1 FROM prayed_for d
        WHERE d.prayer_id = p.id AND d.actor = ANY($2::text[]) AND d.${today} OFFSET 0)
    ORDER BY -p.prayed_count DESC, p.published_at DESC, p.id DESC
    LIMIT ${limit}
  ) p JOIN prayer_stat s ON s.prayer_id = p.id
  ORDER BY -p.prayed_count DESC, p.published_at DESC, p.id DESC`;

/** @param rows how many to read, one statement per size as in the feed */
export const firstToPrayFor = (rows: number) => ({
  name: `to-pray-for-first-${rows}`,
  text: toPrayFor(rows, ''),
});

/** $3 to $5: prayed_count, published_at and id of the last prayer of the page before. */
export const nextToPrayFor = (rows: number) => ({
  name: `to-pray-for-next-${rows}`,
  text: toPrayFor(
    rows,
    'AND (-p.prayed_count, p.published_at, p.id) < (-$3::int, $4::timestamptz, $5::uuid)',
  ),
});

/** Reads a page of what a reader can pray for. */
export async function readToPrayFor(
  pool: pg.Pool,
  identity: Identity,
  { after, take }: { after: CountPosition | undefined; take: number },
): Promise<RowToPrayFor[]> {
  const statement = after ? nextToPrayFor(take) : firstToPrayFor(take);
  const reader = [readerKey(identity), [...ownKeys(identity)]];
  const values = [...reader, ...(after ? [after.count, after.at, after.id] : [])];
  return (await pool.query<RowToPrayFor>({ ...statement, values })).rows;
}

/** The number of public prayers without the reader's own and those prayed for. $1: user id; $2: visitor id. */
export const totalToPrayFor = {
  name: 'to-pray-for-total',
  text: `SELECT c.total - (SELECT count(*)::int FROM (
      SELECT id FROM prayer WHERE state = 'public' AND author_user_id = $1::uuid
      UNION SELECT id FROM prayer WHERE state = 'public' AND author_visitor_id = $2
      UNION SELECT p.id FROM prayed_for d JOIN prayer p ON p.id = d.prayer_id AND p.state = 'public'
        WHERE d.actor IN ('u:' || $1, 'v:' || $2) AND d.${today}
    ) left_out) AS total
    FROM feed_counter c`,
};

export async function countToPrayFor(
  pool: pg.Pool,
  { userId, visitorId }: Identity,
): Promise<number> {
  const values = [userId ?? null, visitorId ?? null];
  const { rows } = await pool.query<{ total: number }>({ ...totalToPrayFor, values });
  return rows[0]?.total ?? 0;
}
