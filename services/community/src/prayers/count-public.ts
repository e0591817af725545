import type { Tx } from '../database.ts';

/** Changes the number of public prayers. All writers wait for this one row, so call it last in a transaction. */
export async function countPublic(tx: Tx, by: number): Promise<void> {
  if (by !== 0)
    await tx.feedCounter.update({ where: { id: 1 }, data: { total: { increment: by } } });
}
