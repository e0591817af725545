/** Plain SQL, because one statement must count and check several counters at once, by the database clock. */
import type { SqlRunner } from '@kbf/events';
import { tooMany } from '@kbf/service-kit';
import { z } from 'zod';
import type { UpkeepTask } from './upkeep.ts';

/** At most `max` uses in each window of `seconds`. The first use starts a window. */
export type Quota = { key: string; max: number; seconds: number };

export const hourSeconds = 60 * 60;
export const daySeconds = 24 * hourSeconds;

// Two calls cannot both take the last use. Sorted, so that calls that share several rows do not deadlock. One reading
// of the clock decides whether the stored window is over, so that a count does not move into the next window.
const count = `
  INSERT INTO request_limit AS kept (key, window_started_at, window_ends_at, count)
  SELECT key, clock_timestamp(), clock_timestamp() + make_interval(secs => seconds), uses
  FROM unnest($1::text[], $2::int[], $3::int[]) AS asked (key, seconds, uses)
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
 * Takes one use from each quota, in the table `request_limit` of the service's own database. Throws without the
 * database, so then nothing is allowed.
 * @param quotas with different keys
 * @param uses 1 to take a use, 0 only to check. Both do the same work, so that response times do not reveal which it
 * was
 * @returns whether a quota is used up, the longest time to wait, and the uses of each key by now
 */
export async function isOverQuota(
  sql: SqlRunner,
  quotas: readonly Quota[],
  uses: 0 | 1 = 1,
): Promise<
  | { isOver: false; counts: ReadonlyMap<string, number> }
  | { isOver: true; retryAfterSeconds: number }
> {
  const rows = await countUses(sql, quotas, () => uses);
  const max = new Map(quotas.map((quota) => [quota.key, quota.max]));
  const over = rows.filter((row) => row.count - uses >= (max.get(row.key) ?? 0));
  if (over.length === 0)
    return { isOver: false, counts: new Map(rows.map((row) => [row.key, row.count])) };
  return { isOver: true, retryAfterSeconds: Math.max(...over.map((row) => row.secondsLeft)) };
}

async function countUses(
  sql: SqlRunner,
  quotas: readonly Quota[],
  usesOf: (quota: Quota) => number,
) {
  const keys = quotas.map(({ key }) => key);
  const seconds = quotas.map((quota) => quota.seconds);
  return counted.parse(await sql(count, [keys, seconds, quotas.map(usesOf)]));
}

/**
 * Takes one use from each quota of each asker, one asker after the other. An asker whose quotas have no room for it
 * uses nothing. Two statements for any number of askers.
 * @param sql of a transaction: the first statement locks the counts
 * @param askers the quotas of each
 * @returns for each asker whether there was room
 */
export async function takeQuotas(
  sql: SqlRunner,
  askers: readonly (readonly Quota[])[],
): Promise<boolean[]> {
  const quotas = new Map(askers.flat().map((quota) => [quota.key, quota]));
  if (quotas.size === 0) return askers.map(() => true);
  const before = await countUses(sql, [...quotas.values()], () => 0);
  const kept = new Map(before.map((row) => [row.key, row.count]));
  const used = new Map<string, number>();
  const usesOf = ({ key }: Quota) => used.get(key) ?? 0;
  const isFree = askers.map((asked) => {
    if (asked.some((quota) => (kept.get(quota.key) ?? 0) + usesOf(quota) >= quota.max))
      return false;
    for (const quota of asked) used.set(quota.key, usesOf(quota) + 1);
    return true;
  });
  const taken = [...quotas.values()].filter((quota) => used.has(quota.key));
  if (taken.length > 0) await countUses(sql, taken, usesOf);
  return isFree;
}

/** Like `isOverQuota`. @throws 429 with the longest time to wait */
export async function refuseOverQuota(
  sql: SqlRunner,
  quotas: readonly Quota[],
  message: string,
  uses: 0 | 1 = 1,
): Promise<void> {
  const found = await isOverQuota(sql, quotas, uses);
  if (found.isOver) throw tooMany(message, found.retryAfterSeconds);
}

/** Resets counts that turned out not to be abuse. */
export async function forgetQuotas(sql: SqlRunner, keys: readonly string[]): Promise<void> {
  await sql('DELETE FROM request_limit WHERE key = ANY($1::text[])', [keys]);
}

// Skips rows that are locked right now: waiting for them could deadlock with calls that take several rows.
const forget = `
  DELETE FROM request_limit WHERE key IN (
    SELECT key FROM request_limit WHERE window_ends_at < clock_timestamp() LIMIT 10000 FOR UPDATE SKIP LOCKED)`;

/** Removes counts whose window is over. For upkeep. */
export async function forgetOldQuotas(sql: SqlRunner): Promise<void> {
  await sql(forget, []);
}

const minuteMs = 60_000;

/** The upkeep task of every service with quotas. */
export const quotaUpkeep = (sql: SqlRunner): UpkeepTask => ({
  name: 'forget old limits',
  everyMs: 10 * minuteMs,
  work: () => forgetOldQuotas(sql),
});
