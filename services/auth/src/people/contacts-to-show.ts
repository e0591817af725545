import type { ContactsToShow } from '@kbf/contracts/internal';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** What these people have proven and may show. Without those whom no admin has approved, or who are suspended. */
export async function listContactsToShow(
  prisma: Pick<PrismaClient, 'person'>,
  personIds: readonly string[],
): Promise<ContactsToShow[]> {
  const people = await prisma.person.findMany({
    where: {
      id: { in: [...personIds] },
      suspendedAt: null,
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
