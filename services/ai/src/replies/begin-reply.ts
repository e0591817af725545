import type { Care, PrayerReply } from '@kbf/contracts';
import type { BudgetActor } from '../budget/budget-actor.ts';
import { reserveReply } from '../budget/reserve-reply.ts';
import type { Reservation } from '../budget/reserve-reply.ts';
import type { Deps } from '../deps.ts';
import { refuseErased } from '../erasure/refuse-erased.ts';
import { claimReply } from './claim-reply.ts';

export type Begun =
  | { stored: PrayerReply }
  | { stored?: never; attempt: string | undefined; reservation: Reservation | undefined };

const usedUp = 'We have reached the limit for replies today. You can still share your prayer.';

/**
 * Claims a request and reserves its cost, both or neither: a request that the budget refuses leaves no trace, and one
 * that was answered before costs nothing.
 * @throws {AppError} 401 as `refuseErased`, 409 as `claimReply`, 429 as `reserveReply`
 */
export async function beginReply(
  deps: Pick<Deps, 'database' | 'config' | 'model'>,
  asked: {
    requestId: string | undefined;
    memberId: string | undefined;
    contentHash: Uint8Array<ArrayBuffer>;
    actor: BudgetActor;
    isMetered: boolean;
    /** Stored for a page that reloads. */
    care: Care | undefined;
  },
): Promise<Begun> {
  const { requestId, memberId, contentHash, actor, isMetered, care } = asked;
  return await deps.database.transaction(async (tx, sql) => {
    await refuseErased(tx, memberId);
    const claim = requestId
      ? await claimReply(tx, { requestId, memberId, contentHash, care })
      : { attempt: undefined };
    if ('stored' in claim) return claim;
    const reservation = isMetered
      ? await reserveReply({ tx, sql }, deps, { actor, usedUp })
      : undefined;
    return { attempt: claim.attempt, reservation };
  });
}
