import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import type { ContactKind } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person, UndoState } from '../generated/prisma/client.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import type { EarlierLogin } from '../sessions/earlier-login.ts';
import { earlier, later } from '../time/later.ts';
import { tellOfChange } from '../undo/tell-of-change.ts';
import { contactKinds, provenContact } from '../people/proven-contact.ts';
import { keepUndoState } from '../undo/undo-state.ts';
import { applyContact } from './apply-contact.ts';
import type { NewContact } from './apply-contact.ts';

const { proofMinutes, changeWaitHours } = limits.contactChange;

/**
 * Gives a member the new number or address that they have proven. It applies at once if this login has just proven an
 * old one, else a day later. The contacts are told at once; a link undoes the change. A member without proven contact
 * data, or one who proves data they already have, has nothing to lose and does not wait.
 * @param before the member, whose row and the new contact data are locked
 * @param by the login that makes the change
 */
export async function changeContact(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'eventKeys'>,
  before: Person,
  contact: NewContact,
  by: EarlierLogin,
): Promise<Person> {
  const { config } = deps;
  const { what } = contact;
  const personId = before.id;
  const isNews = contact.value !== provenContact(before, what);
  const hasProven = contactKinds.some((kind) => provenContact(before, kind));
  if (!isNews || !hasProven) return applyContact(tx, config, personId, contact);

  const now = await databaseNow(tx);
  const waits = !by.provenAt || by.provenAt < earlier(now, { minutes: proofMinutes });
  const state = await keepUndoState(tx, before, now);
  await tx.contactChange.updateMany({
    where: { personId, what, appliedAt: null, endedAt: null },
    data: { endedAt: now },
  });
  const { id: changeId } = await tx.contactChange.create({
    data: {
      id: randomUUID(),
      personId,
      ...contact,
      before: provenContact(before, what),
      madeBy: contactBehind(config.HASHING_KEY, by, state),
      createdAt: now,
      appliesAt: waits ? later(now, { hours: changeWaitHours }) : now,
      appliedAt: waits ? null : now,
    },
  });
  await recordAudit(tx, {
    action: waits ? 'contact-change.waits' : `${what}.changed`,
    actorId: personId,
    subjectId: personId,
    details: { changeId, what },
  });
  await tellOfChange(tx, deps, before, `${what}-${waits ? 'waits' : 'changed'}`, state);
  return waits ? before : applyContact(tx, config, personId, contact);
}

/**
 * The contact of the undo state that has started this login since the first change. An earlier login says nothing: it
 * may be the stolen one.
 */
const contactBehind = (
  key: Uint8Array,
  { provenAt, provenBy }: EarlierLogin,
  state: UndoState,
): ContactKind | null =>
  provenAt && provenAt > state.since
    ? (contactKinds.find((kind) => {
        const contact = provenContact(state, kind);
        return contact && hashFor(key, 'recipient', contact) === provenBy;
      }) ?? null)
    : null;
