import { site, submissionType } from '@kbf/contracts';
import type { SubmissionType, submissionStats } from '@kbf/contracts';
import type { z } from 'zod';
import type { Parts } from '../parts.ts';

const days = 30;

// A day is one of the site's calendar: it has 23 or 25 hours when the clocks change.
const perDay = `
  WITH today AS (SELECT (coalesce($1::timestamptz, clock_timestamp()) AT TIME ZONE $2)::date AS day),
  counted AS (
    SELECT (created_at AT TIME ZONE $2)::date AS day, count(*) AS count
    FROM contact_submission, today
    WHERE created_at >= (today.day - ($3::int - 1))::timestamp AT TIME ZONE $2
      AND created_at < (today.day + 1)::timestamp AT TIME ZONE $2
    GROUP BY 1
  )
  SELECT to_char(one.day, 'YYYY-MM-DD') AS day, coalesce(counted.count, 0)::int AS count
  FROM today, generate_series(today.day - ($3::int - 1), today.day, interval '1 day') AS one (day)
  LEFT JOIN counted ON counted.day = one.day::date
  ORDER BY one.day`;

const perType = `
  SELECT type, count(*)::int AS count FROM contact_submission GROUP BY type`;

/**
 * How many people wrote.
 * @param at as if it were this moment; the database's clock unless told
 */
export async function countSubmissions(
  { database }: Pick<Parts, 'database'>,
  at?: Date,
): Promise<z.input<typeof submissionStats>> {
  const [byDay, types] = await Promise.all([
    database.pool.query<{ day: string; count: number }>(perDay, [at ?? null, site.timeZone, days]),
    database.pool.query<{ type: SubmissionType; count: number }>(perType),
  ]);
  const countOf = (type: SubmissionType) => types.rows.find((row) => row.type === type)?.count ?? 0;
  const sum = (rows: readonly { count: number }[]) =>
    rows.reduce((total, { count }) => total + count, 0);
  return {
    today: byDay.rows.at(-1)?.count ?? 0,
    last30Days: sum(byDay.rows),
    allTime: sum(types.rows),
    byType: submissionType.options.map((type) => ({ type, count: countOf(type) })),
    byDay: byDay.rows,
  };
}
