import type { AdminContacts } from '@kbf/contracts/internal';
import type { Tx } from '../database.ts';

/** Where admins can be reached: only contact data that they have proven. */
export async function listAdminContacts(tx: Tx): Promise<AdminContacts> {
  const admins = await tx.person.findMany({
    where: { role: 'admin', suspendedAt: null, frozenAt: null, erasingAt: null },
    orderBy: { createdAt: 'asc' },
  });
  return {
    admins: admins.map((admin) => ({
      phone: admin.phoneVerifiedAt ? admin.phone : null,
      email: admin.emailVerifiedAt ? admin.email : null,
    })),
  };
}
