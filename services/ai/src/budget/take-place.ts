import { randomUUID } from 'node:crypto';
import { databaseNow, lockInTransaction } from '@kbf/data-kit';
import { tooMany } from '@kbf/service-kit';
import type { Tx } from '../database.ts';

/** Seconds before another try makes sense. */
const busyRetryAfter = 10;
/** A place outlives the longest reply by this much (milliseconds): after that, its process has died. */
const graceMs = 15_000;

/**
 * Takes one of a person's places for running replies, over all processes.
 * @param asked.longestMs how long a reply may take
 * @returns the id of the place
 * @throws {AppError} 429 when all are taken; the transaction must not commit then
 */
export async function takePlace(
  tx: Tx,
  { actor, most, longestMs }: { actor: string; most: number; longestMs: number },
): Promise<string> {
  await lockInTransaction(tx, `places of ${actor}`);
  const now = await databaseNow(tx);
  const taken = await tx.replyPlace.count({ where: { actor, endsAt: { gt: now } } });
  if (taken >= most) throw tooMany('We are still answering your last questions.', busyRetryAfter);
  const endsAt = new Date(now.getTime() + longestMs + graceMs);
  const { id } = await tx.replyPlace.create({ data: { id: randomUUID(), actor, endsAt } });
  return id;
}
