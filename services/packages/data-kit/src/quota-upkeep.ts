import type { SqlRunner } from '@kbf/events';
import { forgetOldQuotas } from './quotas-sql.ts';
import type { UpkeepTask } from './upkeep.ts';

const minuteMs = 60_000;

/** The upkeep task of every service with quotas. */
export const quotaUpkeep = (sql: SqlRunner): UpkeepTask => ({
  name: 'forget old limits',
  everyMs: 10 * minuteMs,
  work: () => forgetOldQuotas(sql),
});
