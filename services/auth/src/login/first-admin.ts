import type { Transaction } from '../database.ts';
import { oneAtATime } from '../database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { createPerson } from '../people/create-person.ts';
import type { Person } from '../generated/prisma/client.ts';

/**
 * The first admin: whoever proves ADMIN_PHONE while there is no admin. A new site has no people at all, so that number
 * may ask for a login text without a person; the person is made when the text is redeemed, so that asking alone, which
 * anybody can do, makes nothing.
 */
export async function isAdminMissing(database: Pick<Transaction, 'person'>): Promise<boolean> {
  return (
    (await database.person.findFirst({ where: { role: 'admin' }, select: { id: true } })) === null
  );
}

/** Makes the person for that number. @returns undefined when there is an admin by now */
export async function createFirstAdmin(
  tx: Transaction,
  phone: string,
): Promise<Person | undefined> {
  await oneAtATime(tx, 'first admin');
  if (!(await isAdminMissing(tx))) return undefined;
  const person = await createPerson(tx, {
    firstName: 'Fellowship',
    lastName: 'Admin',
    phone,
    phoneVerified: true,
    role: 'admin',
  });
  await recordAudit(tx, { action: 'first-admin.made', actorId: null, subjectId: person.id });
  return person;
}

/** Whether this person, whose number is proven now for the first time, becomes the first admin. Audited if so. */
export async function becomesFirstAdmin(tx: Transaction, personId: string): Promise<boolean> {
  await oneAtATime(tx, 'first admin');
  if (!(await isAdminMissing(tx))) return false;
  await recordAudit(tx, { action: 'first-admin.made', actorId: null, subjectId: personId });
  return true;
}
