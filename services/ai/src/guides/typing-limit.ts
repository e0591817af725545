import type { Identity } from '@kbf/process-kit';
import { clientNetworkOf, createBudget, tooMany } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';

const minuteMs = 60_000;
/** A page asks at most three times a second, and a person does not type for the whole minute. */
const perMinute = 120;
/** Visitors of one network are many people, and one person has many cookies. */
const visitorsPerNetwork = 5;

/**
 * Limits how often suggestions are asked for. It is kept in memory alone: nothing is stored about what a person types.
 * @returns counts one call @throws {AppError} 429
 */
export function createTypingLimit() {
  const members = createBudget({ most: perMinute, everyMs: minuteMs });
  const networks = createBudget({ most: perMinute * visitorsPerNetwork, everyMs: minuteMs });
  return ({ userId }: Identity, request: Pick<FastifyRequest, 'headers'>): void => {
    const [budget, asker] = userId ? [members, userId] : [networks, clientNetworkOf(request)];
    if (budget.isUsedUp(asker))
      throw tooMany('Please type on; suggestions pause.', minuteMs / 1000);
    budget.spend(asker, 1);
  };
}
