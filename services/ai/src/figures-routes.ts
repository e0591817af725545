import { getAiFigures } from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from './deps.ts';
import { spentBudget } from './budget/budget-sql.ts';

/** The used part of the budget, for admins. */
export function registerFigureRoutes(
  app: Service,
  deps: Pick<Deps, 'config' | 'database' | 'model'>,
): void {
  implement(app, getAiFigures, async () =>
    answer(200, {
      source: deps.model ? 'model' : 'guide',
      ...(await spentBudget(deps.database.sql)),
      budgetPerDay: deps.config.AI_REPLIES_PER_SITE,
    }),
  );
}
