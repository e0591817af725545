import { randomUUID } from 'node:crypto';
import { foldText } from '@kbf/contracts';
import { createNameHash, databaseNow, daySeconds, isOverQuota, senderQuotas } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import type { Sender } from '../limits/take-allowance.ts';
import type { Subject } from './lock-reported.ts';
import { reporterOf, silentKey } from './reporter.ts';

type Config = Pick<CommunityConfig, 'HASHING_KEY' | 'COMMUNITY_LIMITS'>;

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
  { tx, sql }: { tx: Tx; sql: SqlRunner },
  config: Config,
  sender: Sender,
  given: { subject: Subject; reason: string; releasedAt: Date | null },
): Promise<void> {
  const { subject, reason, releasedAt } = given;
  const now = await databaseNow(tx);
  const counted = reporterOf(config, sender, subjectIdOf(subject));
  const { network } = counted;
  const keys = [counted.reporter, silentKey(counted)];
  const isNew =
    releasedAt === null || (sender.isApproved && !(await wasDecided(tx, { subject, reason })));
  const earlier = await tx.report.findFirst({ where: { ...subject, reporter: { in: keys } } });
  const said = { reason, createdAt: now, decidedAt: isNew ? null : now };
  const authorUserId = sender.author.userId;
  if (!earlier) {
    const reporter = (await mayHide(sql, config, sender)) ? counted.reporter : silentKey(counted);
    await tx.report.createMany({
      data: [{ ...subject, ...said, id: randomUUID(), reporter, network, authorUserId }],
      skipDuplicates: true,
    });
  } else if (isNew && earlier.decidedAt)
    await tx.report.update({ where: { id: earlier.id }, data: { ...said, authorUserId } });
  if (isNew && releasedAt)
    await tx.report.updateMany({
      where: { ...subject, createdAt: { gt: releasedAt } },
      data: { decidedAt: null },
    });
}

/** Counts a report that helps to hide something: an approved member's always does. */
async function mayHide(sql: SqlRunner, config: Config, sender: Sender): Promise<boolean> {
  if (sender.isApproved) return true;
  const quotas = senderQuotas(
    // Only of the widest network, which is one reporter.
    { ...sender, author: {}, networks: sender.networks.slice(-1) },
    {
      act: 'reportsThatHide',
      allowance: { person: 0, network: config.COMMUNITY_LIMITS.visitorReportsThatHide },
      hash: createNameHash(config.HASHING_KEY, 'community: names of limits'),
      seconds: daySeconds,
    },
  );
  return !(await isOverQuota(sql, quotas)).isOver;
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
