import type { UpkeepTask } from '@kbf/data-kit';
import { AppError } from '@kbf/service-kit';
import { z } from 'zod';
import { deskDecisions, deskKinds } from '@kbf/contracts';
import type { Deps } from '../deps.ts';
import { decideItem } from './decide-item.ts';
import { openOfDecided } from './sealed.ts';

const stored = z.object({ kind: z.enum(deskKinds), decision: z.enum(deskDecisions) });

/**
 * Carries out decisions that a process of the last release took shortly before it ended. Remove it with the table
 * `desk_decision` in the next release.
 */
export const carryOutDecisionsOfLastRelease = (deps: Deps): UpkeepTask => ({
  name: 'carry out decisions of the last release',
  everyMs: 60_000,
  work: async () => {
    const { prisma } = deps.database;
    for (const row of await prisma.deskDecision.findMany({ orderBy: { dueAt: 'asc' } })) {
      const { id, decidedBy: userId, seenAt, sealedNote } = row;
      const { kind, decision } = stored.parse(row);
      const note =
        sealedNote === null
          ? undefined
          : openOfDecided(deps.config, { kind, subjectId: id }, 'note', sealedNote);
      const taken = { decision, note, seenAt: seenAt?.toISOString() };
      try {
        await decideItem(deps, { role: 'admin', userId }, { kind, id }, taken);
      } catch (error) {
        // It no longer fits the item, which waits at the desk in its present state.
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        deps.logger.warn({ kind, id, code: error.code }, 'decision of the last release dropped');
      }
      await prisma.deskDecision.deleteMany({ where: { kind, id } });
    }
  },
});
