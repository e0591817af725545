/** Plain SQL, because one scan gives all three numbers. Prisma would read the table three times. */
import type { OverTime } from '@kbf/contracts';
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';

const counted = z.tuple([z.object({ today: z.int(), last30Days: z.int(), allTime: z.int() })]);

/**
 * Number of rows: since midnight UTC, in the last 30 days, and in total.
 * @param table a table with `created_at`. It becomes part of the statement, as does `which`: pass constants only, never
 * user input
 * @param which condition for the rows to count
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
