import type { ContactKind } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { conflict, notFound } from '@kbf/service-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person, UndoState } from '../generated/prisma/client.ts';
import { refuseProvenByOthers, removeOtherClaims } from '../people/contact-data.ts';
import { lockPersonRow } from '../people/lock-person.ts';
import { lockActingAdmin } from '../people/lock-self.ts';
import { tellOfChange } from './tell-of-change.ts';
import { provenContact } from '../people/proven-contact.ts';

/**
 * Gives a frozen account to one of the two contacts that disagree. The other one, all passkeys, and the links that
 * undo the acts of admins may be a thief's and are removed.
 * @param by.contact the contact of the owner
 * @param by.identity the admin who decides
 * @throws 401 or 403 for an admin whose login or role has ended, 404; 409 for an account that is not frozen, or when
 * another person has proven the contact since
 */
export async function giveAccount(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'eventKeys'>,
  personId: string,
  { contact, identity }: { contact: ContactKind; identity: Identity },
): Promise<Person> {
  const state = await tx.undoState.findUnique({ where: { personId } });
  const person = await lockPersonRow(tx, personId, state ?? {});
  const { id: actorId } = await lockActingAdmin(tx, identity);
  if (!person || person.erasingAt) throw notFound('This member was not found.');
  if (!state || !provenContact(state, contact) || !person.frozenAt)
    throw conflict('This account is not frozen.');
  const given = await keepOnly(tx, state, { contact, actorId });
  await tellOfChange(tx, deps, given, 'given', undefined);
  return given;
}

/**
 * Keeps one proven contact of the undo state of a frozen account, whose row and contact data are locked.
 * @param by.actorId the admin who decides; null for the operator
 * @throws 409 when another person has proven the contact since
 */
export async function keepOnly(
  tx: Tx,
  state: UndoState,
  { contact, actorId }: { contact: ContactKind; actorId: string | null },
): Promise<Person> {
  const { personId } = state;
  const value = provenContact(state, contact);
  await refuseProvenByOthers(tx, { [contact]: value }, personId);
  const now = await databaseNow(tx);
  const none = { phone: null, phoneVerifiedAt: null, email: null, emailVerifiedAt: null };
  const given = await tx.person.update({
    where: { id: personId },
    data: {
      ...none,
      [contact]: value,
      [`${contact}VerifiedAt`]: state[`${contact}VerifiedAt`],
      frozenAt: null,
    },
  });
  await removeOtherClaims(tx, personId, { [contact]: value });
  await tx.passkey.deleteMany({ where: { personId } });
  await tx.roleUndo.deleteMany({ where: { holderId: personId } });
  await tx.contactChange.updateMany({
    where: { personId, createdAt: { gte: state.since }, endedAt: null },
    data: { endedAt: now },
  });
  await tx.undoState.delete({ where: { personId } });
  await recordAudit(tx, {
    action: 'account.given',
    actorId,
    subjectId: personId,
    details: { contact },
  });
  return given;
}
