import { lockInTransaction } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { createPerson } from './create-person.ts';
import type { Person } from '../generated/prisma/client.ts';

/**
 * The first admin: whoever proves ADMIN_PHONE while there is no admin. A new site has no people at all, so that number
 * may ask for a login text without a person; the person is made when the text is redeemed, so that asking alone, which
 * anybody can do, makes nothing.
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
 * Whether that number would make the first admin: not while there is one, and not when it is somebody's who has proven
 * it or is suspended.
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

/** Makes the person for that number. @returns undefined when it would not make the first admin any more */
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

/** Whether this person, whose number is proven now for the first time, becomes the first admin. Audited if so. */
export async function becomesFirstAdmin(tx: Tx, personId: string): Promise<boolean> {
  await lockInTransaction(tx, 'first admin');
  if (!(await isAdminMissing(tx))) return false;
  await recordAudit(tx, { action: 'first-admin.made', actorId: null, subjectId: personId });
  return true;
}
