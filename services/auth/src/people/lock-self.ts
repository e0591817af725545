import { databaseNow, lockRow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { forbidden, loginRequired, memberIdOf } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { isActive, lockPersonRow } from './lock-person.ts';

/**
 * Locks the row of the person who sends the request, and their login, until this transaction ends. The gateway read the
 * identity when the request began. The login may have ended while the rest of the request was on its way.
 * @throws 401 when the login has ended
 */
export async function lockSelf(tx: Tx, identity: Identity): Promise<Person> {
  const { loginId: id } = identity;
  const personId = memberIdOf(identity);
  const person = await lockPersonRow(tx, personId);
  if (!isActive(person) || !id || !(await lockRow(tx, 'login_session', id))) throw loginRequired();
  const isOpen = { id, personId, endedAt: null, expiresAt: { gt: await databaseNow(tx) } };
  if ((await tx.loginSession.count({ where: isOpen })) === 0) throw loginRequired();
  return person;
}

/** The same for the admin who acts. @throws 401 when the login has ended, 403 when they are no longer an admin */
export async function lockActingAdmin(tx: Tx, identity: Identity): Promise<Person> {
  const person = await lockSelf(tx, identity);
  if (person.role !== 'admin') throw forbidden();
  return person;
}
