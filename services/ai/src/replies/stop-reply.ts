import { randomUUID } from 'node:crypto';
import { databaseNow, hourSeconds, isOverQuota, shareLockPerson } from '@kbf/data-kit';
import { notFound } from '@kbf/service-kit';
import { limitsOf } from '../budget/budget-actor.ts';
import type { BudgetActor } from '../budget/budget-actor.ts';
import type { Deps } from '../deps.ts';
import { findReply } from './find-reply.ts';
import type { ReplyState } from './kept-reply.ts';

/** Stop seldom comes before its request. More than these in an hour are no accidents, and are not stored. */
const mostBeforehand = 30;

/** The sender of Stop and the request to stop. */
export type StopRequest = {
  requestId: string;
  memberId: string | undefined;
  /** For counting, as for the budget. */
  actor: BudgetActor;
};

/**
 * Stops a running reply: from now on no process can record or share it.
 * @returns its present state: `answered` when Stop came too late
 * @throws {AppError} 404 when this person has no such request; a request that arrives later will not begin
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
 * Handles a Stop that comes before its request. The owner of an unknown id is not known, so the number of such marks
 * per person or network is limited.
 * @returns whether the request was unknown
 */
async function stopBeforehand(
  { database }: Pick<Deps, 'database'>,
  { requestId, memberId, actor }: StopRequest,
): Promise<boolean> {
  const { prisma, sql, transaction } = database;
  const known = await prisma.reply.findUnique({ where: { requestId }, select: { state: true } });
  if (known) return false;
  const quotas = limitsOf(actor, mostBeforehand).map(({ name, most: max }) => ({
    key: `stop:${name}`,
    max,
    seconds: hourSeconds,
  }));
  if ((await isOverQuota(sql, quotas)).isOver) return true;
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
