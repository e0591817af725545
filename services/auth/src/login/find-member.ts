import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';

/**
 * Who logs in with a number: its proven holder, else the oldest claim. A claim of somebody who has proven a mail
 * address does not count: the number may be a stranger's, who would get into that account. Suspended people count as
 * unknown, and their number goes to nobody else.
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
  return person && !person.suspendedAt ? person : undefined;
}

/** Who logs in with a mail address: only who has confirmed it. */
export async function findMemberByEmail(
  tx: Pick<Tx, 'person'>,
  email: string,
): Promise<Person | undefined> {
  const person = await tx.person.findFirst({
    where: { email, emailVerifiedAt: { not: null }, suspendedAt: null, erasingAt: null },
  });
  return person ?? undefined;
}
