import { databaseNow } from '@kbf/data-kit';
import { conflict } from '@kbf/service-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { announcePerson } from '../people/announce-person.ts';
import { lockPersonRow } from '../people/lock-person.ts';
import { contactKinds, provenContact } from '../people/proven-contact.ts';
import type { ContactData } from '../people/proven-contact.ts';
import { restoreContacts } from '../people/restore-contacts.ts';
import { linkUsed } from '../refusals.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import { findUndoState } from '../undo/undo-state.ts';

/**
 * Keeps an account that is being deleted, with the token that its owner was sent. It logs nobody in: the person logs in
 * as before. An account with changes that can still be undone is kept by undoing them: see `undoChange`.
 * @throws 410 for a token that is unknown, used, or too late; 409 when other members have proven all its contact data
 */
export async function keepAccount(
  { config, database, relay }: Pick<Deps, 'config' | 'database' | 'relay'>,
  token: string,
): Promise<void> {
  const stopHash = hashFor(config.HASHING_KEY, 'keep', token);
  await database.transaction(async (tx) => {
    const asked = await tx.erasure.findUnique({ where: { stopHash } });
    const owner = asked && (await tx.person.findUnique({ where: { id: asked.personId } }));
    if (!owner) throw linkUsed();
    const { id, phone, email } = owner;
    const person = await lockPersonRow(tx, id, { phone, email });
    // Contact data that can be undone may be a thief's: it must not come back.
    if (!person || (await findUndoState(tx, id, await databaseNow(tx)))) throw linkUsed();
    await stopErasure(tx, person, person);
  });
  relay.nudge();
}

/**
 * Stops the deletion of a person, whose row is locked. What they shared is shown again.
 * @param contacts the contact data that they get back
 * @throws 410 when the erasure has begun; 409 when other members have proven all its contact data
 */
export async function stopErasure(
  tx: Tx,
  { id }: Pick<Person, 'id'>,
  contacts: ContactData,
): Promise<Person> {
  const { count } = await tx.erasure.deleteMany({ where: { personId: id, askedAt: null } });
  if (count === 0) throw linkUsed();
  const kept = await restoreContacts(tx, id, contacts, {
    erasingAt: null,
    version: { increment: 1 },
  });
  if (!contactKinds.some((what) => provenContact(kept, what)))
    throw conflict('Your phone or email now belongs to another account. Please write to us.');
  await recordAudit(tx, { action: 'account.kept', actorId: id, subjectId: id });
  await announcePerson(tx, kept);
  return kept;
}
