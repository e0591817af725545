/** Plain SQL because one statement must count and check at once: Prisma cannot add only while there is room. */
import { tellOfCap } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { tooMany } from '@kbf/service-kit';
import { z } from 'zod';
import { limitsOf } from './budget-actor.ts';
import type { BudgetActor } from './budget-actor.ts';

export type BudgetLimits = { person: number; site: number };

/** The part of the site's budget that only approved members use: strangers cannot use up all of it. */
const keptForMembers = 1 / 5;

type Scope = 'person' | 'site' | 'visitors';
type Row = { scope: Scope; name: string; most: number };

/** All budgets that pay for a reply. */
const rowsOf = (actor: BudgetActor, { person, site }: BudgetLimits): Row[] => [
  ...limitsOf(actor, person).map((one) => ({ scope: 'person' as const, ...one })),
  { scope: 'site', name: 'all', most: site },
  ...(actor.isMember
    ? []
    : [{ scope: 'visitors' as const, name: 'all', most: Math.ceil(site * (1 - keptForMembers)) }]),
];
const columnsOf = (rows: readonly Row[]) => [
  rows.map(({ scope }) => scope),
  rows.map(({ name }) => name),
];

// The rows are locked in one order, to avoid deadlocks.
const reserve = `
  INSERT INTO budget AS known (scope, actor, day, reserved)
  SELECT scope, actor, (clock_timestamp() AT TIME ZONE 'UTC')::date, 1
  FROM unnest($1::text[], $2::text[]) AS asked (scope, actor) ORDER BY scope, actor
  ON CONFLICT (scope, actor, day) DO UPDATE SET reserved = known.reserved + 1
    WHERE known.reserved + known.spent < (
      SELECT most FROM unnest($1::text[], $2::text[], $3::int[]) AS allowed (scope, actor, most)
      WHERE allowed.scope = known.scope AND allowed.actor = known.actor)
  RETURNING day::text, scope, reserved + spent AS used`;
const reserved = z.array(
  z.object({ day: z.iso.date(), scope: z.enum(['person', 'site', 'visitors']), used: z.int() }),
);

/**
 * Reserves one reply of today's budgets, of the person or their networks, and of the site, before anything is spent.
 * Parallel calls never get more than the limits. A failure gives out nothing.
 * @param sql of a transaction, which must not commit when this throws
 * @param asked `usedUp`: the text that the person sees when nothing is left
 * @returns the day of the reservation
 * @throws {AppError} 429 when one of them is used up
 */
export async function reserveBudget(
  sql: SqlRunner,
  { actor, limits, usedUp }: { actor: BudgetActor; limits: BudgetLimits; usedUp: string },
): Promise<string> {
  const asked = rowsOf(actor, limits);
  const most = asked.map((row) => row.most);
  const rows = reserved.parse(await sql(reserve, [...columnsOf(asked), most]));
  const site = rows.find(({ scope }) => scope === 'site');
  if (rows.length < asked.length || !site) throw tooMany(usedUp, secondsToMidnight());
  await tellOfCap(sql, { cap: 'replies', used: site.used, max: limits.site });
  return site.day;
}

const secondsToMidnight = () => 86_400 - Math.floor((Date.now() / 1_000) % 86_400);

// The rows are locked in the same order as for reservations, to avoid deadlocks.
const end = `
  WITH mine AS (
    SELECT scope, actor, day FROM budget
    WHERE day = $3::date
      AND (scope, actor) IN (SELECT * FROM unnest($1::text[], $2::text[]))
    ORDER BY scope, actor FOR UPDATE
  )
  UPDATE budget SET reserved = budget.reserved - 1, spent = budget.spent + $4::int
  FROM mine WHERE (budget.scope, budget.actor, budget.day) = (mine.scope, mine.actor, mine.day)`;

/** Converts a reservation: to spent, or back to free. */
export async function returnBudget(
  sql: SqlRunner,
  { actor, day }: { actor: BudgetActor; day: string },
  isSpent: boolean,
): Promise<void> {
  const rows = rowsOf(actor, { person: 0, site: 0 });
  await sql(end, [...columnsOf(rows), day, isSpent ? 1 : 0]);
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
