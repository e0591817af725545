import { limits } from '@kbf/contracts';
import type { MemberNews } from '@kbf/contracts';
import type { Tx } from '../database.ts';
import { readState } from '../partners/read-state.ts';
import { readNewComments } from './new-comments-sql.ts';

async function readPartnerQuestion(tx: Tx, personId: string): Promise<MemberNews['partner']> {
  const { partnership } = await readState(tx, personId);
  if (!partnership || partnership.thisWeek.mine) return null;
  const { partnerName, question, thisWeek } = partnership;
  return { partnerName, question, hasAnswered: thisWeek.theirs !== null };
}

/** What is new for a member since they last looked. */
export async function readNews(tx: Tx, personId: string): Promise<MemberNews> {
  const due = await tx.checkIn.findMany({
    where: {
      userId: personId,
      askedAt: { not: null },
      answeredAt: null,
      prayer: { state: { notIn: ['leaving', 'deleted'] } },
    },
    orderBy: [{ dueAt: 'asc' }, { prayerId: 'asc' }],
    take: limits.checkIn.openMax,
    select: { prayerId: true, prayer: { select: { request: true } } },
  });
  return {
    partner: await readPartnerQuestion(tx, personId),
    contactRequests: await tx.needContact.count({
      where: { state: 'waiting', need: { authorUserId: personId } },
    }),
    checkIns: due.map(({ prayerId, prayer }) => ({ prayerId, userRequest: prayer.request })),
    comments: await readNewComments(tx, personId),
  };
}
