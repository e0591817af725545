import type { Identity } from '@kbf/process-kit';
import type { Tx } from '../database.ts';

/**
 * Whether an admin has let this person in. Who joined by mail alone is a member, and sees of others' phones and
 * addresses what visitors see. So does, for a moment, whom auth has not told of yet.
 */
export async function isApproved(
  db: Pick<Tx, 'personName'>,
  { role, userId }: Identity,
): Promise<boolean> {
  if (!userId) return false;
  if (role === 'admin') return true;
  const known = await db.personName.findUnique({ where: { personId: userId } });
  return known?.approved ?? false;
}
