import { randomBytes } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { createNameHash, databaseNow } from '@kbf/data-kit';
import { conflict, notFound } from '@kbf/service-kit';
import { isBlocked } from '../people/is-blocked.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { shownName } from '../people/public-name.ts';
import { refuseSecond } from './find-partnership.ts';

const dayMs = 24 * 60 * 60 * 1_000;

type Needs = Pick<Deps, 'config' | 'database'>;

/** The stored hash of a token, so that a reader of the table cannot use it. */
const hashOf = ({ config }: Needs, token: string) =>
  createNameHash(config.HASHING_KEY, 'community: invitations of partners')(token);

/** Creates an invitation that replaces the last one. @throws 409 for a member who has a partner */
export async function invite(deps: Needs, personId: string) {
  const token = randomBytes(24).toString('base64url');
  const tokenHash = hashOf(deps, token);
  const expiresAt = await deps.database.transaction(async (tx) => {
    await lockAuthor(tx, { userId: personId, visitorId: null });
    await refuseSecond(tx, personId);
    const until = new Date(
      (await databaseNow(tx)).getTime() + limits.partner.invitationDays * dayMs,
    );
    const fields = { tokenHash, expiresAt: until };
    await tx.partnerInvitation.upsert({
      where: { inviterId: personId },
      create: { inviterId: personId, ...fields },
      update: fields,
    });
    return until;
  });
  return { token, expiresAt: expiresAt.toISOString() };
}

/**
 * The open invitation of a token, for a member who may accept it.
 * @throws 404 when it is over or unknown; 409 for one's own, and for a member who has a partner
 */
export async function findInvitation(deps: Needs, tx: Tx, token: string, personId: string) {
  const found = await tx.partnerInvitation.findUnique({
    where: { tokenHash: hashOf(deps, token) },
  });
  const isOver = !found || found.expiresAt <= (await databaseNow(tx));
  // Blocked looks the same as expired.
  if (isOver || (await isBlocked(tx, found.inviterId, personId)))
    throw notFound('This invitation has expired. Please ask for a new invitation.');
  if (found.inviterId === personId)
    throw conflict('This is your own invitation. Give the link to someone else.');
  await refuseSecond(tx, personId);
  return found;
}

/** Shows the inviting member to the person who has the link. */
export async function lookAt(deps: Needs, token: string, personId: string) {
  return deps.database.transaction(async (tx) => {
    const { inviterId, expiresAt } = await findInvitation(deps, tx, token, personId);
    const name = await tx.personName.findUnique({ where: { personId: inviterId } });
    return { inviterName: shownName(name), expiresAt: expiresAt.toISOString() };
  });
}
