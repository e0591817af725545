import type { PersonContacts } from '@kbf/contracts/internal';
import type { Transaction } from '../database.ts';
import { hashRecipient } from '../messages/recipient.ts';
import { holdPerson } from './tombstone.ts';

/** Log entries of a person: those with the id, and those to a number or address that is proved to be theirs. */
export function messagesOf(
  personId: string,
  contacts: PersonContacts | undefined,
  key: Uint8Array,
) {
  const recipients = [contacts?.phone, contacts?.email].filter((to) => typeof to === 'string');
  const hashes = recipients.map((to) => hashRecipient(key, to));
  return { recipients, where: { OR: [{ personId }, { recipientHash: { in: hashes } }] } };
}

/**
 * Removes what is known of a person here and leaves a tombstone. Messages that wait are not sent any more. A number that
 * sent STOP stays on that list as a hash: being forgotten is no reason to be written to again.
 */
export async function erasePerson(
  tx: Transaction,
  person: { personId: string; contacts: PersonContacts | undefined; key: Uint8Array },
): Promise<void> {
  const { personId, contacts, key } = person;
  await holdPerson(tx, personId);
  const { recipients, where } = messagesOf(personId, contacts, key);
  // To an address that was only claimed there is the thanks for a form; everything else there may be its owner's.
  const thanks = {
    kind: 'contact-thanks',
    recipientHash: { in: (contacts?.claims ?? []).map((claim) => hashRecipient(key, claim)) },
  };
  const theirs = { OR: [where, thanks] };
  const messages = await tx.message.findMany({ where: theirs, select: { id: true } });
  const ids = messages.map(({ id }) => id);
  await tx.localMessage.deleteMany({
    where: { OR: [{ id: { in: ids } }, { to: { in: recipients } }] },
  });
  await tx.message.deleteMany({ where: theirs });
  await tx.preference.deleteMany({ where: { personId } });
  await tx.commentNotice.deleteMany({ where: { personId } });
  await tx.tombstone.createMany({ data: { personId }, skipDuplicates: true });
}
