import type { SqlRunner } from '@kbf/events';
import { tooMany, unavailable } from '@kbf/service-kit';

/** One allowance: at most `max` in each window of `seconds`. */
export type Allowance = { key: string; max: number; seconds: number };

export const hour = 60 * 60;
export const day = 24 * hour;

// One statement counts and judges: no two calls can both take the last one. Sorted, so that calls which share
// several rows never wait for each other in a circle. A window starts with the first call in it. Whether the kept one
// is over is judged by one reading of the clock, so that a count never moves into the next window.
const take = `
  INSERT INTO login_limit AS kept (key, window_started_at, window_ends_at, count)
  SELECT key, clock_timestamp(), clock_timestamp() + make_interval(secs => seconds), $3::int
  FROM unnest($1::text[], $2::int[]) AS asked (key, seconds)
  ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN kept.window_ends_at <= excluded.window_started_at THEN excluded.count ELSE kept.count + excluded.count END,
    window_started_at = CASE WHEN kept.window_ends_at <= excluded.window_started_at THEN excluded.window_started_at ELSE kept.window_started_at END,
    window_ends_at = CASE WHEN kept.window_ends_at <= excluded.window_started_at THEN excluded.window_ends_at ELSE kept.window_ends_at END
  RETURNING key, count, EXTRACT(EPOCH FROM window_ends_at - clock_timestamp())::float8 AS "secondsLeft"`;

/**
 * Takes from every allowance, or refuses. Without the database nothing is allowed.
 * @param amount 1 to use it up, 0 only to ask whether there is any left: the same work, so that the time does not
 *   tell the one from the other
 * @throws 429 with the longest time to wait, 503 when the counters cannot be reached
 */
export async function takeFromLimits(
  sql: SqlRunner,
  allowances: readonly Allowance[],
  message: string,
  amount: 0 | 1 = 1,
): Promise<void> {
  const rows = await count(sql, allowances, amount).catch((error: unknown) => {
    throw unavailable('This is not possible right now. Please try again in a moment.', error);
  });
  const max = new Map(allowances.map((allowance) => [allowance.key, allowance.max]));
  const reached = rows.filter((row) => row.count - amount >= (max.get(row.key) ?? 0));
  if (reached.length > 0)
    throw tooMany(message, Math.max(...reached.map((row) => row.secondsLeft)));
}

type Counted = { key: string; count: number; secondsLeft: number };

async function count(
  sql: SqlRunner,
  allowances: readonly Allowance[],
  amount: 0 | 1,
): Promise<Counted[]> {
  const keys = allowances.map(({ key }) => key);
  const seconds = allowances.map((allowance) => allowance.seconds);
  return (await sql(take, [keys, seconds, amount])) as Counted[];
}
