import type { ContactsToShow, AdminContacts } from '@kbf/contracts/internal';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Tx } from '../database.ts';

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

/** Where admins can be reached: only contact data that they have proven. */
export async function listAdminContacts(tx: Tx): Promise<AdminContacts> {
  const admins = await tx.person.findMany({
    where: { role: 'admin', suspendedAt: null, frozenAt: null, erasingAt: null },
    orderBy: { createdAt: 'asc' },
  });
  return {
    admins: admins.map((admin) => ({
      personId: admin.id,
      phone: admin.phoneVerifiedAt ? admin.phone : null,
      email: admin.emailVerifiedAt ? admin.email : null,
    })),
  };
}
