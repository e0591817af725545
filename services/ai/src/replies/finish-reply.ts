import type { PrayerReply } from '@kbf/contracts';
import { prismaSql } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import type { Database, Transaction } from '../database.ts';
import { ReplyLost } from './reply-errors.ts';

/**
 * Makes a reply final together with what follows from it: all of it happens, or, when Stop came first, nothing.
 * @param record writes events and photo in the same transaction
 * @throws {ReplyLost}
 */
export async function finishReply(
  database: Database,
  { attempt, reply }: { attempt: string; reply: PrayerReply },
  record: (tx: Transaction, sql: SqlRunner) => Promise<unknown>,
): Promise<void> {
  await database.$transaction(async (tx) => {
    const finished = await tx.reply.updateMany({
      where: { attempt, state: 'running' },
      data: { state: 'answered', reply, finishedAt: new Date() },
    });
    if (finished.count === 0) throw new ReplyLost();
    await record(tx, prismaSql(tx));
  });
}
