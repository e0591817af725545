import { createNameHash, daySeconds, isOverQuota, senderQuotas } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { tooMany } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import type { Sender } from './take-allowance.ts';

const message = 'Visitors on your network have reached today’s limit of likes for this prayer.';

/**
 * Counts one person who is not an approved member for one prayer, per network: they can delete the cookie or make
 * another account. One cookie or account counts once a day.
 * @param counted.act likes and prayers are counted apart, with the same limits
 * @returns whether the network has used its daily number for this prayer
 */
export async function countVisitor(
  { sql, config }: Pick<Deps, 'config'> & { sql: SqlRunner },
  sender: Sender,
  counted: { act: 'likesOfOnePrayer' | 'prayedForOnePrayer'; prayerId: string },
): Promise<{ isOver: false } | { isOver: true; retryAfterSeconds: number }> {
  const hash = createNameHash(config.HASHING_KEY, 'community: networks that like');
  const [cookie, ...networks] = senderQuotas(sender, {
    act: counted.act,
    allowance: { person: 1, network: config.COMMUNITY_LIMITS.visitorLikesOfOnePrayer },
    hash: (name) => hash(`${counted.prayerId} ${name}`),
    seconds: daySeconds,
  });
  if (!cookie || (await isOverQuota(sql, [cookie])).isOver) return { isOver: false };
  return await isOverQuota(sql, networks);
}

/**
 * Counts a new like of a person who is not an approved member. It counts once, even if it is removed and set again.
 * @param deps.sql of the transaction that sets the like: a refused like counts nothing
 * @throws 429 when the network has used its daily likes of the prayer
 */
export async function takeVisitorLike(
  deps: Pick<Deps, 'config'> & { sql: SqlRunner },
  sender: Sender,
  prayerId: string,
): Promise<void> {
  const found = await countVisitor(deps, sender, { act: 'likesOfOnePrayer', prayerId });
  if (found.isOver) throw tooMany(message, found.retryAfterSeconds);
}
