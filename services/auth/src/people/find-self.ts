import { loginRequired } from '@kbf/service-kit';
import type { Database } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { isActive } from './hold-person.ts';

/**
 * The person who asks. The gateway's word may be half a second older than a suspension or deletion.
 * @throws 401
 */
export async function findSelf(database: Database, id: string | undefined): Promise<Person> {
  const person = id && (await database.person.findUnique({ where: { id } }));
  if (!person || !isActive(person)) throw loginRequired();
  return person;
}
