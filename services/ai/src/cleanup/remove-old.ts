import { forgetOldQuotas } from '@kbf/data-kit';
import { prismaSql } from '@kbf/events';
import { failAbandoned } from '../replies/fail-reply.ts';
import type { Database } from '../database.ts';

/** How long things are of use: a reply for retries and reloads, a photo until community has it, a budget for its day. */
export const keep = { replyHours: 48, photoHours: 24, budgetDays: 35 } as const;

const lockName = 'ai: remove what is old';

/** Removes what nobody needs any more. One process at a time; the others find nothing to do. */
export async function removeOld(database: Database): Promise<void> {
  await database.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ mine: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtext(${lockName})) AS mine`;
    if (!lock?.mine) return;
    await failAbandoned(tx);
    await forgetOldQuotas(prismaSql(tx));
    await tx.$executeRaw`
      DELETE FROM reply WHERE state <> 'running'
        AND created_at < clock_timestamp() - make_interval(hours => ${keep.replyHours}::int)`;
    await tx.$executeRaw`
      DELETE FROM reply_photo
      WHERE created_at < clock_timestamp() - make_interval(hours => ${keep.photoHours}::int)`;
    await tx.$executeRaw`
      DELETE FROM budget
      WHERE day < (clock_timestamp() AT TIME ZONE 'UTC')::date - ${keep.budgetDays}::int`;
  });
}
