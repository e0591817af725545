import { tooManyMessage } from '@kbf/contracts';
import type { PrayerReply } from '@kbf/contracts';
import type { BudgetLimits, Reservation } from '../budget/reserve-reply.ts';
import { reserveReply } from '../budget/reserve-reply.ts';
import type { Database } from '../database.ts';
import { refuseErased } from '../erasure/erased-person.ts';
import { claimReply } from './claim-reply.ts';

export type BeginDeps = { database: Database; budget: BudgetLimits };
export type Begun =
  | { stored: PrayerReply }
  | { stored?: never; attempt: string | undefined; reservation: Reservation | undefined };

const usedUp = (retryAfter: number) =>
  tooManyMessage(
    'That is all the replies we can give today. Your prayer can still be shared.',
    retryAfter,
  );

/**
 * Takes a request on and reserves its cost, both or neither: a request that the budget refuses leaves no trace, and one
 * that was answered before costs nothing.
 * @throws {AppError} 401 as `refuseErased`, 409 as `claimReply`, 429 as `reserveReply`
 */
export async function beginReply(
  { database, budget }: BeginDeps,
  asked: {
    requestId: string | undefined;
    memberId: string | undefined;
    contentHash: Uint8Array<ArrayBuffer>;
    actor: string;
    isMetered: boolean;
  },
): Promise<Begun> {
  const { requestId, memberId, contentHash, actor, isMetered } = asked;
  return await database.$transaction(async (tx) => {
    await refuseErased(tx, memberId);
    const claim = requestId
      ? await claimReply(tx, { requestId, memberId, contentHash })
      : { attempt: undefined };
    if ('stored' in claim) return claim;
    const reservation = isMetered
      ? await reserveReply(tx, { actor, limits: budget, usedUp })
      : undefined;
    return { attempt: claim.attempt, reservation };
  });
}
