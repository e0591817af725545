import { randomUUID } from 'node:crypto';
import { databaseNow, lockInTransaction } from '@kbf/data-kit';
import { tooMany } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { limitsOf } from './budget-actor.ts';
import type { BudgetActor } from './budget-actor.ts';

/** Seconds before another try makes sense. */
const busyRetryAfter = 10;
/** A place outlives the longest reply by this much (milliseconds): after that, its process has died. */
const graceMs = 15_000;

/**
 * Takes one of a member's places for running replies, or one of each of a visitor's networks, over all processes.
 * @param asked.longestMs how long a reply may take
 * @returns the ids of the places
 * @throws {AppError} 429 when all are taken; the transaction must not commit then
 */
export async function takePlaces(
  tx: Tx,
  { actor, most, longestMs }: { actor: BudgetActor; most: number; longestMs: number },
): Promise<string[]> {
  const places: { id: string; actor: string; endsAt: Date }[] = [];
  // Narrow to wide, as in every other call, to avoid deadlocks.
  for (const allowed of limitsOf(actor, most)) {
    await lockInTransaction(tx, `places of ${allowed.name}`);
    const now = await databaseNow(tx);
    const taken = await tx.replyPlace.count({
      where: { actor: allowed.name, endsAt: { gt: now } },
    });
    if (taken >= allowed.most)
      throw tooMany('We are still answering your last questions.', busyRetryAfter);
    const endsAt = new Date(now.getTime() + longestMs + graceMs);
    places.push({ id: randomUUID(), actor: allowed.name, endsAt });
  }
  await tx.replyPlace.createMany({ data: places });
  return places.map(({ id }) => id);
}
