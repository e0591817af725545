import type { Tx } from '../database.ts';

/** States of prayers before and after a change. */
type Change = { from?: readonly unknown[]; to?: readonly unknown[] };

/**
 * Changes the numbers of public prayers and of those for members. All writers wait for this one row, so call it last in
 * a transaction.
 */
export async function countShared(tx: Tx, { from = [], to = [] }: Change): Promise<void> {
  const by = (shared: string) => {
    const among = (states: readonly unknown[]) => states.filter((state) => state === shared).length;
    return among(to) - among(from);
  };
  const [total, members] = [by('public'), by('members')];
  if (total === 0 && members === 0) return;
  const data = { total: { increment: total }, members: { increment: members } };
  await tx.feedCounter.update({ where: { id: 1 }, data });
}
