import type { TrainingProgress } from '@kbf/contracts';
import type { Tx } from '../database.ts';

/** Where everybody starts. */
const start: TrainingProgress = {
  currentModule: 1,
  completedModules: [],
  responses: {},
  updatedAt: null,
};

/** A member's whole progress. */
export async function readProgress(
  tx: Pick<Tx, 'trainingProgress'>,
  personId: string,
): Promise<TrainingProgress> {
  const found = await tx.trainingProgress.findUnique({
    where: { personId },
    include: { answers: { orderBy: { path: 'asc' } } },
  });
  if (!found) return start;
  return {
    currentModule: found.currentModule,
    completedModules: found.completedModules,
    responses: Object.fromEntries(
      found.answers.map(({ path, value }) => [path, value as string | string[]]),
    ),
    updatedAt: found.updatedAt.toISOString(),
  };
}
