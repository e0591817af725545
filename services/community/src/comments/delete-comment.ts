import { limits } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { forbidden, notFound } from '@kbf/service-kit';
import { lockStat, refreshFirstComments } from '../feed/feed-sql.ts';
import { recordPrivilege } from '../moderation/record-decision.ts';
import type { Parts } from '../parts.ts';
import { isAuthor, mayDelete } from '../prayers/prayer-policy.ts';

/** @throws 404, 403 */
export async function deleteComment(
  { database, feed, relay }: Pick<Parts, 'database' | 'feed' | 'relay'>,
  identity: Identity,
  prayerId: string,
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.$queryRawUnsafe(lockStat, prayerId);
    const comment = await tx.prayerComment.findFirst({ where: { id, prayerId } });
    if (!comment) throw notFound();
    if (!mayDelete(identity, comment)) throw comment.state === 'public' ? forbidden() : notFound();
    await tx.prayerComment.delete({ where: { id } });
    if (!isAuthor(identity, comment))
      await recordPrivilege(tx, identity, { action: 'comment.deleted', subjectId: id });
    if (comment.state !== 'public') return;
    await tx.prayerStat.update({ where: { prayerId }, data: { commentCount: { decrement: 1 } } });
    await tx.$executeRawUnsafe(refreshFirstComments(limits.prayer.commentsListed), [prayerId]);
  });
  relay.nudge();
  await feed.changed();
}
