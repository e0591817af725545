import { lockInTransaction } from '@kbf/data-kit';
import { conflict } from '@kbf/service-kit';
import type { Tx } from '../database.ts';

/** Allows one transaction at a time to remove an admin. Call it before any person's row is locked. */
export const lockAdmins = (tx: Tx): Promise<void> => lockInTransaction(tx, 'admins');

/**
 * Refuses a change that would leave the site without an active admin who can log in.
 * @param personId the admin who is about to lose the role
 * @throws 409
 */
export async function keepAnAdmin(tx: Tx, personId: string): Promise<void> {
  const another = await tx.person.findFirst({
    where: {
      role: 'admin',
      suspendedAt: null,
      frozenAt: null,
      erasingAt: null,
      id: { not: personId },
      OR: [{ phoneVerifiedAt: { not: null } }, { emailVerifiedAt: { not: null } }],
    },
    select: { id: true },
  });
  if (!another) throw conflict('This is the last admin. Please make someone else an admin first.');
}
