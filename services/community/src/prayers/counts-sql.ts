/** Plain SQL because Prisma has no `FOR UPDATE`, and cannot write a column from rows of another table. */
import { limits } from '@kbf/contracts';
import type { SqlRunner } from '@kbf/events';
import type { Tx } from '../database.ts';

/**
 * Locks the counts of one prayer until the transaction ends, so that likes, comments and deletion run one after the
 * other.
 * @returns the number of likes; undefined for a prayer without counts, as it was deleted
 */
export async function lockLikeCount(sql: SqlRunner, prayerId: string): Promise<number | undefined> {
  const [row] = await sql(
    'SELECT like_count FROM prayer_stat WHERE prayer_id = $1::uuid FOR UPDATE',
    [prayerId],
  );
  return row?.['like_count'] as number | undefined;
}

/**
 * Sets or removes a like, and counts it. The caller has locked the counts.
 * @returns the number of likes after it; undefined when nothing changed
 */
export async function changeLike(
  sql: SqlRunner,
  { prayerId, actor }: { prayerId: string; actor: string },
  liked: boolean,
): Promise<number | undefined> {
  const [row] = await sql(liked ? addLike : removeLike, [prayerId, actor]);
  return row?.['like_count'] as number | undefined;
}

const counting = (change: string, by: string) => `
  WITH changed AS (${change} RETURNING prayer_id)
  UPDATE prayer_stat s SET like_count = like_count ${by} FROM changed WHERE s.prayer_id = changed.prayer_id
  RETURNING like_count`;
const addLike = counting(
  'INSERT INTO prayer_like (prayer_id, actor) VALUES ($1::uuid, $2) ON CONFLICT DO NOTHING',
  '+ 1',
);
const removeLike = counting(
  'DELETE FROM prayer_like WHERE prayer_id = $1::uuid AND actor = $2',
  '- 1',
);

export async function isLiked(
  sql: SqlRunner,
  { prayerId, actor }: { prayerId: string; actor: string },
): Promise<boolean> {
  const text = 'SELECT 1 FROM prayer_like WHERE prayer_id = $1::uuid AND actor = $2';
  return (await sql(text, [prayerId, actor])).length > 0;
}

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
