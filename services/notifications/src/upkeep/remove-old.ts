import { databaseNow, forgetOldQuotas } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { dayMs } from '../messages/later.ts';

/** Days that rows are kept after they are no longer needed: the log for later questions, promises for the figures. */
const keep = { logDays: 90, promiseDays: 90, localDays: 7, statusDays: 120, heldDays: 1 } as const;

/** Removes log entries and traces that are no longer needed. */
export async function removeOld({ database }: Pick<Deps, 'database'>): Promise<void> {
  const { prisma, sql } = database;
  const now = (await databaseNow(prisma)).getTime();
  const before = (days: number) => ({ lt: new Date(now - days * dayMs) });
  await prisma.message.deleteMany({
    where: { state: { notIn: ['queued', 'sending'] }, createdAt: before(keep.logDays) },
  });
  await prisma.replyPromise.deleteMany({ where: { receivedAt: before(keep.promiseDays) } });
  await prisma.localMessage.deleteMany({ where: { createdAt: before(keep.localDays) } });
  // Kept longer than its message is in the log. Texts that people sent to us are kept, see the schema.
  await prisma.handledWebhook.deleteMany({
    where: { isStatus: true, handledAt: before(keep.statusDays) },
  });
  // By now the digest of the desk has counted them.
  await prisma.alertRecipient.updateMany({
    where: { heldAt: before(keep.heldDays) },
    data: { held: 0, heldAt: null },
  });
  await forgetOldQuotas(sql);
}
