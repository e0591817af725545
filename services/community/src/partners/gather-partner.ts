import type { Tx } from '../database.ts';

/** What a member wrote for an accountability partner. The answers of the other are the other's. */
export async function gatherPartner(tx: Tx, personId: string) {
  const own = await tx.partner.findUnique({
    where: { personId },
    select: {
      partnership: {
        select: {
          question: true,
          createdAt: true,
          answers: {
            where: { personId },
            orderBy: { week: 'asc' },
            select: { week: true, answer: true, held: true, writtenAt: true },
          },
        },
      },
    },
  });
  return own?.partnership ?? null;
}
