import type { Tx } from '../database.ts';
import { writeFirstComments } from '../prayers/counts-sql.ts';

/** Notes that a prayer, whose counts are locked, has more or fewer public comments than before. */
export async function countComments(tx: Tx, prayerId: string, by: number): Promise<void> {
  await tx.prayerStat.update({ where: { prayerId }, data: { commentCount: { increment: by } } });
  await writeFirstComments(tx, [prayerId]);
}
