import { limits } from '@kbf/contracts';
import type { Role } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { notFound } from '@kbf/service-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { endOpenAccess } from '../sessions/end-open-access.ts';
import { earlier } from '../time/later.ts';
import { announcePerson } from './announce-person.ts';

export type PersonChange = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  role?: Role | undefined;
  suspended?: boolean | undefined;
  approved?: true | undefined;
};

/**
 * Changes a person's data that other services know, within the caller's transaction. Suspending ends every login at
 * once, and what a thief may have prepared.
 * @param actorId the person who makes the change; null for the system
 * @throws 404
 */
export async function changePerson(
  tx: Tx,
  personId: string,
  change: PersonChange,
  actorId: string | null,
): Promise<Person> {
  const { firstName, lastName, role, suspended, approved } = change;
  const [person] = await tx.person.updateManyAndReturn({
    where: { id: personId, ...(suspended === undefined ? { erasingAt: null } : {}) },
    data: {
      ...(firstName === undefined ? {} : { firstName: firstName.trim() }),
      ...(lastName === undefined ? {} : { lastName: lastName.trim() }),
      ...(role === undefined ? {} : { role }),
      ...(suspended === undefined ? {} : { suspendedAt: suspended ? new Date() : null }),
      ...(approved ? { approvedAt: new Date() } : {}),
      version: { increment: 1 },
    },
  });
  if (!person) throw notFound('This person was not found.');
  if (suspended) await endAllAccess(tx, personId);
  if (role !== undefined || suspended !== undefined || approved)
    await recordAudit(tx, {
      action: 'person.changed',
      actorId,
      subjectId: personId,
      details: { role, suspended, approved },
    });
  await announcePerson(tx, person);
  return person;
}

/** Also removes passkeys that could still be undone: a thief may have added them. The links that undo stay. */
async function endAllAccess(tx: Tx, personId: string): Promise<void> {
  const now = await databaseNow(tx);
  await endOpenAccess(tx, personId, now);
  const newest = earlier(now, { days: limits.contactChange.undoDays });
  await tx.passkey.deleteMany({ where: { personId, createdAt: { gte: newest } } });
}
