/** Plain SQL because Prisma can neither group by a calculated day nor list days without submissions. */
import { site } from '@kbf/contracts';
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';

const perDay = z.array(z.object({ day: z.iso.date(), count: z.int() }));

// A day in the site's time zone: it has 23 or 25 hours when the clocks change.
const countPerDay = `
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

/**
 * Counts the submissions of each of the last days, including today, oldest first.
 * @param at the moment to count for; the database's clock by default
 */
export async function submissionsPerDay(
  sql: SqlRunner,
  days: number,
  at?: Date,
): Promise<z.output<typeof perDay>> {
  return perDay.parse(await sql(countPerDay, [at ?? null, site.timeZone, days]));
}
