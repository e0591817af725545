import type { Identity } from '@kbf/process-kit';
import type { Tx } from '../database.ts';
import { isForDesk, maySee } from './audience.ts';
import type { Reader } from './audience.ts';

/** A reader with the circles that they are in now. */
export async function readerOf(db: Pick<Tx, 'circleMember'>, identity: Identity): Promise<Reader> {
  if (!identity.userId || identity.isApproved !== true) return identity;
  const found = await db.circleMember.findMany({
    where: { personId: identity.userId },
    select: { circleId: true },
  });
  return { ...identity, circleIds: found.map(({ circleId }) => circleId) };
}

/** The rule, for one prayer. It asks for the reader's circles only if the prayer belongs to one. */
export async function sees(
  db: Pick<Tx, 'circleMember'>,
  identity: Identity,
  prayer: { state: string; circleId: string | null },
): Promise<boolean> {
  return maySee(prayer.circleId ? await readerOf(db, identity) : identity, prayer);
}

/**
 * Whether an admin may read and decide about a prayer, or about its comment, now.
 * @param text.commentId null for the prayer itself
 */
export async function mayDecide(
  db: Pick<Tx, 'report'>,
  { role }: Identity,
  prayer: { id: string; state: string; audience: string },
  commentId: string | null = null,
): Promise<boolean> {
  if (role !== 'admin') return false;
  const isReported =
    prayer.audience === 'circle' &&
    (await db.report.count({ where: { prayerId: prayer.id, commentId, decidedAt: null } })) > 0;
  return isForDesk({ ...prayer, isReported });
}
