import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { hourMs } from '../messages/later.ts';

type MessageTable = Pick<Tx, 'message'> & Parameters<typeof databaseNow>[0];

/** Longest time that the words of a failed message are stored, so that an admin can send it again. */
const keptMs = 24 * hourMs;
/** A claim this old belongs to a process that died while sending: it is longer than any attempt. */
const abandonedAfterMs = 60_000;

/** Drops messages that are past their time, for any reason. */
export async function dropLateMessages(tx: MessageTable): Promise<void> {
  const now = await databaseNow(tx);
  await tx.message.updateMany({
    where: { state: 'queued', notAfter: { lte: now } },
    data: { state: 'dropped', sealed: null, error: 'too late to be of use', updatedAt: now },
  });
}

/** Removes recipient and words of failed messages that are past their time or old. */
export async function forgetFailed(tx: MessageTable): Promise<void> {
  const now = await databaseNow(tx);
  const old = { updatedAt: { lte: new Date(now.getTime() - keptMs) } };
  await tx.message.updateMany({
    where: { state: 'failed', sealed: { not: null }, OR: [{ notAfter: { lte: now } }, old] },
    data: { sealed: null },
  });
}

/** Marks rows that a dead process left claimed as `unknown`: they may have been sent. */
export async function releaseAbandoned(tx: MessageTable): Promise<void> {
  const now = await databaseNow(tx);
  await tx.message.updateMany({
    where: { state: 'sending', updatedAt: { lt: new Date(now.getTime() - abandonedAfterMs) } },
    data: { state: 'unknown', error: 'the sender ended in the middle', updatedAt: now },
  });
}
