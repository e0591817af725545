import type { PersonContacts } from '@kbf/contracts/internal';
import { hashRecipient } from '../messages/recipient.ts';

/** What is known of where a person can be reached; undefined for somebody whom auth does not know any more. */
export type KnownContacts = PersonContacts | undefined;

/** The numbers and addresses that are proved to be a person's. */
export const recipientsOf = (contacts: KnownContacts): string[] =>
  [contacts?.phone, contacts?.email].filter((to) => typeof to === 'string');

/** Log entries of a person, for Prisma: those with the id, and those to a number or address that is proved theirs. */
export function messagesOf(personId: string, contacts: KnownContacts, key: Uint8Array) {
  const hashes = recipientsOf(contacts).map((to) => hashRecipient(key, to));
  return { OR: [{ personId }, { recipientHash: { in: hashes } }] };
}
