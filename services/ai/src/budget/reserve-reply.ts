import { errorCodes } from '@kbf/contracts';
import { AppError } from '@kbf/service-kit';
import type { Transaction } from '../database.ts';

export type BudgetLimits = { person: number; site: number };
export type Reservation = { actor: string; day: Date };

/**
 * Reserves one reply of today's budget, of the person's and of the site's, before anything is spent. One statement
 * checks and counts: any number of calls at once never get more than the limits. Whatever fails, nothing is given out.
 * @param asked `usedUp`: what the person reads when nothing is left for so many seconds
 * @throws {AppError} 429 when one of the two is used up; the transaction must not commit then
 */
export async function reserveReply(
  tx: Transaction,
  {
    actor,
    limits,
    usedUp,
  }: { actor: string; limits: BudgetLimits; usedUp: (retryAfter: number) => string },
): Promise<Reservation> {
  const rows = await tx.$queryRaw<{ scope: string; day: Date }[]>`
    INSERT INTO budget AS known (scope, actor, day, reserved)
    VALUES ('person', ${actor}, (clock_timestamp() AT TIME ZONE 'UTC')::date, 1),
           ('site', 'all', (clock_timestamp() AT TIME ZONE 'UTC')::date, 1)
    ON CONFLICT (scope, actor, day) DO UPDATE SET reserved = known.reserved + 1
      WHERE known.reserved + known.spent <
        CASE known.scope WHEN 'site' THEN ${limits.site}::int ELSE ${limits.person}::int END
    RETURNING scope, day`;
  const [first] = rows;
  if (rows.length < 2 || !first) {
    const retryAfter = secondsToMidnight();
    throw new AppError(errorCodes.tooMany, 429, usedUp(retryAfter), { retryAfter });
  }
  return { actor, day: first.day };
}

const secondsToMidnight = () => 86_400 - Math.floor((Date.now() / 1_000) % 86_400);
