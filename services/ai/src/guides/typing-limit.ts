import type { Identity } from '@kbf/process-kit';
import { clientNetworkOf, createBudget, tooMany } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';

const minuteMs = 60_000;
/** A page asks at most three times a second, and a person does not type for the whole minute. */
const perMinute = 120;
/** Visitors of one network can be many people, and one person can have many cookies or accounts. */
const visitorsPerNetwork = 5;

/**
 * Limits requests for suggestions. It is kept in memory only: nothing is stored about a person's typing.
 * @returns counts one call @throws {AppError} 429
 */
export function createTypingLimit() {
  const members = createBudget({ most: perMinute, everyMs: minuteMs });
  const networks = createBudget({ most: perMinute * visitorsPerNetwork, everyMs: minuteMs });
  return ({ userId, isApproved }: Identity, request: Pick<FastifyRequest, 'headers'>): void => {
    const [budget, asker] =
      userId && isApproved ? [members, userId] : [networks, clientNetworkOf(request)];
    if (budget.isUsedUp(asker))
      throw tooMany('Keep typing. Suggestions will be back in a moment.', minuteMs / 1000);
    budget.spend(asker, 1);
  };
}
