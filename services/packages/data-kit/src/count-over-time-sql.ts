/** Plain SQL because one scan answers all three numbers: Prisma would read the table three times. */
import type { OverTime } from '@kbf/contracts';
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';

const counted = z.tuple([z.object({ today: z.int(), last30Days: z.int(), allTime: z.int() })]);

/**
 * How many rows there are: since midnight in UTC, of the last 30 days, and in all.
 * @param table of rows with `created_at`; with `which` it is part of the statement, so both are ours, never a person's
 * @param which which rows count, as a condition
 */
export async function countOverTime(
  sql: SqlRunner,
  table: string,
  which = 'true',
): Promise<OverTime> {
  const rows = await sql(
    `SELECT
      count(*) FILTER (WHERE created_at >= date_trunc('day', clock_timestamp(), 'UTC'))::int AS today,
      count(*) FILTER (WHERE created_at >= clock_timestamp() - interval '30 days')::int AS "last30Days",
      count(*)::int AS "allTime"
    FROM ${table} WHERE ${which}`,
    [],
  );
  return counted.parse(rows)[0];
}
