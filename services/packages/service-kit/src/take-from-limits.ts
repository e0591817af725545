import { tooMany } from './app-error.ts';

/** One allowance: at most `max` in each window of `seconds`. */
export type Allowance = { key: string; max: number; seconds: number };

/** A pool or client of `pg`. */
type Sql = { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> };

// One statement counts and judges: no two calls can both take the last one. Sorted, so that calls which share
// several rows never wait for each other in a circle. A window starts with the first call in it. Whether the kept one
// is over is judged by one reading of the clock, so that a count never moves into the next window.
const take = `
  INSERT INTO request_limit AS kept (key, window_started_at, window_ends_at, count)
  SELECT key, clock_timestamp(), clock_timestamp() + make_interval(secs => seconds), 1
  FROM unnest($1::text[], $2::int[]) AS asked (key, seconds)
  ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN kept.window_ends_at <= excluded.window_started_at THEN 1 ELSE kept.count + 1 END,
    window_started_at = CASE WHEN kept.window_ends_at <= excluded.window_started_at THEN excluded.window_started_at ELSE kept.window_started_at END,
    window_ends_at = CASE WHEN kept.window_ends_at <= excluded.window_started_at THEN excluded.window_ends_at ELSE kept.window_ends_at END
  RETURNING key, count, EXTRACT(EPOCH FROM window_ends_at - clock_timestamp())::float8 AS "secondsLeft"`;

/**
 * Takes one from every allowance, or refuses. Counted in the table `request_limit` of the service's own database;
 * without the database nothing is allowed.
 * @param allowances with different keys
 * @throws 429 with the longest time to wait
 */
export async function takeFromLimits(
  sql: Sql,
  allowances: readonly Allowance[],
  message: string,
): Promise<void> {
  const result = await sql.query(take, [
    allowances.map(({ key }) => key),
    allowances.map(({ seconds }) => seconds),
  ]);
  const rows = result.rows as { key: string; count: number; secondsLeft: number }[];
  const max = new Map(allowances.map((allowance) => [allowance.key, allowance.max]));
  const reached = rows.filter((row) => row.count > (max.get(row.key) ?? 0));
  if (reached.length > 0)
    throw tooMany(message, Math.max(...reached.map((row) => row.secondsLeft)));
}

// What somebody counts on right now stays: waiting for it could end in a circle with those who take several rows.
const forget = `
  DELETE FROM request_limit WHERE key IN (
    SELECT key FROM request_limit WHERE window_ends_at < clock_timestamp() LIMIT 10000 FOR UPDATE SKIP LOCKED)`;

/** Removes counts whose window is over. */
export async function forgetOldLimits(sql: Sql): Promise<void> {
  await sql.query(forget, []);
}
