import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { hourMs } from '../messages/later.ts';

type MessageTable = Pick<Tx, 'message'> & Parameters<typeof databaseNow>[0];

/** How long the words of a failed message are kept at most, so that an admin can send it again. */
const keptMs = 24 * hourMs;
/** A claim this old belongs to a process that died in the middle of sending: longer than any attempt takes. */
const abandonedAfterMs = 60_000;

/** A message that nobody needs any more is dropped, however it came to be late. */
export async function dropLateMessages(tx: MessageTable): Promise<void> {
  const now = await databaseNow(tx);
  await tx.message.updateMany({
    where: { state: 'queued', notAfter: { lte: now } },
    data: { state: 'dropped', sealed: null, error: 'too late to be of use', updatedAt: now },
  });
}

/** Removes recipient and words of failed messages that are of no use any more, or old. */
export async function forgetFailed(tx: MessageTable): Promise<void> {
  const now = await databaseNow(tx);
  const old = { updatedAt: { lte: new Date(now.getTime() - keptMs) } };
  await tx.message.updateMany({
    where: { state: 'failed', sealed: { not: null }, OR: [{ notAfter: { lte: now } }, old] },
    data: { sealed: null },
  });
}

/** Rows that a dead process left claimed become `unknown`: they may have been sent. */
export async function releaseAbandoned(tx: MessageTable): Promise<void> {
  const now = await databaseNow(tx);
  await tx.message.updateMany({
    where: { state: 'sending', updatedAt: { lt: new Date(now.getTime() - abandonedAfterMs) } },
    data: { state: 'unknown', error: 'the sender ended in the middle', updatedAt: now },
  });
}
