import type { Database } from '../database.ts';

/** Days that things are kept after they are of no use: the log for questions that come up, promises for the figures. */
const keep = { logDays: 90, promiseDays: 90, noticeDays: 1, localDays: 7 } as const;

const lockName = 'notifications: remove what is old';

/** Removes log entries and traces that nobody needs any more. One process at a time. */
export async function cleanUp(database: Database): Promise<void> {
  await database.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ mine: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) AS mine`;
    if (!lock?.mine) return;
    await tx.$executeRaw`
      DELETE FROM message WHERE state NOT IN ('queued', 'sending')
        AND created_at < clock_timestamp() - make_interval(days => ${keep.logDays}::int)`;
    await tx.$executeRaw`
      DELETE FROM reply_promise
      WHERE received_at < clock_timestamp() - make_interval(days => ${keep.promiseDays}::int)`;
    await tx.$executeRaw`
      DELETE FROM comment_notice
      WHERE noticed_at < clock_timestamp() - make_interval(days => ${keep.noticeDays}::int)`;
    await tx.$executeRaw`
      DELETE FROM local_message
      WHERE created_at < clock_timestamp() - make_interval(days => ${keep.localDays}::int)`;
  });
}
