/** Plain SQL because Prisma has no row locks. */
import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';

const shareLock = 'SELECT 1 FROM circle WHERE id = $1::uuid FOR SHARE';

/** Keeps a membership until the transaction ends: every change of one locks the circle. @throws 404 outside */
export async function shareLockMember(
  tx: Tx,
  circleId: string,
  personId: string | null,
): Promise<void> {
  await tx.$executeRawUnsafe(shareLock, circleId);
  if (!personId || (await tx.circleMember.count({ where: { circleId, personId } })) === 0)
    throw notFound();
}
