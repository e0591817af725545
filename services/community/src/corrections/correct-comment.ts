import type { Care, PrayerComment } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { trustOf } from '../checks/trust-of.ts';
import { lockComment } from '../comments/lock-comment.ts';
import { presentComment } from '../comments/present-comment.ts';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { statesFor } from '../audience/audience.ts';
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
    where: { id, prayerId, prayer: { state: { in: [...statesFor(identity)] } } },
  });
  checkMayCorrect(identity, before, new Date());
  const judgement = await deps.judge([comment], care, await trustOf(database.prisma, identity));
  checkJudgement(judgement);
  const row = await database.transaction(async (tx) => {
    await lockAuthor(tx, { userId: identity.userId ?? null, visitorId: null });
    const found = await lockComment(tx, { id, prayerId });
    const now = await databaseNow(tx);
    checkMayCorrect(identity, found, now);
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
