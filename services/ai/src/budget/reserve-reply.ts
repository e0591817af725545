import type { SqlRunner } from '@kbf/events';
import type { Tx } from '../database.ts';
import { longestReplyMs } from '../deps.ts';
import type { Deps } from '../deps.ts';
import { reserveBudget, returnBudget } from './budget-sql.ts';
import { takePlace } from './take-place.ts';

/** One reply of a person's budget of a day, and of the site's; and the place that it has while it is written. */
export type Reservation = { actor: string; day: string; placeId: string };

/** Visitors of one network are many people, and one person has many cookies. */
const visitorsPerNetwork = 5;

/**
 * Reserves what a reply costs before anything is spent. Whatever fails, nothing is given out.
 * @param asked.usedUp what the person reads when nothing is left
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
    most: memberId ? atOnce : atOnce * visitorsPerNetwork,
    longestMs: longestReplyMs(deps),
  });
  const limits = { person: config.AI_REPLIES_PER_PERSON, site: config.AI_REPLIES_PER_SITE };
  return { actor, placeId, day: await reserveBudget(sql, { actor, limits, usedUp }) };
}

/**
 * Ends a reservation, once the provider's call is over: spent, or given back. One whose process died keeps its part of
 * the budget, which errs on the safe side for the rest of its day; its place is free after the longest time of a reply.
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
