import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { changePerson } from './change-person.ts';

/**
 * Marks a person as approved by an admin. The person may have joined by mail alone. Does nothing if they are approved
 * already.
 */
export const approvePerson = async (
  tx: Tx,
  person: Person,
  actorId: string | null = null,
): Promise<Person> =>
  person.approvedAt ? person : changePerson(tx, person.id, { approved: true }, actorId);
