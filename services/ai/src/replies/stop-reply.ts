import { randomUUID } from 'node:crypto';
import { hourSeconds, isOverQuota } from '@kbf/data-kit';
import { prismaSql } from '@kbf/events';
import { notFound } from '@kbf/service-kit';
import type { Database } from '../database.ts';
import { isErased } from '../erasure/erased-person.ts';
import { findReply } from './find-reply.ts';
import type { ReplyState } from './find-reply.ts';
import type { RunningReplies } from './running-replies.ts';

/** Stop is seldom faster than its request: more than these in an hour are no accidents, and leave nothing behind. */
const mostBeforehand = 30;

/** Who presses Stop for which request. */
export type StopRequest = {
  requestId: string;
  memberId: string | undefined;
  /** Who is counted, as for the budget. */
  actor: string;
};

/**
 * Stops a running reply: from here on it cannot be recorded or shared any more, whichever process writes it.
 * @returns the state it is in now: `answered` when Stop came too late
 * @throws {AppError} 404 when there is no such request of this person's; one that is still on its way will not begin
 */
export async function stopReply(
  { database, running }: { database: Database; running: RunningReplies },
  stop: StopRequest,
): Promise<ReplyState> {
  const { requestId, memberId } = stop;
  if (await stopBeforehand(database, stop)) throw notFound();
  await findReply(database, requestId, memberId);
  const stopped = await database.reply.updateMany({
    where: { requestId, state: 'running' },
    data: { state: 'stopped', finishedAt: new Date() },
  });
  if (stopped.count > 0) {
    running.stopHere(requestId);
    return 'stopped';
  }
  return (await findReply(database, requestId, memberId)).state;
}

/**
 * Stop can be faster than the request it means. An id that nobody knows is anybody's, so the marks that one person or
 * network may leave are counted.
 * @returns whether the request was not known
 */
async function stopBeforehand(
  database: Database,
  { requestId, memberId, actor }: StopRequest,
): Promise<boolean> {
  if (await database.reply.findUnique({ where: { requestId }, select: { state: true } }))
    return false;
  const quota = { key: `stop:${actor}`, max: mostBeforehand, seconds: hourSeconds };
  if ((await isOverQuota(prismaSql(database), [quota])).isOver) return true;
  return await database.$transaction(async (tx) => {
    if (memberId && (await isErased(tx, memberId))) return true;
    const made = await tx.reply.createMany({
      data: {
        requestId,
        memberId: memberId ?? null,
        contentHash: new Uint8Array(),
        attempt: randomUUID(),
        state: 'stopped',
        finishedAt: new Date(),
      },
      skipDuplicates: true,
    });
    return made.count === 1;
  });
}
