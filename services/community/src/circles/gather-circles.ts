import type { Tx } from '../database.ts';

/** A member's own memberships and invitations, for the export. The other members are not named. */
export async function gatherCircles(tx: Tx, personId: string) {
  const circle = { select: { name: true, line: true, founderId: true } };
  const memberships = await tx.circleMember.findMany({
    where: { personId },
    orderBy: { joinedAt: 'asc' },
    select: { joinedAt: true, circle },
  });
  const invitations = await tx.circleInvitation.findMany({
    where: { inviteeId: personId },
    select: { expiresAt: true, circle: { select: { name: true, line: true } } },
  });
  return {
    memberships: memberships.map(({ joinedAt, circle: { founderId, ...named } }) => ({
      ...named,
      isFounder: founderId === personId,
      joinedAt,
    })),
    invitations: invitations.map(({ circle: named, expiresAt }) => ({ ...named, expiresAt })),
  };
}
