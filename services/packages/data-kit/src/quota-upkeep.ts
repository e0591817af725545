import type { SqlRunner } from '@kbf/events';
import { forgetOldQuotas } from './quotas-sql.ts';
import type { UpkeepTask } from './upkeep.ts';

const minuteMs = 60_000;

/** The task that every service with quotas has in its upkeep. */
export const quotaUpkeep = (sql: SqlRunner): UpkeepTask => ({
  name: 'forget old limits',
  everyMs: 10 * minuteMs,
  work: () => forgetOldQuotas(sql),
});
