import type { Care, Prayer } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import { sees } from '../audience/ask-rule.ts';
import { judgeFor } from '../checks/judge-for.ts';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { lockCounts } from '../prayers/counts-sql.ts';
import { findPrayerInside } from '../prayers/get-prayer.ts';
import { checkNotReported } from '../checks/check-not-reported.ts';
import { checkFitsReply, checkJudgement, checkMayCorrect } from './check-correction.ts';
import { hashOfSent } from '../checks/sent-hash.ts';

/** Who corrects, and known danger in the new text. */
export type By = { identity: Identity; sender: Sender; care: Care | undefined };

/** Replaces the text of a member's own public prayer. The new text is judged again. @throws 401, 404, 403, 409, 429 */
export async function correctPrayer(
  deps: Deps,
  { identity, sender, care }: By,
  id: string,
  request: string,
): Promise<Prayer & { care: Care | undefined }> {
  const { database, feed } = deps;
  await takeAllowance(deps, 'prayerChanges', sender);
  const before = await database.prisma.prayer.findUnique({ where: { id } });
  const isSeen = before !== null && (await sees(database.prisma, identity, before));
  checkMayCorrect(identity, before && { ...before, isSeen }, new Date());
  const written = { texts: [request], care, path: 'body.userRequest' };
  const judgement = await judgeFor(deps, identity, before, written);
  checkJudgement(judgement);
  await database.transaction(async (tx) => {
    await lockAuthor(tx, { userId: identity.userId ?? null, visitorId: null });
    await lockCounts(tx, [id]);
    const now = await databaseNow(tx);
    const found = await tx.prayer.findUniqueOrThrow({ where: { id } });
    checkMayCorrect(identity, { ...found, isSeen }, now);
    const reports = { prayerId: id, commentId: null, decidedAt: null };
    checkNotReported(await tx.report.count({ where: reports }));
    checkFitsReply(found.response, found.request, request);
    const sentHash = hashOfSent(found.sentHash, found.request);
    await tx.prayer.update({
      where: { id },
      data: { request, editedAt: now, releasedAt: null, sentHash },
    });
  });
  await feed.changed();
  const prayer = await findPrayerInside(database, id, identity);
  if (!prayer) throw notFound('This prayer is no longer available.');
  return { ...prayer, care: judgement.care };
}
