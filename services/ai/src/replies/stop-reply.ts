import { randomUUID } from 'node:crypto';
import { databaseNow, hourSeconds, isOverQuota, shareLockPerson } from '@kbf/data-kit';
import { notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { findReply } from './find-reply.ts';
import type { ReplyState } from './kept-reply.ts';

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
  deps: Pick<Deps, 'database' | 'running'>,
  stop: StopRequest,
): Promise<ReplyState> {
  const { prisma } = deps.database;
  const { requestId, memberId } = stop;
  if (await stopBeforehand(deps, stop)) throw notFound();
  await findReply(deps, requestId, memberId);
  const stopped = await prisma.reply.updateMany({
    where: { requestId, state: 'running' },
    data: { state: 'stopped', finishedAt: await databaseNow(prisma) },
  });
  if (stopped.count > 0) {
    deps.running.stopHere(requestId);
    return 'stopped';
  }
  return (await findReply(deps, requestId, memberId)).state;
}

/**
 * Stop can be faster than the request it means. An id that nobody knows is anybody's, so the marks that one person or
 * network may leave are counted.
 * @returns whether the request was not known
 */
async function stopBeforehand(
  { database }: Pick<Deps, 'database'>,
  { requestId, memberId, actor }: StopRequest,
): Promise<boolean> {
  const { prisma, sql, transaction } = database;
  const known = await prisma.reply.findUnique({ where: { requestId }, select: { state: true } });
  if (known) return false;
  const quota = { key: `stop:${actor}`, max: mostBeforehand, seconds: hourSeconds };
  if ((await isOverQuota(sql, [quota])).isOver) return true;
  return await transaction(async (tx) => {
    if (memberId && (await shareLockPerson(tx, memberId)).isErased) return true;
    const made = await tx.reply.createMany({
      data: {
        requestId,
        memberId: memberId ?? null,
        contentHash: new Uint8Array(),
        attempt: randomUUID(),
        state: 'stopped',
        finishedAt: await databaseNow(tx),
      },
      skipDuplicates: true,
    });
    return made.count === 1;
  });
}
