import { leaveTombstone } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { hashRecipient } from '../messages/recipient.ts';
import { messagesOf, recipientsOf } from './messages-of.ts';
import type { KnownContacts } from './messages-of.ts';

/**
 * Removes this service's data about a person and leaves a tombstone. Waiting messages are not sent. A number that sent
 * STOP stays on that list as a hash, so that it never gets messages again.
 */
export async function erasePerson(
  tx: Tx,
  person: { personId: string; contacts: KnownContacts; key: Uint8Array },
): Promise<void> {
  const { personId, contacts, key } = person;
  await leaveTombstone(tx, personId);
  const recipients = recipientsOf(contacts);
  const hashOf = (to: string) => hashRecipient(key, to);
  // An address that was only claimed got the thanks for a form; all other mails there may belong to its real owner.
  const thanks = {
    kind: 'contact-thanks',
    recipientHash: { in: (contacts?.claims ?? []).map(hashOf) },
  };
  const theirs = { OR: [messagesOf(personId, contacts, key), thanks] };
  const messages = await tx.message.findMany({ where: theirs, select: { id: true } });
  const ids = messages.map(({ id }) => id);
  await tx.localMessage.deleteMany({
    where: { OR: [{ id: { in: ids } }, { to: { in: recipients } }] },
  });
  await tx.message.deleteMany({ where: theirs });
  await tx.preference.deleteMany({ where: { personId } });
  await tx.pushBrowser.deleteMany({ where: { personId } });
  await tx.alertRecipient.deleteMany({ where: { recipientHash: { in: recipients.map(hashOf) } } });
}
