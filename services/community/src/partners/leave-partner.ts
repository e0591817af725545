import type { Tx } from '../database.ts';

/** Ends a partnership for both, with all that was written in it, and takes back an open invitation. */
export async function leavePartner(tx: Tx, personId: string): Promise<void> {
  await tx.partnerInvitation.deleteMany({ where: { inviterId: personId } });
  // The rows of both and their answers go with it.
  await tx.partnership.deleteMany({ where: { partners: { some: { personId } } } });
}
