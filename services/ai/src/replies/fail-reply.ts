import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';

/**
 * Milliseconds without a heartbeat after which a process counts as gone. Five heartbeats may be missed: a busy machine
 * is not a dead one, and a mistake costs no more than a second try whose predecessor cannot finish.
 */
export const abandonedAfterMs = 10_000;

/** Marks a try as failed, so that the same request may be sent again. Does nothing once it ended otherwise. */
export async function failReply(tx: Tx, attempt: string): Promise<void> {
  await tx.reply.updateMany({
    where: { attempt, state: 'running' },
    data: { state: 'failed', finishedAt: await databaseNow(tx) },
  });
}

/**
 * Marks replies as failed whose process is gone.
 * @param requestId only this one; all when undefined
 */
export async function failAbandoned(tx: Tx, requestId?: string): Promise<void> {
  const now = await databaseNow(tx);
  await tx.reply.updateMany({
    where: {
      state: 'running',
      heartbeatAt: { lt: new Date(now.getTime() - abandonedAfterMs) },
      ...(requestId ? { requestId } : {}),
    },
    data: { state: 'failed', finishedAt: now },
  });
}
