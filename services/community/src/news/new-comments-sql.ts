/** Plain SQL because Prisma cannot compare a comment's time with a column of its prayer. */
import type { MemberNews } from '@kbf/contracts';
import type { Tx } from '../database.ts';
import { sharedStates } from '../audience/audience.ts';

/** Most prayers that are listed. The rest come up when these were looked at. */
const most = 5;

type Row = Omit<MemberNews['comments'][number], 'latestAt'> & { latestAt: Date };

/** A member's shared prayers with comments of others that the member has not seen, newest comment first. */
export async function readNewComments(
  tx: Pick<Tx, '$queryRaw'>,
  personId: string,
): Promise<MemberNews['comments']> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT p.id AS "prayerId", p.request AS "userRequest", c.*
    FROM prayer p
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS count, max(published_at) AS "latestAt",
        (array_agg(author_name ORDER BY published_at DESC))[1] AS "latestFrom"
      FROM prayer_comment
      WHERE prayer_id = p.id AND state = 'public'
        AND author_user_id IS DISTINCT FROM ${personId}::uuid
        AND published_at > coalesce(p.comments_seen_at, '-infinity')
    ) c
    WHERE p.author_user_id = ${personId}::uuid AND p.state = ANY(${sharedStates}) AND c.count > 0
    ORDER BY c."latestAt" DESC
    LIMIT ${most}`;
  return rows.map((row) => ({ ...row, latestAt: row.latestAt.toISOString() }));
}
