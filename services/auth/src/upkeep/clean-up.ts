import { limits } from '@kbf/contracts';
import type { Database } from '../database.ts';

/** Days that things are kept after they are of no use: logins and requests for questions that come up, claims for a late confirmation. */
const keep = { sessionDays: 90, requestDays: 2, claimDays: 30 } as const;

const lockName = 'auth: remove what is old';

/** Removes logins, requests and counters that nobody needs any more. One process at a time. */
export async function cleanUp(database: Database): Promise<void> {
  await database.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ mine: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) AS mine`;
    if (!lock?.mine) return;
    await tx.$executeRaw`
      DELETE FROM login_session
      WHERE least(expires_at, ended_at) < clock_timestamp() - make_interval(days => ${keep.sessionDays}::int)`;
    await tx.$executeRaw`
      DELETE FROM login_request
      WHERE expires_at < clock_timestamp() - make_interval(days => ${keep.requestDays}::int)`;
    await tx.$executeRaw`
      DELETE FROM email_claim
      WHERE created_at < clock_timestamp() - make_interval(days => ${keep.claimDays}::int)`;
    await tx.$executeRaw`
      DELETE FROM export_request
      WHERE created_at < clock_timestamp() - make_interval(days => ${limits.export.keepDays}::int)`;
    // What somebody counts on right now stays: waiting for it could end in a circle with those who take several rows.
    await tx.$executeRaw`
      DELETE FROM login_limit WHERE key IN (
        SELECT key FROM login_limit WHERE window_ends_at < clock_timestamp() FOR UPDATE SKIP LOCKED)`;
  });
}
