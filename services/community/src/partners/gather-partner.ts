import type { Tx } from '../database.ts';

/** A member's own texts for an accountability partner, for the export. The partner's answers are not included. */
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
