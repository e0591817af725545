import { showFigure } from '@kbf/events';
import type { Deps } from './deps.ts';
import { spentBudget } from './budget/budget-sql.ts';

/** Shows how many model replies were used today, and how many there are for the whole site. */
export function showBudget({
  config,
  database,
  metrics,
}: Pick<Deps, 'config' | 'database' | 'metrics'>): void {
  const used = { name: 'ai_replies_used_today', help: 'Model replies of this day (UTC)' };
  showFigure(metrics, used, async (gauge) =>
    gauge.set((await spentBudget(database.sql)).spentToday),
  );
  const most = { name: 'ai_replies_per_day', help: 'Model replies that the site may use per day' };
  showFigure(metrics, most, async (gauge) => gauge.set(config.AI_REPLIES_PER_SITE));
}
