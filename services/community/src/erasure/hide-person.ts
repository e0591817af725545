import type { Tx } from '../database.ts';
import { sharedStates } from '../audience/audience.ts';
import { countShared } from '../prayers/count-shared.ts';
import { lockCounts, writeFirstComments } from '../prayers/counts-sql.ts';

/** What returns when the author stays. A private prayer is not seen by others anyway. */
const returning = [...sharedStates, 'held', 'hidden'];
const leaving = 'leaving';

/**
 * Hides all prayers and comments of a member who has deleted their account, also from admins, or shows them again as
 * they were. Everything else of a member disappears with `suspended`. The caller must hold an exclusive lock on the
 * person.
 */
export async function hidePerson(tx: Tx, personId: string, isLeaving: boolean): Promise<void> {
  const own = { authorUserId: personId };
  const prayers = await tx.prayer.findMany({ where: own, select: { id: true } });
  const comments = await tx.prayerComment.findMany({
    where: own,
    distinct: ['prayerId'],
    select: { prayerId: true },
  });
  const commented = comments.map(({ prayerId }) => prayerId);
  // Lock counts first, in the same order as every other change or deletion of these rows.
  await lockCounts(tx, [...new Set([...prayers.map(({ id }) => id), ...commented])]);
  const sign = isLeaving ? -1 : 1;
  const counted: string[] = [];
  for (const state of returning) {
    const where = isLeaving ? { ...own, state } : { ...own, state: leaving, stateBefore: state };
    const data = {
      state: isLeaving ? leaving : state,
      stateBefore: isLeaving ? state : null,
    };
    const { count } = await tx.prayer.updateMany({ where, data });
    const changed = await tx.prayerComment.updateManyAndReturn({
      where,
      data,
      select: { prayerId: true },
    });
    counted.push(...Array.from({ length: count }, () => state));
    if (state !== 'public') continue;
    for (const { prayerId } of changed)
      await tx.prayerStat.update({
        where: { prayerId },
        data: { commentCount: { increment: sign } },
      });
  }
  await writeFirstComments(tx, commented);
  await countShared(tx, isLeaving ? { from: counted } : { to: counted });
}
