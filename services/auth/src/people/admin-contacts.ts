import type { AdminContacts } from '@kbf/contracts/internal';
import type { Database } from '../database.ts';

/** Where admins can be reached: only contact data that they have proven. */
export async function listAdminContacts(database: Database): Promise<AdminContacts> {
  const admins = await database.person.findMany({
    where: { role: 'admin', suspendedAt: null, erasingAt: null },
    orderBy: { createdAt: 'asc' },
  });
  return {
    admins: admins.map((admin) => ({
      phone: admin.phoneVerifiedAt ? admin.phone : null,
      email: admin.emailVerifiedAt ? admin.email : null,
    })),
  };
}
