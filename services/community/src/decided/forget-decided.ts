import { databaseNow } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';

const dayMs = 24 * 60 * 60_000;
const keptDays = 30;

/** Removes decisions about texts after 30 days, with words and note. The log entry stays. */
export const forgetDecided = ({ database: { prisma } }: Pick<Deps, 'database'>): UpkeepTask => ({
  name: 'forget decided texts',
  everyMs: 60 * 60_000,
  work: async () => {
    const now = (await databaseNow(prisma)).getTime();
    await prisma.decidedText.deleteMany({
      where: { decidedAt: { lt: new Date(now - keptDays * dayMs) } },
    });
  },
});
