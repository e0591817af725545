import { databaseNow, forgetOldQuotas } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { dayMs } from '../messages/later.ts';

/** Days that things are kept after they are of no use: the log for questions that come up, promises for the figures. */
const keep = { logDays: 90, promiseDays: 90, localDays: 7, statusDays: 120 } as const;

/** Removes log entries and traces that nobody needs any more. */
export async function removeOld({ database }: Pick<Deps, 'database'>): Promise<void> {
  const { prisma, sql } = database;
  const now = (await databaseNow(prisma)).getTime();
  const before = (days: number) => ({ lt: new Date(now - days * dayMs) });
  await prisma.message.deleteMany({
    where: { state: { notIn: ['queued', 'sending'] }, createdAt: before(keep.logDays) },
  });
  await prisma.replyPromise.deleteMany({ where: { receivedAt: before(keep.promiseDays) } });
  await prisma.localMessage.deleteMany({ where: { createdAt: before(keep.localDays) } });
  // Longer than the message that it is about is in the log; what people texted us is kept, see the schema.
  await prisma.handledWebhook.deleteMany({
    where: { isStatus: true, handledAt: before(keep.statusDays) },
  });
  await forgetOldQuotas(sql);
}
