import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { changePerson } from './change-person.ts';

/** An admin has let this person in, who may have joined by mail alone. What is so already changes nothing. */
export const approvePerson = async (
  tx: Tx,
  person: Person,
  actorId: string | null = null,
): Promise<Person> =>
  person.approvedAt ? person : changePerson(tx, person.id, { approved: true }, actorId);
