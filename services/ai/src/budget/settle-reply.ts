import type { Database } from '../database.ts';
import type { Reservation } from './reserve-reply.ts';

/**
 * Turns a reservation into what became of it: spent once the model has said anything, else given back. A reservation
 * whose process died is never given back, which errs on the safe side for the rest of its day.
 */
export async function settleReply(
  database: Database,
  { actor, day }: Reservation,
  isSpent: boolean,
): Promise<void> {
  // The rows are locked in the order in which reservations take them, so that the two never wait for each other.
  await database.$executeRaw`
    WITH mine AS (
      SELECT scope, actor, day FROM budget
      WHERE day = ${day}::date AND ((scope = 'person' AND actor = ${actor}) OR (scope = 'site' AND actor = 'all'))
      ORDER BY scope FOR UPDATE
    )
    UPDATE budget SET reserved = budget.reserved - 1, spent = budget.spent + ${isSpent ? 1 : 0}::int
    FROM mine WHERE (budget.scope, budget.actor, budget.day) = (mine.scope, mine.actor, mine.day)`;
}
