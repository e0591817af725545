import { prismaSql } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { sees } from '../audience/ask-rule.ts';
import { lockLikeCount } from './counts-sql.ts';

/**
 * Makes likes, comments and deletion of one prayer run one after the other, until the transaction ends.
 * @throws 404 unless the person may see the prayer as others share it
 */
export async function lockSharedPrayer(
  tx: Tx,
  identity: Identity,
  id: string,
): Promise<{
  likeCount: number;
  state: string;
  audience: string;
  circleId: string | null;
  authorUserId: string | null;
  authorVisitorId: string | null;
  anonymous: boolean;
  releasedAt: Date | null;
}> {
  const likeCount = await lockLikeCount(prismaSql(tx), id);
  // Read after taking the lock: an earlier transaction that hid it has committed by now.
  const prayer = await tx.prayer.findFirst({
    where: { id },
    select: {
      state: true,
      audience: true,
      circleId: true,
      authorUserId: true,
      authorVisitorId: true,
      anonymous: true,
      releasedAt: true,
    },
  });
  if (!prayer || likeCount === undefined || !(await sees(tx, identity, prayer)))
    throw notFound('This prayer is no longer available.');
  return { ...prayer, likeCount };
}
