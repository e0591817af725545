import type { ContactsToShow } from '@kbf/contracts/internal';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** What these people have proven and may show: approved people who are neither suspended nor frozen nor leaving. */
export async function listContactsToShow(
  prisma: Pick<PrismaClient, 'person'>,
  personIds: readonly string[],
): Promise<ContactsToShow[]> {
  const people = await prisma.person.findMany({
    where: {
      id: { in: [...personIds] },
      suspendedAt: null,
      frozenAt: null,
      erasingAt: null,
      OR: [{ approvedAt: { not: null } }, { role: 'admin' }],
    },
  });
  return people.map((person) => ({
    personId: person.id,
    phone: person.phoneVerifiedAt ? person.phone : null,
    email: person.emailVerifiedAt ? person.email : null,
  }));
}
