import { getAssistants, suggestQuestions } from '@kbf/contracts';
import { answer, implement, clientNetworkOf, createBudget, tooMany } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Identity } from '@kbf/process-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/** Tells what writes the replies, and suggests a guide's questions while a person types. */
export function registerGuideRoutes(app: Service, deps: Pick<Deps, 'guides' | 'model'>): void {
  const takeTyping = createTypingLimit();
  implement(app, getAssistants, async () =>
    answer(200, {
      source: deps.model ? 'model' : 'guide',
      answers: await deps.guides.count(),
    }),
  );
  implement(app, suggestQuestions, async ({ body, identity, request }) => {
    takeTyping(identity, request);
    return answer(200, { questions: await deps.guides.suggest(body) });
  });
}

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
