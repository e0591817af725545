import type { PersonContacts } from '@kbf/contracts/internal';
import { hashRecipient } from '../messages/recipient.ts';

/** A person's contacts; undefined for a person whom auth no longer knows. */
export type KnownContacts = PersonContacts | undefined;

/** The proven numbers and addresses of a person. */
export const recipientsOf = (contacts: KnownContacts): string[] =>
  [contacts?.phone, contacts?.email].filter((to) => typeof to === 'string');

/**
 * Log entries of a person, for Prisma: those with the id, and those to a number or address that the person has proven.
 */
export function messagesOf(personId: string, contacts: KnownContacts, key: Uint8Array) {
  const hashes = recipientsOf(contacts).map((to) => hashRecipient(key, to));
  return { OR: [{ personId }, { recipientHash: { in: hashes } }] };
}
