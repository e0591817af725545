import type { Tx } from '../database.ts';

type Reading = Pick<Tx, 'memberBlock'>;

/** Whether one of two members has blocked the other. */
export async function isBlocked(tx: Reading, one: string, other: string): Promise<boolean> {
  return (await hasBlocked(tx, one, other)) || hasBlocked(tx, other, one);
}

/** Whether a member has blocked another. */
export async function hasBlocked(
  { memberBlock }: Reading,
  blockerId: string,
  blockedId: string,
): Promise<boolean> {
  return (await memberBlock.count({ where: { blockerId, blockedId } })) > 0;
}

/** Everyone whom a member has blocked, and everyone who has blocked them. */
export async function blockedWith({ memberBlock }: Reading, personId: string): Promise<string[]> {
  const rows = await memberBlock.findMany({
    where: { OR: [{ blockerId: personId }, { blockedId: personId }] },
  });
  return rows.map(({ blockerId, blockedId }) => (blockerId === personId ? blockedId : blockerId));
}
