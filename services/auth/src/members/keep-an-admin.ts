import { conflict } from '@kbf/service-kit';
import type { Transaction } from '../database.ts';
import { oneAtATime } from '../database.ts';

/** Lets one transaction at a time take away an admin. To be called before any person's row is held. */
export const holdAdmins = (tx: Transaction): Promise<void> => oneAtATime(tx, 'admins');

/**
 * Refuses to leave the site without an admin who can act.
 * @param personId the admin who is about to be one no more
 * @throws 409
 */
export async function keepAnAdmin(tx: Transaction, personId: string): Promise<void> {
  const another = await tx.person.findFirst({
    where: { role: 'admin', suspendedAt: null, erasingAt: null, id: { not: personId } },
    select: { id: true },
  });
  if (!another) throw conflict('This is the last admin. Please make somebody else an admin first.');
}
