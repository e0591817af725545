import { randomUUID } from 'node:crypto';
import { notFound } from '@kbf/service-kit';
import type { Database } from '../database.ts';
import { isErased } from '../erasure/erased-person.ts';
import { findReply } from './find-reply.ts';
import type { ReplyState } from './find-reply.ts';
import type { RunningReplies } from './running-replies.ts';

/**
 * Stops a running reply: from here on it cannot be recorded or shared any more, whichever process writes it.
 * @returns the state it is in now: `answered` when Stop came too late
 * @throws {AppError} 404 when there is no such request of this person's; one that is still on its way will not begin
 */
export async function stopReply(
  { database, running }: { database: Database; running: RunningReplies },
  requestId: string,
  memberId: string | undefined,
): Promise<ReplyState> {
  if (await stopBeforehand(database, requestId, memberId)) throw notFound();
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

/** Stop can be faster than the request it means. @returns whether the request was not known */
async function stopBeforehand(
  database: Database,
  requestId: string,
  memberId: string | undefined,
): Promise<boolean> {
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
