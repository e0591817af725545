import type { Identity } from '@kbf/process-kit';
import type { Tx } from '../database.ts';

/**
 * Returns true if an admin has approved this person. A person who joined by mail alone is a member, but sees as much of
 * others' phones and addresses as visitors do. The same holds briefly for a person whom auth has not announced yet.
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
