import type { Circle, CircleInvitation, OwnCircles } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { shownName } from '../people/public-name.ts';
import { withMembers } from './lock-circle-sql.ts';
import type { WithMembers } from './lock-circle-sql.ts';

/** The shown names of people. Undefined for a person who has deleted their account. */
async function namesOf(tx: Tx, ids: readonly string[]) {
  const found = await tx.personName.findMany({ where: { personId: { in: [...new Set(ids)] } } });
  const known = new Map(found.map((name) => [name.personId, name]));
  return (id: string): string | undefined => {
    const name = known.get(id) ?? null;
    return name?.leaving ? undefined : shownName(name);
  };
}

const summaryOf = ({ id, name, line, founderId, members }: WithMembers, personId: string) => ({
  id,
  name,
  line,
  memberCount: members.length,
  isFounder: founderId === personId,
});

/** A member's circles, oldest membership first, and the invitations to them that are open. */
export async function listCircles(tx: Tx, personId: string): Promise<OwnCircles> {
  const memberships = await tx.circleMember.findMany({
    where: { personId },
    orderBy: { joinedAt: 'asc' },
    select: { circle: { include: withMembers } },
  });
  const invitations = await tx.circleInvitation.findMany({
    where: { inviteeId: personId, expiresAt: { gt: await databaseNow(tx) } },
    orderBy: { expiresAt: 'asc' },
    include: { circle: true },
  });
  return {
    circles: memberships.map(({ circle }) => summaryOf(circle, personId)),
    invitations: await presentInvitations(tx, invitations),
  };
}

type Invited = {
  id: string;
  inviterId: string;
  expiresAt: Date;
  circle: { name: string; line: string };
};

export async function presentInvitations(
  tx: Tx,
  found: readonly Invited[],
): Promise<CircleInvitation[]> {
  const nameOf = await namesOf(
    tx,
    found.map(({ inviterId }) => inviterId),
  );
  return found.map(({ id, inviterId, expiresAt, circle }) => ({
    id,
    circleName: circle.name,
    line: circle.line,
    inviterName: nameOf(inviterId) ?? shownName(null),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** One of a member's circles. @throws 404 for everyone outside */
export async function getCircle(tx: Tx, id: string, personId: string): Promise<Circle> {
  const circle = await tx.circle.findFirst({
    where: { id, members: { some: { personId } } },
    include: withMembers,
  });
  if (!circle) throw notFound();
  const isFounder = circle.founderId === personId;
  const open = isFounder
    ? await tx.circleInvitation.findMany({
        where: { circleId: id, expiresAt: { gt: await databaseNow(tx) } },
        orderBy: { expiresAt: 'asc' },
      })
    : [];
  const ids = circle.members.map((member) => member.personId);
  const nameOf = await namesOf(tx, [...ids, ...open.flatMap(({ inviteeId }) => inviteeId ?? [])]);
  return {
    ...summaryOf(circle, personId),
    members: circle.members.flatMap(({ personId: userId, joinedAt }) => {
      const name = nameOf(userId);
      const mine = userId === personId;
      const given = {
        isFounder: userId === circle.founderId,
        mine,
        joinedAt: joinedAt.toISOString(),
      };
      return name === undefined ? [] : [{ userId, name, ...given }];
    }),
    invitations: open.map(({ id: invitationId, inviteeId, expiresAt }) => ({
      id: invitationId,
      inviteeName: inviteeId && (nameOf(inviteeId) ?? shownName(null)),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}
