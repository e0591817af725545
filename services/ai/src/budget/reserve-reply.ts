import type { SqlRunner } from '@kbf/events';
import type { Tx } from '../database.ts';
import { longestReplyMs } from '../deps.ts';
import type { Deps } from '../deps.ts';
import type { BudgetActor } from './budget-actor.ts';
import { reserveBudget, returnBudget } from './budget-sql.ts';
import { takePlaces } from './take-place.ts';

/** One reply of a person's and the site's daily budgets, and its places while it is written. */
export type Reservation = { actor: BudgetActor; day: string; placeIds: string[] };

/** Visitors of one network can be many people, and one person can have many cookies or accounts. */
const visitorsPerNetwork = 5;

/**
 * Reserves the cost of a reply before anything is spent. A failure gives out nothing.
 * @param asked.usedUp the text that the person sees when nothing is left
 * @throws {AppError} 429 when the budget or all places are taken; the transaction must not commit then
 */
export async function reserveReply(
  { tx, sql }: { tx: Tx; sql: SqlRunner },
  deps: Pick<Deps, 'config' | 'model'>,
  { actor, usedUp }: { actor: BudgetActor; usedUp: string },
): Promise<Reservation> {
  const { config } = deps;
  const atOnce = config.AI_REPLIES_PER_PERSON_AT_ONCE;
  const placeIds = await takePlaces(tx, {
    actor,
    most: actor.isMember ? atOnce : atOnce * visitorsPerNetwork,
    longestMs: longestReplyMs(deps),
  });
  const limits = { person: config.AI_REPLIES_PER_PERSON, site: config.AI_REPLIES_PER_SITE };
  return { actor, placeIds, day: await reserveBudget(sql, { actor, limits, usedUp }) };
}

/**
 * Ends a reservation after the provider's call: spent, or given back. If the process dies, the budget stays reserved
 * for the rest of the day, which is the safe side; the place is free after the longest time of a reply.
 */
export async function endReservation(
  { database }: Pick<Deps, 'database'>,
  { actor, day, placeIds }: Reservation,
  isSpent: boolean,
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    await tx.replyPlace.deleteMany({ where: { id: { in: placeIds } } });
    await returnBudget(sql, { actor, day }, isSpent);
  });
}
