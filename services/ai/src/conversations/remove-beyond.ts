import type { Tx } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** Removes conversations beyond a number, those that were not used for longest. */
export async function removeBeyond(
  tx: Tx,
  where: Prisma.ConversationWhereInput,
  most: number,
): Promise<void> {
  const beyond = await tx.conversation.findMany({
    where,
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    skip: most,
    select: { id: true },
  });
  await tx.conversation.deleteMany({ where: { id: { in: beyond.map(({ id }) => id) } } });
}
