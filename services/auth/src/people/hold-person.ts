import type { Transaction } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { holdClaimants, holdContact } from './contact-data.ts';

/**
 * The person as they are now, who stays so until this transaction ends, as does whose that contact data is.
 * @returns undefined when there is none of that id
 */
export async function holdPerson(
  tx: Transaction,
  id: string,
  contact: { phone?: string | null | undefined; email?: string | null | undefined } = {},
): Promise<Person | undefined> {
  await holdContact(tx, contact);
  await holdClaimants(tx, contact, id);
  return (await tx.person.findUnique({ where: { id } })) ?? undefined;
}

/** Whether it is somebody who may act: neither suspended nor about to be erased. */
export const isActive = (person: Person | null | undefined): person is Person =>
  !!person && !person.suspendedAt && !person.erasingAt;
