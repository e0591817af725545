/** Plain SQL because Prisma has no `FOR UPDATE`, and cannot write a column from rows of another table. */
import { limits } from '@kbf/contracts';
import type { Tx } from '../database.ts';

/**
 * Locks the counts of prayers until the transaction ends, so that likes, comments and deletion of one prayer run one
 * after the other. Always in the same order, to avoid deadlocks.
 * @returns how many of them have counts: a deleted prayer has none
 */
export function lockCounts(tx: Tx, prayerIds: readonly string[]): PromiseLike<number> {
  return tx.$executeRawUnsafe(
    'SELECT 1 FROM prayer_stat WHERE prayer_id = ANY($1::uuid[]) ORDER BY prayer_id FOR UPDATE',
    prayerIds,
  );
}

const writeFirst = `
  UPDATE prayer_stat s SET first_comments = coalesce((
    SELECT json_agg(json_build_object(
      'id', c.id, 'userName', c.author_name, 'comment', c.comment,
      'createdAt', to_char(c.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'editedAt', to_char(c.edited_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'author', coalesce('u:' || c.author_user_id, 'v:' || c.author_visitor_id)) ORDER BY c.published_at, c.id)
    FROM (
      SELECT * FROM prayer_comment
      WHERE prayer_id = s.prayer_id AND state = 'public'
      ORDER BY published_at, id
      LIMIT ${limits.prayer.commentsListed}
    ) c), '[]')
  WHERE s.prayer_id = ANY($1::uuid[])`;

/**
 * Rewrites the stored first public comments of prayers. The caller must have locked their counts: a statement that
 * waits for the lock itself would use the comments as they were when it began.
 */
export async function writeFirstComments(tx: Tx, prayerIds: readonly string[]): Promise<void> {
  if (prayerIds.length > 0) await tx.$executeRawUnsafe(writeFirst, prayerIds);
}
