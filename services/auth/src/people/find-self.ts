import type { Identity } from '@kbf/process-kit';
import { loginRequired, memberIdOf } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { isActive } from './lock-person.ts';

/**
 * Finds the person who sends the request. The gateway's identity may be half a second older than a suspension or
 * deletion.
 * @throws 401
 */
export async function findSelf(tx: Pick<Tx, 'person'>, identity: Identity): Promise<Person> {
  const person = await tx.person.findUnique({ where: { id: memberIdOf(identity) } });
  if (!isActive(person)) throw loginRequired();
  return person;
}
