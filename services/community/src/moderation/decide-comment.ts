import { limits } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import { announceComment } from '../comments/announce-comment.ts';
import { databaseTime, lockStat, refreshFirstComments } from '../feed/feed-sql.ts';
import type { Parts } from '../parts.ts';
import { recordDecision } from './record-decision.ts';

/** An admin publishes or hides a comment. @throws 404 */
export async function decideComment(
  { database, feed, relay }: Pick<Parts, 'database' | 'feed' | 'relay'>,
  identity: Identity,
  prayerId: string,
  id: string,
  state: 'public' | 'hidden',
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.$queryRawUnsafe(lockStat, prayerId);
    const comment = await tx.prayerComment.findFirst({ where: { id, prayerId } });
    if (!comment) throw notFound();
    const [clock] = await tx.$queryRawUnsafe<{ now: Date }[]>(databaseTime);
    const isFirst = state === 'public' && !comment.publishedAt;
    await tx.prayerComment.update({
      where: { id },
      data: { state, heldReasons: [], ...(isFirst ? { publishedAt: clock!.now } : {}) },
    });
    await tx.report.updateMany({
      where: { commentId: id, decidedAt: null },
      data: { decidedAt: clock!.now },
    });
    const by = Number(state === 'public') - Number(comment.state === 'public');
    if (by !== 0) {
      const data = { commentCount: { increment: by } };
      await tx.prayerStat.update({ where: { prayerId }, data });
      await tx.$executeRawUnsafe(refreshFirstComments(limits.prayer.commentsListed), [prayerId]);
    }
    if (isFirst) await announceComment(tx, comment);
    const { authorUserId } = comment;
    const isChange = comment.state !== state;
    const decision = { kind: 'comment' as const, subjectId: id, authorUserId, state, isChange };
    await recordDecision(tx, identity, decision);
  });
  relay.nudge();
  await feed.changed();
}
