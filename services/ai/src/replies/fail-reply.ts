import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';

/**
 * Milliseconds without a heartbeat after which a process counts as dead. Five heartbeats may be missed, because a
 * machine may only be busy. A mistake costs a second attempt; the first one then cannot finish.
 */
export const abandonedAfterMs = 10_000;

/** Marks an attempt as failed, so that the same request may be sent again. Does nothing if it has ended. */
export async function failReply(tx: Tx, attempt: string): Promise<void> {
  await tx.reply.updateMany({
    where: { attempt, state: 'running' },
    data: { state: 'failed', finishedAt: await databaseNow(tx) },
  });
}

/**
 * Marks replies of dead processes as failed.
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
