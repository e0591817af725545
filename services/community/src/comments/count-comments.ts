import type { Tx } from '../database.ts';
import { writeFirstComments } from '../prayers/counts-sql.ts';

/** Changes the number of public comments of a prayer whose counts are locked. */
export async function countComments(tx: Tx, prayerId: string, by: number): Promise<void> {
  await tx.prayerStat.update({ where: { prayerId }, data: { commentCount: { increment: by } } });
  await writeFirstComments(tx, [prayerId]);
}
