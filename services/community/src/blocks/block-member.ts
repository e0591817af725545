import { limits } from '@kbf/contracts';
import type { Block } from '@kbf/contracts';
import { databaseNow, lockPerson } from '@kbf/data-kit';
import { conflict, loginRequired, notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { endChatOfPair } from '../chats/end-chats.ts';
import { leavePartner } from '../partners/leave-partner.ts';
import { shownName } from '../people/public-name.ts';

type Pair = { blockerId: string; blockedId: string };

/**
 * Blocks a member, and ends at once what the two share. Writers hold a shared lock on themselves: what they were
 * writing is ended too, and what they write afterwards finds the block. Blocking again changes nothing.
 * @throws 404 for someone unknown, 409 for oneself and for too many
 */
export async function blockMember(tx: Tx, { blockerId, blockedId }: Pair): Promise<Block> {
  if (blockerId === blockedId) throw conflict('You cannot block yourself.');
  // In one order, so that two people who block each other cause no deadlock.
  for (const id of [blockerId, blockedId].sort())
    if ((await lockPerson(tx, id)).isErased && id === blockerId) throw loginRequired();
  const name = await tx.personName.findUnique({ where: { personId: blockedId } });
  if (!name) throw notFound('There is no such member.');
  const isKnown = (await tx.memberBlock.count({ where: { blockerId, blockedId } })) > 0;
  if (!isKnown && (await tx.memberBlock.count({ where: { blockerId } })) >= limits.blocksMax)
    throw conflict(
      `You can block ${limits.blocksMax} members at most. Unblock someone on your account page first.`,
    );
  await tx.memberBlock.createMany({
    data: [{ blockerId, blockedId, createdAt: await databaseNow(tx) }],
    skipDuplicates: true,
  });
  const { createdAt } = await tx.memberBlock.findUniqueOrThrow({
    where: { blockerId_blockedId: { blockerId, blockedId } },
  });
  await endShared(tx, blockerId, blockedId);
  return { userId: blockedId, userName: shownName(name), createdAt: createdAt.toISOString() };
}

/**
 * Ends the partnership and the private chat of two people, and removes their invitations to circles and their contact
 * requests to each other with the contacts they show. They stay in a circle that both are in, with others.
 */
async function endShared(tx: Tx, one: string, other: string): Promise<void> {
  const mine = await tx.partner.findUnique({ where: { personId: one } });
  const theirs = await tx.partner.findUnique({ where: { personId: other } });
  if (mine && mine.partnershipId === theirs?.partnershipId) await leavePartner(tx, one);
  await endChatOfPair(tx, one, other);
  await tx.circleInvitation.deleteMany({
    where: {
      OR: [
        { inviterId: one, inviteeId: other },
        { inviterId: other, inviteeId: one },
      ],
    },
  });
  await tx.needContact.deleteMany({
    where: {
      OR: [
        { askerUserId: one, need: { authorUserId: other } },
        { askerUserId: other, need: { authorUserId: one } },
      ],
    },
  });
}

/** The members whom a member has blocked, newest first. */
export async function listBlocks(
  tx: Pick<Tx, 'memberBlock' | 'personName'>,
  blockerId: string,
): Promise<Block[]> {
  const rows = await tx.memberBlock.findMany({
    where: { blockerId },
    orderBy: [{ createdAt: 'desc' }, { blockedId: 'asc' }],
  });
  const names = await tx.personName.findMany({
    where: { personId: { in: rows.map(({ blockedId }) => blockedId) } },
  });
  return rows.map(({ blockedId, createdAt }) => ({
    userId: blockedId,
    userName: shownName(names.find(({ personId }) => personId === blockedId) ?? null),
    createdAt: createdAt.toISOString(),
  }));
}

/** Removes the blocks of a person who is erased, in both directions. */
export async function forgetBlocks({ memberBlock }: Tx, personId: string): Promise<void> {
  await memberBlock.deleteMany({
    where: { OR: [{ blockerId: personId }, { blockedId: personId }] },
  });
}
