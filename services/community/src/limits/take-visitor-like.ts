import {
  createNameHash,
  daySeconds,
  isOverQuota,
  refuseOverQuota,
  senderQuotas,
} from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Deps } from '../deps.ts';
import type { Sender } from './take-allowance.ts';

const message = 'Visitors on your network have reached today’s limit of likes for this prayer.';

/**
 * Counts a new like of a person who is not an approved member, per network: they can delete the cookie or make another
 * account. One cookie or account counts once a day, even if its like is removed and set again.
 * @param sql of the transaction that sets the like: a refused like counts nothing
 * @throws 429 when the network has used its daily likes of the prayer
 */
export async function takeVisitorLike(
  { sql, config }: Pick<Deps, 'config'> & { sql: SqlRunner },
  sender: Sender,
  prayerId: string,
): Promise<void> {
  const hash = createNameHash(config.HASHING_KEY, 'community: networks that like');
  const [cookie, ...networks] = senderQuotas(sender, {
    act: 'likesOfOnePrayer',
    allowance: { person: 1, network: config.COMMUNITY_LIMITS.visitorLikesOfOnePrayer },
    hash: (name) => hash(`${prayerId} ${name}`),
    seconds: daySeconds,
  });
  if (!cookie || (await isOverQuota(sql, [cookie])).isOver) return;
  await refuseOverQuota(sql, networks, message);
}
