import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import type { Tx } from '../database.ts';
import { isShared } from '../audience/audience.ts';

/** Records that another person's comment on a member's prayer became public. Contains no text. */
export async function announceComment(
  { tx, sql }: { tx: Tx; sql: SqlRunner },
  comment: { id: string; prayerId: string; authorUserId: string | null },
): Promise<void> {
  const prayer = await tx.prayer.findUnique({
    where: { id: comment.prayerId },
    select: { authorUserId: true, state: true },
  });
  const prayerAuthorId = prayer && isShared(prayer) ? prayer.authorUserId : null;
  if (!prayerAuthorId || prayerAuthorId === comment.authorUserId) return;
  await recordEvent(sql, 'comment.posted', {
    commentId: comment.id,
    prayerId: comment.prayerId,
    prayerAuthorId,
    postedAt: new Date().toISOString(),
  });
}
