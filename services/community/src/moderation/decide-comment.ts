import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { announceComment } from '../comments/announce-comment.ts';
import { countComments } from '../comments/count-comments.ts';
import { lockComment } from '../comments/lock-comment.ts';
import type { Deps } from '../deps.ts';
import { recordDecision } from './record-decision.ts';
import type { Verdict } from './record-decision.ts';

/** An admin publishes or hides a comment. @throws 404 */
export async function decideComment(
  { config, database, feed, relay }: Pick<Deps, 'config' | 'database' | 'feed' | 'relay'>,
  identity: Identity,
  { id, prayerId }: { id: string; prayerId: string },
  { state, taken }: Verdict,
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    const comment = await lockComment(tx, { id, prayerId });
    const now = await databaseNow(tx);
    const isFirst = state === 'public' && !comment.publishedAt;
    await tx.prayerComment.update({
      where: { id },
      data: { state, heldReasons: [], ...(isFirst ? { publishedAt: now } : {}) },
    });
    await tx.report.updateMany({
      where: { commentId: id, decidedAt: null },
      data: { decidedAt: now },
    });
    const by = Number(state === 'public') - Number(comment.state === 'public');
    if (by !== 0) await countComments(tx, prayerId, by);
    if (isFirst) await announceComment({ tx, sql }, comment);
    const { authorUserId } = comment;
    const isChange = comment.state !== state;
    const about = { kind: 'comment' as const, subjectId: id, prayerId };
    const { state: was, heldReasons: reasons, comment: words } = comment;
    const before = { was, reasons, words };
    const decision = { ...about, authorUserId, state, isChange, before, taken };
    await recordDecision({ tx, sql, identity, config }, decision);
  });
  relay.nudge();
  await feed.changed();
}
