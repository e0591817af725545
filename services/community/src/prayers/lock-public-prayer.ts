import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { lockStat } from '../feed/feed-sql.ts';

/**
 * Makes likes, comments and deletion of one prayer come one after the other, until the transaction ends.
 * @throws 404 unless the prayer is public
 */
export async function lockPublicPrayer(tx: Tx, id: string): Promise<{ likeCount: number }> {
  const [stat] = await tx.$queryRawUnsafe<{ like_count: number }[]>(lockStat, id);
  // Looked at after the lock was ours: whoever hid it before has committed.
  const prayer =
    stat && (await tx.prayer.findFirst({ where: { id, state: 'public' }, select: { id: true } }));
  if (!prayer) throw notFound('This prayer is not there any more.');
  return { likeCount: stat.like_count };
}
