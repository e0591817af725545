import type { SqlRunner } from '@kbf/events';
import type { Tx } from '../database.ts';
import { longestReplyMs } from '../deps.ts';
import type { Deps } from '../deps.ts';
import { reserveBudget, returnBudget } from './budget-sql.ts';
import { takePlace } from './take-place.ts';

/** One reply of a person's and the site's daily budgets, and its place while it is written. */
export type Reservation = { actor: string; day: string; placeId: string };

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
  asked: { actor: string; memberId: string | undefined; usedUp: string },
): Promise<Reservation> {
  const { actor, memberId, usedUp } = asked;
  const { config } = deps;
  const atOnce = config.AI_REPLIES_PER_PERSON_AT_ONCE;
  const placeId = await takePlace(tx, {
    actor,
    most: actor === memberId ? atOnce : atOnce * visitorsPerNetwork,
    longestMs: longestReplyMs(deps),
  });
  const limits = { person: config.AI_REPLIES_PER_PERSON, site: config.AI_REPLIES_PER_SITE };
  return { actor, placeId, day: await reserveBudget(sql, { actor, limits, usedUp }) };
}

/**
 * Ends a reservation after the provider's call: spent, or given back. If the process dies, the budget stays reserved
 * for the rest of the day, which is the safe side; the place is free after the longest time of a reply.
 */
export async function endReservation(
  { database }: Pick<Deps, 'database'>,
  { actor, day, placeId }: Reservation,
  isSpent: boolean,
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    await tx.replyPlace.deleteMany({ where: { id: placeId } });
    await returnBudget(sql, { actor, day }, isSpent);
  });
}
