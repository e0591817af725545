import { randomUUID } from 'node:crypto';
import type { Role } from '@kbf/contracts';
import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { announcePerson } from './announce-person.ts';
import {
  emailOrRefuse,
  lockContact,
  phoneOrRefuse,
  refuseProvenByOthers,
  removeOtherClaims,
} from './contact-data.ts';
import { lockClaimants } from './lock-claimants-sql.ts';

export type NewPerson = {
  /** Set by a caller that must know it beforehand; else random. */
  id?: string;
  firstName: string;
  lastName: string;
  /** In any common notation. */
  phone?: string;
  email?: string;
  /** Contact data is a claim unless the caller knows that the person has proven it. */
  phoneVerified?: boolean;
  emailVerified?: boolean;
  role?: Role;
  /** Not approved by an admin yet: they join by mail alone. */
  isUnapproved?: boolean;
};

/**
 * Creates a member, within the caller's transaction, and sends the name to other services.
 * @throws 400 for invalid contact data, 409 when another person has proven it
 */
export async function createPerson(tx: Tx, input: NewPerson): Promise<Person> {
  const phone = input.phone === undefined ? null : phoneOrRefuse(input.phone);
  const email = input.email === undefined ? null : emailOrRefuse(input.email);
  await lockContact(tx, { phone, email });
  if (input.phoneVerified || input.emailVerified) await lockClaimants(tx, { phone, email });
  await refuseProvenByOthers(tx, { phone, email });
  const now = new Date();
  const person = await tx.person.create({
    data: {
      id: input.id ?? randomUUID(),
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      phone,
      phoneVerifiedAt: phone && input.phoneVerified ? now : null,
      email,
      emailVerifiedAt: email && input.emailVerified ? now : null,
      role: input.role ?? 'member',
      approvedAt: input.isUnapproved ? null : now,
    },
  });
  await removeOtherClaims(tx, person.id, {
    phone: person.phoneVerifiedAt ? phone : null,
    email: person.emailVerifiedAt ? email : null,
  });
  await announcePerson(tx, person);
  return person;
}
