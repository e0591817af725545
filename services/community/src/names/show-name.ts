import type { Tx } from '../database.ts';
import { lockCounts, writeFirstComments } from '../prayers/counts-sql.ts';

/** Comments that show their author's name. On their own anonymous prayer they would say whose prayer it is. */
const withName = (personId: string) => ({
  authorUserId: personId,
  NOT: { prayer: { anonymous: true, authorUserId: personId } },
});

/**
 * Puts a name on all posts of a member that are not anonymous. The caller must hold an exclusive lock on the person.
 */
export async function showName(tx: Tx, personId: string, authorName: string): Promise<void> {
  const named = { authorUserId: personId, anonymous: false, state: { not: 'deleted' } };
  const shared = await tx.prayer.findMany({ where: named, select: { id: true } });
  const commented = await tx.prayerComment.findMany({
    where: withName(personId),
    distinct: ['prayerId'],
    select: { prayerId: true },
  });
  const prayerIds = commented.map((comment) => comment.prayerId);
  // Lock counts first, in the same order as every other change or deletion of these rows.
  await lockCounts(tx, [...prayerIds, ...shared.map((prayer) => prayer.id)]);
  await tx.prayer.updateMany({ where: named, data: { authorName } });
  await tx.prayerComment.updateMany({ where: withName(personId), data: { authorName } });
  await writeFirstComments(tx, prayerIds);
}
