/** Plain SQL because one statement has to count and judge at once, for several counters, by the database's clock. */
import type { SqlRunner } from '@kbf/events';
import { tooMany } from '@kbf/service-kit';
import { z } from 'zod';

/** At most `max` uses in each window of `seconds`. A window starts with the first use in it. */
export type Quota = { key: string; max: number; seconds: number };

export const hourSeconds = 60 * 60;
export const daySeconds = 24 * hourSeconds;

// No two calls can both take the last one. Sorted, so that calls which share several rows never wait for each other in
// a circle. Whether the kept window is over is judged by one reading of the clock, so that a count never moves into the
// next one.
const count = `
  INSERT INTO request_limit AS kept (key, window_started_at, window_ends_at, count)
  SELECT key, clock_timestamp(), clock_timestamp() + make_interval(secs => seconds), $3::int
  FROM unnest($1::text[], $2::int[]) AS asked (key, seconds)
  ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    count = excluded.count
      + CASE WHEN kept.window_ends_at <= excluded.window_started_at THEN 0 ELSE kept.count END,
    window_started_at = CASE WHEN kept.window_ends_at <= excluded.window_started_at
      THEN excluded.window_started_at ELSE kept.window_started_at END,
    window_ends_at = CASE WHEN kept.window_ends_at <= excluded.window_started_at
      THEN excluded.window_ends_at ELSE kept.window_ends_at END
  RETURNING key, count, EXTRACT(EPOCH FROM window_ends_at - clock_timestamp())::float8 AS "secondsLeft"`;

const counted = z.array(z.object({ key: z.string(), count: z.number(), secondsLeft: z.number() }));

/**
 * Takes one from every quota, in the table `request_limit` of the service's own database. Without the database nothing
 * is allowed.
 * @param quotas with different keys
 * @param uses 1 to use them, 0 only to ask: the same work, so that the time does not tell the one from the other
 * @returns whether one of them is used up, and then the longest time to wait
 */
export async function isOverQuota(
  sql: SqlRunner,
  quotas: readonly Quota[],
  uses: 0 | 1 = 1,
): Promise<{ isOver: false } | { isOver: true; retryAfterSeconds: number }> {
  const keys = quotas.map(({ key }) => key);
  const seconds = quotas.map((quota) => quota.seconds);
  const rows = counted.parse(await sql(count, [keys, seconds, uses]));
  const max = new Map(quotas.map((quota) => [quota.key, quota.max]));
  const over = rows.filter((row) => row.count - uses >= (max.get(row.key) ?? 0));
  if (over.length === 0) return { isOver: false };
  return { isOver: true, retryAfterSeconds: Math.max(...over.map((row) => row.secondsLeft)) };
}

/** As `isOverQuota`. @throws 429 with the longest time to wait */
export async function refuseOverQuota(
  sql: SqlRunner,
  quotas: readonly Quota[],
  message: string,
  uses: 0 | 1 = 1,
): Promise<void> {
  const found = await isOverQuota(sql, quotas, uses);
  if (found.isOver) throw tooMany(message, found.retryAfterSeconds);
}

/** Has counts begin anew: what was counted turned out to be no abuse. */
export async function forgetQuotas(sql: SqlRunner, keys: readonly string[]): Promise<void> {
  await sql('DELETE FROM request_limit WHERE key = ANY($1::text[])', [keys]);
}

// What somebody counts on right now stays: waiting for it could end in a circle with those who take several rows.
const forget = `
  DELETE FROM request_limit WHERE key IN (
    SELECT key FROM request_limit WHERE window_ends_at < clock_timestamp() LIMIT 10000 FOR UPDATE SKIP LOCKED)`;

/** Removes counts whose window is over. For upkeep. */
export async function forgetOldQuotas(sql: SqlRunner): Promise<void> {
  await sql(forget, []);
}
