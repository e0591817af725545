import type { Database, Transaction } from '../database.ts';

/**
 * Seconds without a heartbeat after which a process counts as gone. Five heartbeats may be missed: a busy machine is
 * not a dead one, and a mistake costs no more than a second try whose predecessor cannot finish.
 */
export const abandonedAfterSeconds = 10;

/** Marks a try as failed, so that the same request may be sent again. Does nothing once it ended otherwise. */
export async function failReply(database: Database, attempt: string): Promise<void> {
  await database.reply.updateMany({
    where: { attempt, state: 'running' },
    data: { state: 'failed', finishedAt: new Date() },
  });
}

/**
 * Marks replies as failed whose process is gone.
 * @param requestId only this one; all when undefined
 * @returns how many
 */
export async function failAbandoned(tx: Transaction, requestId?: string): Promise<number> {
  return await tx.$executeRaw`
    UPDATE reply SET state = 'failed', finished_at = clock_timestamp()
    WHERE state = 'running'
      AND heartbeat_at < clock_timestamp() - make_interval(secs => ${abandonedAfterSeconds}::int)
      AND (${requestId ?? null}::uuid IS NULL OR request_id = ${requestId ?? null}::uuid)`;
}
