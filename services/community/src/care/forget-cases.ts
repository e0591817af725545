import type { UpkeepTask } from '@kbf/data-kit';
import { databaseNow } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';

const dayMs = 24 * 60 * 60_000;
/** Days that a person's words are stored, and the case without them. */
const keep = { networkDays: 1, wordsDays: 30, caseDays: 365 } as const;

/** Removes the words of people in danger after 30 days, and their cases after a year. */
export const forgetCases = ({ database: { prisma } }: Pick<Deps, 'database'>): UpkeepTask => ({
  name: 'forget old cases of care',
  everyMs: 60 * 60_000,
  work: async () => {
    const now = (await databaseNow(prisma)).getTime();
    const before = (days: number) => ({ lt: new Date(now - days * dayMs) });
    await prisma.careCase.updateMany({
      where: { noticedAt: before(keep.networkDays), network: { not: null } },
      data: { network: null },
    });
    await prisma.careCase.updateMany({
      where: { noticedAt: before(keep.wordsDays), sealedWords: { not: null } },
      data: { sealedWords: null, sealedContact: null, visitor: null },
    });
    await prisma.careCase.deleteMany({ where: { noticedAt: before(keep.caseDays) } });
  },
});
