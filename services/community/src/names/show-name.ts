import type { Tx } from '../database.ts';
import { lockCounts, writeFirstComments } from '../prayers/counts-sql.ts';

/** Puts a name on everything of a member that is not anonymous. The person must be locked alone. */
export async function showName(tx: Tx, personId: string, authorName: string): Promise<void> {
  const named = { authorUserId: personId, anonymous: false, state: { not: 'deleted' } };
  const shared = await tx.prayer.findMany({ where: named, select: { id: true } });
  const commented = await tx.prayerComment.findMany({
    where: { authorUserId: personId },
    distinct: ['prayerId'],
    select: { prayerId: true },
  });
  const prayerIds = commented.map((comment) => comment.prayerId);
  // Counts first, like everybody else who changes or deletes one of these.
  await lockCounts(tx, [...prayerIds, ...shared.map((prayer) => prayer.id)]);
  await tx.prayer.updateMany({ where: named, data: { authorName } });
  await tx.prayerComment.updateMany({ where: { authorUserId: personId }, data: { authorName } });
  await writeFirstComments(tx, prayerIds);
}
