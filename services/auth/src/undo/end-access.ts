import type { Tx } from '../database.ts';
import { endOpenAccess } from '../sessions/end-open-access.ts';

/**
 * Ends all logins of a person and what is open, and voids the links that undo: of their own changes, and those that
 * they were sent as an admin.
 */
export async function endAccess(tx: Tx, personId: string, now: Date): Promise<void> {
  await endOpenAccess(tx, personId, now);
  await tx.undoLink.deleteMany({ where: { personId } });
  await tx.roleUndo.deleteMany({ where: { holderId: personId } });
}
