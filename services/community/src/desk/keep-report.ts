import { randomUUID } from 'node:crypto';
import { foldText } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import type { Sender } from '../limits/take-allowance.ts';
import type { Subject } from './lock-reported.ts';
import { reporterOf } from './reporter.ts';

const subjectIdOf = (subject: Subject): string =>
  'needId' in subject
    ? subject.needId
    : (subject.commentId ?? subject.prayerId ?? subject.profileUserId ?? '');

/**
 * Stores a report. It waits for an admin, unless an admin has released the same item: then only an approved member with
 * words that no admin has read opens the case again, together with all that was reported since. The caller must hold a
 * lock on the item.
 * @param given.releasedAt when an admin released the item as it is now
 */
export async function keepReport(
  tx: Tx,
  config: Pick<CommunityConfig, 'HASHING_KEY'>,
  sender: Sender,
  given: { subject: Subject; reason: string; releasedAt: Date | null },
): Promise<void> {
  const { subject, reason, releasedAt } = given;
  const now = await databaseNow(tx);
  const { reporter, network } = reporterOf(config, sender, subjectIdOf(subject));
  const isNew =
    releasedAt === null || (sender.isApproved && !(await wasDecided(tx, { subject, reason })));
  const earlier = await tx.report.findFirst({ where: { ...subject, reporter } });
  const said = { reason, createdAt: now, decidedAt: isNew ? null : now };
  const authorUserId = sender.author.userId;
  if (!earlier)
    await tx.report.createMany({
      data: [{ ...subject, ...said, id: randomUUID(), reporter, network, authorUserId }],
      skipDuplicates: true,
    });
  else if (isNew && earlier.decidedAt)
    await tx.report.update({ where: { id: earlier.id }, data: { ...said, authorUserId } });
  if (isNew && releasedAt)
    await tx.report.updateMany({
      where: { ...subject, createdAt: { gt: releasedAt } },
      data: { decidedAt: null },
    });
}

/** Whether an admin has decided about a report with the same words. */
async function wasDecided(
  tx: Tx,
  { subject, reason }: { subject: Subject; reason: string },
): Promise<boolean> {
  const decided = await tx.report.findMany({
    where: { ...subject, decidedAt: { not: null } },
    select: { reason: true },
  });
  return decided.some((one) => foldText(one.reason) === foldText(reason));
}
