import { maskContact } from './mask-contact.ts';
import { provenContact } from './proven-contact.ts';
import type { ContactData } from './proven-contact.ts';

/** The proven contacts, masked. */
export function maskedContacts(data: ContactData): { phone: string | null; email: string | null } {
  const masked = (contact: string | null) => contact && maskContact(contact);
  return {
    phone: masked(provenContact(data, 'phone')),
    email: masked(provenContact(data, 'email')),
  };
}
