import { createNameHash, isOverQuota, senderQuotas } from '@kbf/data-kit';
import type { Deps } from '../../deps.ts';
import { reasonOf } from '../../reason-of.ts';
import type { AskedPrayer } from './asked-prayer.ts';

type Sender = Pick<AskedPrayer, 'memberId' | 'visitorId' | 'networks'>;

/**
 * Counts one prayer that may be public: here, and at community, which also counts posts of people. While community is
 * down, no other posts are possible, and our own count is enough. A place taken for a reply that is stopped or dies
 * stays taken: it is better that one prayer waits for an admin than that one too many is shown.
 * @returns whether it is shown at once; else it waits for an admin
 */
export async function takePublicPlace(
  deps: Pick<Deps, 'config' | 'database' | 'community' | 'logger'>,
  sender: Sender,
): Promise<boolean> {
  if (!(await takeOurPlace(deps, sender))) return false;
  const { memberId, visitorId, networks } = sender;
  const author = memberId
    ? { userId: memberId, visitorId: null }
    : { userId: null, visitorId: visitorId ?? null };
  try {
    return await deps.community.takePublicPlace({ author, networks: [...networks] });
  } catch (error) {
    deps.logger.warn(
      { reason: reasonOf(error) },
      'community did not count the prayer: using own count',
    );
    return true;
  }
}

async function takeOurPlace(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  { memberId, visitorId, networks }: Sender,
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
