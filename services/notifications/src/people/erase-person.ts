import { leaveTombstone } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { hashRecipient } from '../messages/recipient.ts';
import { messagesOf, recipientsOf } from './messages-of.ts';
import type { KnownContacts } from './messages-of.ts';

/**
 * Removes what is known of a person here and leaves a tombstone. Messages that wait are not sent any more. A number
 * that sent STOP stays on that list as a hash: being forgotten is no reason to be written to again.
 */
export async function erasePerson(
  tx: Tx,
  person: { personId: string; contacts: KnownContacts; key: Uint8Array },
): Promise<void> {
  const { personId, contacts, key } = person;
  await leaveTombstone(tx, personId);
  const recipients = recipientsOf(contacts);
  const hashOf = (to: string) => hashRecipient(key, to);
  // To an address that was only claimed there is the thanks for a form; everything else there may be its owner's.
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
  await tx.alertRecipient.deleteMany({ where: { recipientHash: { in: recipients.map(hashOf) } } });
}
