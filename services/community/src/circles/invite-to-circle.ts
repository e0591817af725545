import { randomBytes, randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { databaseNow, shareLockPerson } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import { conflict, notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { isBlocked } from '../people/is-blocked.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { shownName } from '../people/public-name.ts';
import { isListed } from '../profiles/present-profile.ts';
import { lockFoundedCircle } from './lock-circle-sql.ts';

const { invitationDays, invitationsMax, membersMax } = limits.circle;
const dayMs = 24 * 60 * 60 * 1_000;

type By = { circleId: string; personId: string };

/** Locks a circle for a new invitation, and forgets those that are over. @returns how long the new one is valid */
async function lockForInvitation(tx: Tx, { circleId, personId }: By) {
  const { members } = await lockFoundedCircle(tx, circleId, personId);
  if (members.length >= membersMax) throw conflict(`This circle already has ${membersMax} people.`);
  const now = await databaseNow(tx);
  await tx.circleInvitation.deleteMany({ where: { circleId, expiresAt: { lte: now } } });
  return { members, expiresAt: new Date(now.getTime() + invitationDays * dayMs) };
}

/**
 * Invites a member from the directory, who is told once. A second invitation renews the first.
 * @throws 404 for everyone outside, and for people who are not in the directory; 403, 409
 */
export async function inviteMember(tx: Tx, sql: SqlRunner, by: By, inviteeId: string) {
  const { circleId, personId } = by;
  await lockAuthor(tx, { userId: personId, visitorId: null });
  const { isErased } = await shareLockPerson(tx, inviteeId);
  const { members, expiresAt } = await lockForInvitation(tx, by);
  const profile = await tx.profile.findUnique({ where: { userId: inviteeId } });
  const name = await tx.personName.findUnique({ where: { personId: inviteeId } });
  const isShut = name?.leaving || (await isBlocked(tx, personId, inviteeId));
  if (isErased || !profile || !isListed(profile) || isShut)
    throw notFound('This member is not in the directory.');
  if (members.some((member) => member.personId === inviteeId))
    throw conflict('This member is already in the circle.');
  const key = { circleId, inviteeId };
  const known = await tx.circleInvitation.count({ where: key });
  if (known === 0 && (await tx.circleInvitation.count({ where: { circleId } })) >= invitationsMax)
    throw conflict(`A circle can have ${invitationsMax} open invitations.`);
  const { id } = await tx.circleInvitation.upsert({
    where: { circleId_inviteeId: key },
    create: { id: randomUUID(), ...key, inviterId: personId, expiresAt },
    update: { inviterId: personId, expiresAt },
  });
  if (known === 0) {
    const invitedAt = (await databaseNow(tx)).toISOString();
    await recordEvent(sql, 'circle.invited', { invitationId: id, personId: inviteeId, invitedAt });
  }
  return { id, inviteeName: shownName(name), expiresAt: expiresAt.toISOString() };
}

/** Creates a link that replaces the last one. @throws 404 for everyone outside, 403, 409 */
export async function createLink(tx: Tx, by: By, hashOf: (token: string) => string) {
  const { circleId, personId: inviterId } = by;
  await lockAuthor(tx, { userId: inviterId, visitorId: null });
  const { expiresAt } = await lockForInvitation(tx, by);
  const token = randomBytes(24).toString('base64url');
  const id = randomUUID();
  await tx.circleInvitation.deleteMany({ where: { circleId, inviteeId: null } });
  const data = { id, circleId, inviterId, tokenHash: hashOf(token), expiresAt };
  await tx.circleInvitation.create({ data });
  return { id, token, inviteeName: null, expiresAt: expiresAt.toISOString() };
}
