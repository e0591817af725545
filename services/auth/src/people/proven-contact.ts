import { contactKind } from '@kbf/contracts';
import type { ContactKind } from '@kbf/contracts';
import type { Person } from '../generated/prisma/client.ts';

export type ContactData = Pick<Person, 'phone' | 'phoneVerifiedAt' | 'email' | 'emailVerifiedAt'>;

export const contactKinds = contactKind.options;

/** The number or address that a person has proven, or had proven before; null for a claim. */
export const provenContact = (data: ContactData, what: ContactKind): string | null =>
  data[`${what}VerifiedAt`] && data[what];
