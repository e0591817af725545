import { limits } from '@kbf/contracts';
import type { PartnerState, PartnerWeek } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import type { PartnerAnswer } from '../generated/prisma/client.ts';
import { shownName } from '../people/public-name.ts';
import { findPartnership } from './find-partnership.ts';
import { weekOf } from './week-of.ts';

/** One week as one partner sees it. Held answers are visible only to their author. */
function presentWeek(
  week: string,
  answers: readonly PartnerAnswer[],
  personId: string,
): PartnerWeek {
  const ofWeek = answers.filter((answer) => answer.week === week);
  const mine = ofWeek.find((answer) => answer.personId === personId);
  const theirs = ofWeek.find((answer) => answer.personId !== personId && !answer.held);
  const textOf = ({ answer, writtenAt }: PartnerAnswer) => ({
    answer,
    writtenAt: writtenAt.toISOString(),
  });
  return {
    week,
    mine: mine ? { ...textOf(mine), held: mine.held } : null,
    theirs: theirs ? textOf(theirs) : null,
  };
}

/** A member's state: the partner, the question and both answers; or an open invitation; or nothing. */
export async function readState(tx: Tx, personId: string): Promise<PartnerState> {
  const now = await databaseNow(tx);
  const invitation = await tx.partnerInvitation.findUnique({ where: { inviterId: personId } });
  const found = await findPartnership(tx, personId);
  const invitedUntil =
    invitation && invitation.expiresAt > now ? invitation.expiresAt.toISOString() : null;
  if (!found) return { partnership: null, invitedUntil };
  const partnerId = found.partners.find((one) => one.personId !== personId)?.personId;
  if (!partnerId) return { partnership: null, invitedUntil };
  const name = await tx.personName.findUnique({ where: { personId: partnerId } });
  const thisWeek = weekOf(now);
  const answers = await tx.partnerAnswer.findMany({
    where: { partnershipId: found.id, ...(name?.leaving ? { personId } : {}) },
    orderBy: { week: 'desc' },
    // Two answers a week.
    take: 2 * (limits.partner.weeksShown + 1),
  });
  const weeks = [...new Set(answers.map(({ week }) => week))].filter((week) => week !== thisWeek);
  return {
    invitedUntil,
    partnership: {
      partnerId,
      partnerName: shownName(name),
      question: found.question,
      since: found.createdAt.toISOString(),
      thisWeek: presentWeek(thisWeek, answers, personId),
      earlier: weeks
        .slice(0, limits.partner.weeksShown)
        .map((week) => presentWeek(week, answers, personId)),
    },
  };
}
