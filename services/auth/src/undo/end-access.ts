import type { Tx } from '../database.ts';
import { endLoginSessions } from '../sessions/end-login-sessions.ts';

/**
 * Ends all logins of a person, and voids the links and codes that were requested for them and the links that undo: of
 * their own changes, and those that they were sent as an admin.
 */
export async function endAccess(tx: Tx, personId: string, now: Date): Promise<void> {
  await endLoginSessions(tx, { personId });
  await tx.undoLink.deleteMany({ where: { personId } });
  await tx.roleUndo.deleteMany({ where: { holderId: personId } });
  await tx.loginRequest.updateMany({
    where: { personId, redeemedAt: null, voidedAt: null },
    data: { voidedAt: now },
  });
  await tx.emailClaim.deleteMany({ where: { personId, confirmedAt: null } });
}
