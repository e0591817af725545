import { createNameHash, isOverQuota, senderQuotas } from '@kbf/data-kit';
import type { Deps } from '../../deps.ts';
import type { AskedPrayer } from './asked-prayer.ts';

/**
 * Counts one prayer that is fit for the feed. A place that was taken for a reply which is stopped or dies stays taken:
 * rather one prayer waits for an admin than one too many is shown.
 * @returns whether it is shown at once; else it waits for an admin
 */
export async function takePublicPlace(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  { memberId, visitorId, networks }: Pick<AskedPrayer, 'memberId' | 'visitorId' | 'networks'>,
): Promise<boolean> {
  const most = config.AI_PUBLIC_PRAYERS_PER_HOUR;
  const quotas = senderQuotas(
    { author: { userId: memberId, visitorId }, networks },
    {
      act: 'publicPrayers',
      allowance: { person: most, network: most },
      hash: createNameHash(config.HASHING_KEY, 'ai: names of limits'),
    },
  );
  for (const quota of quotas) if ((await isOverQuota(database.sql, [quota])).isOver) return false;
  return true;
}
