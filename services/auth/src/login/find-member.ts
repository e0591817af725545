import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { isActive } from '../people/lock-person.ts';

/**
 * Finds the person who logs in with a number: its proven holder, else the oldest claim. A claim of a person with a
 * proven mail address does not count: the number may be a stranger's, who would get into that account. Suspended and
 * frozen people count as unknown, and their number is not used for another person.
 */
export async function findMemberByPhone(
  tx: Pick<Tx, 'person'>,
  phone: string,
): Promise<Person | undefined> {
  const person = await tx.person.findFirst({
    where: {
      phone,
      erasingAt: null,
      OR: [{ phoneVerifiedAt: { not: null } }, { emailVerifiedAt: null }],
    },
    orderBy: [
      { phoneVerifiedAt: { sort: 'asc', nulls: 'last' } },
      { createdAt: 'asc' },
      { id: 'asc' },
    ],
  });
  return isActive(person) ? person : undefined;
}

/** Finds the person who logs in with a mail address: only the one who confirmed it. */
export async function findMemberByEmail(
  tx: Pick<Tx, 'person'>,
  email: string,
): Promise<Person | undefined> {
  const person = await tx.person.findFirst({
    where: { email, emailVerifiedAt: { not: null }, erasingAt: null },
  });
  return isActive(person) ? person : undefined;
}
