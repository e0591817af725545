import type { Database } from '../database.ts';

/** How long the words of a failed message are kept at most, so that an admin can send it again (hours). */
const keptHours = 24;

/** Removes recipient and words of failed messages that are of no use any more, or old. @returns how many */
export function forgetFailed(database: Database): Promise<number> {
  return database.$executeRaw`
    UPDATE message SET sealed = NULL
    WHERE state = 'failed' AND sealed IS NOT NULL
      AND (not_after <= now() OR updated_at <= now() - make_interval(hours => ${keptHours}::int))`;
}
