import type { Tx } from '../database.ts';
import { lockCounts } from '../prayers/counts-sql.ts';
import { lockCircle } from './lock-circle-sql.ts';
import type { WithMembers } from './lock-circle-sql.ts';

/** Makes the prayers of a circle, or of one of its members, private to their authors. */
async function takeOutPrayers(tx: Tx, circleId: string, authorUserId?: string): Promise<void> {
  const where = { circleId, ...(authorUserId ? { authorUserId } : {}) };
  const found = await tx.prayer.findMany({ where, select: { id: true } });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return;
  await lockCounts(tx, ids);
  const id = { in: ids };
  const alone = { circleId: null, audience: 'private' };
  const gone = { ...alone, state: 'private', stateBefore: null, heldReasons: [] };
  await tx.prayer.updateMany({ where: { id, state: 'circle' }, data: gone });
  await tx.prayer.updateMany({
    where: { id, state: 'leaving', stateBefore: 'circle' },
    data: gone,
  });
  // What an admin has hidden stays hidden, and is shown to no one else when it is released.
  await tx.prayer.updateMany({ where: { id, circleId }, data: alone });
}

/** Ends a locked circle. */
export async function endCircle(tx: Tx, id: string): Promise<void> {
  await takeOutPrayers(tx, id);
  await tx.circle.delete({ where: { id } });
}

/** Takes a member out of a locked circle. A founder hands over to the longest member; the last one ends it. */
export async function takeOutMember(
  tx: Tx,
  { id, founderId, members }: WithMembers,
  personId: string,
): Promise<void> {
  const longest = members.find((member) => member.personId !== personId);
  if (!longest) return endCircle(tx, id);
  await tx.circleMember.delete({ where: { circleId_personId: { circleId: id, personId } } });
  await takeOutPrayers(tx, id, personId);
  await tx.prayerRoom.updateMany({
    where: { circleId: id, leaderId: personId },
    data: { leaderId: null },
  });
  if (founderId === personId) await handOver(tx, id, longest.personId);
}

/** Makes a member the founder of a locked circle. What the last founder has sent is over. */
export async function handOver(tx: Tx, id: string, personId: string): Promise<void> {
  await tx.circleInvitation.deleteMany({ where: { circleId: id } });
  await tx.circle.update({ where: { id }, data: { founderId: personId } });
}

/** For a person who is no longer an approved member, or is erased. The caller must hold a lock on the person. */
export async function leaveAllCircles(tx: Tx, personId: string): Promise<void> {
  const own = await tx.circleMember.findMany({
    where: { personId },
    orderBy: { circleId: 'asc' },
    select: { circleId: true },
  });
  for (const { circleId } of own) {
    const circle = await lockCircle(tx, circleId);
    if (circle?.members.some((member) => member.personId === personId))
      await takeOutMember(tx, circle, personId);
  }
  await tx.circleInvitation.deleteMany({
    where: { OR: [{ inviteeId: personId }, { inviterId: personId }] },
  });
}
