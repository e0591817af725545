import { daySeconds, forgetQuotas, isOverQuota } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { keyOf, widestOf } from './message-quotas.ts';
import type { Asker, Settings } from './message-quotas.ts';

const networkOfPersonKey = (config: Settings, { networks }: Pick<Asker, 'networks'>, id: string) =>
  keyOf(config, 'logged in', widestOf({ networks }), id);

/**
 * Whether that person has logged in from this network within 90 days. It checks for an unknown recipient too, so that
 * the time it takes does not differ.
 */
export async function hasLoggedInFrom(
  sql: SqlRunner,
  config: Settings,
  asker: Pick<Asker, 'networks'>,
  personId = 'nobody',
): Promise<boolean> {
  // A second is enough for a check: only a login starts a window that lasts.
  const quota = { key: networkOfPersonKey(config, asker, personId), max: 1, seconds: 1 };
  return (await isOverQuota(sql, [quota], 0)).isOver;
}

/** Remembers, as a hash, from which network a person logged in. */
export async function rememberNetwork(
  sql: SqlRunner,
  config: Settings,
  asker: Pick<Asker, 'networks'>,
  personId: string,
): Promise<void> {
  const key = networkOfPersonKey(config, asker, personId);
  await forgetQuotas(sql, [key]);
  await isOverQuota(sql, [{ key, max: 1, seconds: 90 * daySeconds }]);
}
