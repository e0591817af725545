import type { Tx } from '../database.ts';

/** Ends a partnership for both, deletes all its texts, and cancels an open invitation. */
export async function leavePartner(tx: Tx, personId: string): Promise<void> {
  await tx.partnerInvitation.deleteMany({ where: { inviterId: personId } });
  // The rows and answers of both are deleted with it.
  await tx.partnership.deleteMany({ where: { partners: { some: { personId } } } });
}
