import { limits } from '@kbf/contracts';
import type { UpkeepTask } from '@kbf/data-kit';
import { databaseNow } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';

const dayMs = 24 * 60 * 60_000;
/** Days that a person's words, the decisions about texts and who prayed are stored, and a case without its words. */
const keep = {
  networkDays: 1,
  prayedDays: 1,
  gatheringDays: 28,
  wordsDays: 30,
  decidedDays: 30,
  caseDays: 365,
} as const;

/**
 * Removes who prayed for a prayer after a day, words of people in danger and decided texts after 30 days, cases after a
 * year, who came to a gathering after four weeks, chats 30 days after their end, and expired invitations to circles.
 * The audit log stays.
 */
export const forgetOld = ({ database: { prisma } }: Pick<Deps, 'database'>): UpkeepTask => ({
  name: 'forget old cases and decisions',
  everyMs: 60 * 60_000,
  work: async () => {
    const now = (await databaseNow(prisma)).getTime();
    const before = (days: number) => ({ lt: new Date(now - days * dayMs) });
    await prisma.careCase.updateMany({
      where: { noticedAt: before(keep.networkDays), network: { not: null } },
      data: { network: null, sameWords: null },
    });
    await prisma.careCase.updateMany({
      where: { noticedAt: before(keep.wordsDays), sealedWords: { not: null } },
      data: { sealedWords: null, sealedContact: null, visitor: null },
    });
    await prisma.careCase.deleteMany({ where: { noticedAt: before(keep.caseDays) } });
    await prisma.decidedText.deleteMany({ where: { decidedAt: before(keep.decidedDays) } });
    await prisma.prayedFor.deleteMany({ where: { prayedAt: before(keep.prayedDays) } });
    await prisma.gatheringAttendance.deleteMany({
      where: { startsAt: before(keep.gatheringDays) },
    });
    await prisma.report.updateMany({
      where: { decidedAt: before(keep.decidedDays), sealedChat: { not: null } },
      data: { sealedChat: null },
    });
    await prisma.chat.deleteMany({ where: { endedAt: before(limits.privateChat.endedDays) } });
    await prisma.circleInvitation.deleteMany({ where: { expiresAt: before(0) } });
  },
});
