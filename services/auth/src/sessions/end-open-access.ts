import type { Tx } from '../database.ts';
import { endLoginSessions } from './end-login-sessions.ts';

/**
 * Ends all logins of a person, voids the links and codes that were requested for them, and ends contact changes that
 * still wait.
 */
export async function endOpenAccess(tx: Tx, personId: string, now: Date): Promise<void> {
  await endLoginSessions(tx, { personId });
  await tx.loginRequest.updateMany({
    where: { personId, redeemedAt: null, voidedAt: null },
    data: { voidedAt: now },
  });
  await tx.emailClaim.deleteMany({ where: { personId, confirmedAt: null } });
  await tx.contactChange.updateMany({
    where: { personId, appliedAt: null, endedAt: null },
    data: { endedAt: now },
  });
}
