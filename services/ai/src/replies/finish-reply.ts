import type { PrayerReply } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { ReplyLost } from './reply-errors.ts';

/**
 * Makes a reply final together with its effects: all of them happen or, when Stop came first, none.
 * @param record writes events and photo in the same transaction
 * @throws {ReplyLost}
 */
export async function finishReply(
  { database }: Pick<Deps, 'database'>,
  { attempt, reply }: { attempt: string; reply: PrayerReply },
  record: (tx: Tx, sql: SqlRunner) => Promise<unknown>,
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    const finished = await tx.reply.updateMany({
      where: { attempt, state: 'running' },
      data: { state: 'answered', reply, finishedAt: await databaseNow(tx) },
    });
    if (finished.count === 0) throw new ReplyLost();
    await record(tx, sql);
  });
}
