/** Plain SQL because days are counted by the database's clock. */
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';

const spent = z.tuple([z.object({ spentToday: z.int(), spentLast30Days: z.int() })]);

// Reservations count, too: they are being spent.
const sum = `
  WITH today AS (SELECT (clock_timestamp() AT TIME ZONE 'UTC')::date AS day)
  SELECT
    coalesce(sum(spent + reserved) FILTER (WHERE budget.day = today.day), 0)::int AS "spentToday",
    coalesce(sum(spent + reserved), 0)::int AS "spentLast30Days"
  FROM budget, today WHERE scope = 'site' AND budget.day > today.day - 30`;

/** Replies of the model for the whole site: today, and in the last 30 days, as far as they are stored. */
export async function spentBudget(
  sql: SqlRunner,
): Promise<{ spentToday: number; spentLast30Days: number }> {
  return spent.parse(await sql(sum, []))[0];
}
