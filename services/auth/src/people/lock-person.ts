import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { lockContact } from './contact-data.ts';
import { lockClaimants } from './lock-claimants-sql.ts';
import type { Contact } from './lock-claimants-sql.ts';

/**
 * The person as they are now, who stays so until this transaction ends, as does whose that contact data is.
 * @returns undefined when there is none of that id
 */
export async function lockPersonRow(
  tx: Tx,
  id: string,
  contact: Contact = {},
): Promise<Person | undefined> {
  await lockContact(tx, contact);
  await lockClaimants(tx, contact, id);
  return (await tx.person.findUnique({ where: { id } })) ?? undefined;
}

/** Whether it is somebody who may act: neither suspended nor about to be erased. */
export const isActive = (person: Person | null | undefined): person is Person =>
  !!person && !person.suspendedAt && !person.erasingAt;
