import { lockInTransaction } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { createPerson } from './create-person.ts';
import type { Person } from '../generated/prisma/client.ts';

/**
 * Supports the first admin: the person who proves ADMIN_PHONE while there is no admin. A new site has no people, so
 * that number may ask for a login text without a person. The person is created when the text is redeemed. Asking alone,
 * which any visitor can do, creates nothing.
 */
async function isAdminMissing(tx: Pick<Tx, 'person'>): Promise<boolean> {
  return (
    (await tx.person.findFirst({
      where: { role: 'admin', erasingAt: null },
      select: { id: true },
    })) === null
  );
}

/**
 * Returns true if that number would create the first admin: there is no admin, and the number belongs to no person who
 * has proven it or is suspended.
 */
export async function wouldMakeFirstAdmin(tx: Pick<Tx, 'person'>, phone: string): Promise<boolean> {
  const holder = await tx.person.findFirst({
    where: {
      phone,
      erasingAt: null,
      OR: [{ phoneVerifiedAt: { not: null } }, { suspendedAt: { not: null } }],
    },
    select: { id: true },
  });
  return !holder && (await isAdminMissing(tx));
}

/** Creates the person for that number. @returns undefined when it would no longer create the first admin */
export async function createFirstAdmin(tx: Tx, phone: string): Promise<Person | undefined> {
  await lockInTransaction(tx, 'first admin');
  if (!(await wouldMakeFirstAdmin(tx, phone))) return undefined;
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

/**
 * Returns true if this person, whose number is now proven for the first time, becomes the first admin. Records it in
 * the audit log.
 */
export async function becomesFirstAdmin(tx: Tx, personId: string): Promise<boolean> {
  await lockInTransaction(tx, 'first admin');
  if (!(await isAdminMissing(tx))) return false;
  await recordAudit(tx, { action: 'first-admin.made', actorId: null, subjectId: personId });
  return true;
}
