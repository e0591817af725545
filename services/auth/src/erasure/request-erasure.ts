import { databaseNow } from '@kbf/data-kit';
import { definitionOf, prismaSql, recordEvent } from '@kbf/events';
import type { EventKeys } from '@kbf/events';
import { loginRequired } from '@kbf/service-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import { lockAdmins, keepAnAdmin } from '../members/keep-an-admin.ts';
import { lockPersonRow, isActive } from '../people/lock-person.ts';
import { endLoginSessions } from '../sessions/end-login-sessions.ts';
import { removeErased } from './remove-erased.ts';

/**
 * Starts the erasure of a person. Their logins end now, new logins fail, and every service is asked to erase its data.
 * The person is removed when all services have confirmed.
 * @throws 401 for an unknown person or one who is being erased, 409 for the last admin
 */
export async function requestErasure(
  tx: Tx,
  eventKeys: EventKeys,
  personId: string,
): Promise<void> {
  await lockAdmins(tx);
  const person = await lockPersonRow(tx, personId);
  if (!isActive(person)) throw loginRequired();
  if (person.role === 'admin') await keepAnAdmin(tx, personId);
  await tx.person.update({ where: { id: personId }, data: { erasingAt: await databaseNow(tx) } });
  await endLoginSessions(tx, { personId });
  await tx.loginRequest.deleteMany({ where: { personId } });
  await tx.emailClaim.deleteMany({ where: { personId } });
  await tx.exportRequest.deleteMany({ where: { personId } });
  await tx.passkey.deleteMany({ where: { personId } });
  await tx.passkeyChallenge.deleteMany({ where: { personId } });
  await recordAudit(tx, { action: 'account.deleted', actorId: personId, subjectId: personId });
  const erasure = await tx.erasure.create({
    data: { personId, services: [...definitionOf('person.erasing').consumers], confirmed: [] },
  });
  await askServices(tx, erasure);
  await removeErased(tx, eventKeys, erasure);
}

/** Asks every service to erase; asking again is harmless. */
export async function askServices(
  tx: Tx,
  { personId, requestedAt }: { personId: string; requestedAt: Date },
): Promise<void> {
  await recordEvent(prismaSql(tx), 'person.erasing', {
    personId,
    requestedAt: requestedAt.toISOString(),
  });
}
