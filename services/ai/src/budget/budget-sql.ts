/** Plain SQL because one statement must count and check at once: Prisma cannot add only while there is room. */
import { tellOfCap } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { tooMany } from '@kbf/service-kit';
import { z } from 'zod';

export type BudgetLimits = { person: number; site: number };

const reserve = `
  INSERT INTO budget AS known (scope, actor, day, reserved)
  VALUES ('person', $1::text, (clock_timestamp() AT TIME ZONE 'UTC')::date, 1),
         ('site', 'all', (clock_timestamp() AT TIME ZONE 'UTC')::date, 1)
  ON CONFLICT (scope, actor, day) DO UPDATE SET reserved = known.reserved + 1
    WHERE known.reserved + known.spent < CASE known.scope WHEN 'site' THEN $3::int ELSE $2::int END
  RETURNING day::text, scope, reserved + spent AS used`;
const reserved = z.array(
  z.object({ day: z.iso.date(), scope: z.enum(['person', 'site']), used: z.int() }),
);

/**
 * Reserves one reply of today's budgets, of the person and of the site, before anything is spent. Parallel calls never
 * get more than the limits. A failure gives out nothing.
 * @param sql of a transaction, which must not commit when this throws
 * @param asked `usedUp`: the text that the person sees when nothing is left
 * @returns the day of the reservation
 * @throws {AppError} 429 when one of the two is used up
 */
export async function reserveBudget(
  sql: SqlRunner,
  { actor, limits, usedUp }: { actor: string; limits: BudgetLimits; usedUp: string },
): Promise<string> {
  const rows = reserved.parse(await sql(reserve, [actor, limits.person, limits.site]));
  const site = rows.find(({ scope }) => scope === 'site');
  if (rows.length < 2 || !site) throw tooMany(usedUp, secondsToMidnight());
  await tellOfCap(sql, { cap: 'replies', used: site.used, max: limits.site });
  return site.day;
}

const secondsToMidnight = () => 86_400 - Math.floor((Date.now() / 1_000) % 86_400);

// The rows are locked in the same order as for reservations, to avoid deadlocks.
const end = `
  WITH mine AS (
    SELECT scope, actor, day FROM budget
    WHERE day = $2::date AND ((scope = 'person' AND actor = $1::text) OR (scope = 'site' AND actor = 'all'))
    ORDER BY scope FOR UPDATE
  )
  UPDATE budget SET reserved = budget.reserved - 1, spent = budget.spent + $3::int
  FROM mine WHERE (budget.scope, budget.actor, budget.day) = (mine.scope, mine.actor, mine.day)`;

/** Converts a reservation: to spent, or back to free. */
export async function returnBudget(
  sql: SqlRunner,
  { actor, day }: { actor: string; day: string },
  isSpent: boolean,
): Promise<void> {
  await sql(end, [actor, day, isSpent ? 1 : 0]);
}

/** Plain SQL because days are counted by the database's clock. */

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
