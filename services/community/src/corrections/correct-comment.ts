import type { Care, PrayerComment } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { notFound } from '@kbf/service-kit';
import { judgeFor } from '../checks/judge-for.ts';
import { lockComment } from '../comments/lock-comment.ts';
import { presentComment } from '../comments/present-comment.ts';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { sees } from '../audience/ask-rule.ts';
import { writeFirstComments } from '../prayers/counts-sql.ts';
import { checkNotReported } from '../checks/check-not-reported.ts';
import { checkJudgement, checkMayCorrect } from './check-correction.ts';
import type { By } from './correct-prayer.ts';
import { hashOfSent } from '../checks/sent-hash.ts';

/** Replaces the text of a member's own public comment. The new text is judged again. @throws 401, 404, 403, 409, 429 */
export async function correctComment(
  deps: Deps,
  { identity, sender, care }: By,
  { prayerId, id }: { prayerId: string; id: string },
  comment: string,
): Promise<PrayerComment & { care: Care | undefined }> {
  const { database, feed } = deps;
  await takeAllowance(deps, 'comments', sender);
  const before = await database.prisma.prayerComment.findFirst({
    where: { id, prayerId },
    include: { prayer: true },
  });
  // Also one's own comment is not corrected where one no longer reads.
  if (!before || !(await sees(database.prisma, identity, before.prayer))) throw notFound();
  checkMayCorrect(identity, { ...before, isSeen: before.state === 'public' }, new Date());
  const written = { texts: [comment], care, path: 'body.comment' };
  const judgement = await judgeFor(deps, identity, before.prayer, written);
  checkJudgement(judgement);
  const row = await database.transaction(async (tx) => {
    await lockAuthor(tx, { userId: identity.userId ?? null, visitorId: null });
    const found = await lockComment(tx, { id, prayerId });
    const now = await databaseNow(tx);
    if (!(await sees(tx, identity, found.prayer))) throw notFound();
    checkMayCorrect(identity, { ...found, isSeen: found.state === 'public' }, now);
    checkNotReported(await tx.report.count({ where: { commentId: id, decidedAt: null } }));
    const sentHash = hashOfSent(found.sentHash, found.comment);
    const data = { comment, editedAt: now, releasedAt: null, sentHash };
    const changed = await tx.prayerComment.update({ where: { id }, data });
    await writeFirstComments(tx, [prayerId]);
    return changed;
  });
  await feed.changed();
  return { ...presentComment(row, identity), care: judgement.care };
}
