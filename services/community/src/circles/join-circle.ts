import { limits } from '@kbf/contracts';
import type { CircleInvitation } from '@kbf/contracts';
import { createNameHash, databaseNow, lockInTransaction } from '@kbf/data-kit';
import { conflict, notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { isBlocked } from '../people/is-blocked.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { requireAdult } from '../people/require-adult.ts';
import { presentInvitations } from './find-circles.ts';
import { lockCircle } from './lock-circle-sql.ts';

const { membersMax, perPerson } = limits.circle;

/** The stored hash of a link's token, so that a reader of the table cannot use it. */
export const hashOfLink = ({ HASHING_KEY }: Deps['config'], token: string): string =>
  createNameHash(HASHING_KEY, 'community: links of circles')(token);

const isOver = () => notFound('This invitation has expired. Please ask for a new invitation.');

/**
 * Makes a person's joins run one after the other, so that two at once do not get past the limit.
 * @throws 403 when they did not say that they are an adult, or are no approved member anymore
 */
export async function lockCirclesOf(tx: Tx, personId: string): Promise<void> {
  await lockAuthor(tx, { userId: personId, visitorId: null });
  await requireAdult(tx, personId);
  await lockInTransaction(tx, `circles of ${personId}`);
}

/** @throws 409 for a person who is in enough circles */
export async function checkRoomFor(tx: Tx, personId: string): Promise<void> {
  if ((await tx.circleMember.count({ where: { personId } })) >= perPerson)
    throw conflict(`You are already in ${perPerson} circles. Leave one first.`);
}

/** The open link of a token. @throws 404, also when the person has used it; 409 for members of its circle */
async function findLink(tx: Tx, tokenHash: string, personId: string) {
  const found = await tx.circleInvitation.findUnique({
    where: { tokenHash },
    include: { circle: { include: { members: { where: { personId } } } } },
  });
  if (!found || found.expiresAt <= (await databaseNow(tx))) throw isOver();
  if (await isBlocked(tx, found.inviterId, personId)) throw isOver();
  if (found.circle.members.length > 0) throw conflict('You are already in this circle.');
  const used = { invitationId: found.id, personId };
  if ((await tx.circleLinkUse.count({ where: used })) > 0) throw isOver();
  return found;
}

/** Shows the circle of a link to a person who may join it. @throws 404, 409 */
export async function lookAtLink(
  tx: Tx,
  tokenHash: string,
  personId: string,
): Promise<CircleInvitation> {
  const [shown] = await presentInvitations(tx, [await findLink(tx, tokenHash, personId)]);
  if (!shown) throw isOver();
  return shown;
}

/** Joins the circle of a link, once for each person. @returns its id @throws 404, 409 */
export async function joinByLink(tx: Tx, tokenHash: string, personId: string): Promise<string> {
  await lockCirclesOf(tx, personId);
  await checkRoomFor(tx, personId);
  const { circleId } = await findLink(tx, tokenHash, personId);
  const circle = await lockCircle(tx, circleId);
  // Read again under the lock: it may have been withdrawn.
  const { id: invitationId } = await findLink(tx, tokenHash, personId);
  if (!circle) throw isOver();
  await addMember(tx, circle, personId);
  await tx.circleLinkUse.create({ data: { invitationId, personId } });
  return circleId;
}

/** Accepts an invitation. @returns the id of the circle @throws 404, 409 */
export async function acceptInvitation(tx: Tx, id: string, personId: string): Promise<string> {
  await lockCirclesOf(tx, personId);
  await checkRoomFor(tx, personId);
  const where = { id, inviteeId: personId, expiresAt: { gt: await databaseNow(tx) } };
  const invited = await tx.circleInvitation.findFirst({ where });
  const circle = invited && (await lockCircle(tx, invited.circleId));
  if (!circle || (await tx.circleInvitation.count({ where })) === 0) throw isOver();
  await addMember(tx, circle, personId);
  return circle.id;
}

async function addMember(
  tx: Tx,
  { id: circleId, members }: { id: string; members: readonly unknown[] },
  personId: string,
): Promise<void> {
  if (members.length >= membersMax) throw conflict(`This circle already has ${membersMax} people.`);
  await tx.circleMember.create({ data: { circleId, personId, joinedAt: await databaseNow(tx) } });
  await tx.circleInvitation.deleteMany({ where: { circleId, inviteeId: personId } });
}
