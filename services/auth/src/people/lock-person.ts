import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { lockContact } from './contact-data.ts';
import { lockClaimants } from './lock-claimants-sql.ts';
import type { Contact } from './lock-claimants-sql.ts';

/**
 * Locks a person's row, and the owner of that contact data, until this transaction ends.
 * @returns undefined for an unknown id
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

/** Returns true if the person is active: neither suspended, frozen nor being erased. */
export const isActive = (person: Person | null | undefined): person is Person =>
  !!person && !person.suspendedAt && !person.frozenAt && !person.erasingAt;

/** Returns true if the person may undo changes of their account: they are active, or can still stop its deletion. */
export const mayUndo = (person: Person | null | undefined): person is Person =>
  !!person && !person.frozenAt && (!person.suspendedAt || !!person.erasingAt);
