import type { TrainingProgress } from '@kbf/contracts';
import { z } from 'zod';
import type { Tx } from '../database.ts';

/** The initial progress. */
const start: TrainingProgress = {
  currentModule: 1,
  completedModules: [],
  responses: {},
  updatedAt: null,
  completedAt: null,
};

/** Possible values of a leaf. */
const leaf = z.union([z.string(), z.array(z.string())]);

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
      found.answers.map(({ path, value }) => [path, leaf.parse(value)]),
    ),
    updatedAt: found.updatedAt.toISOString(),
    completedAt: found.completedAt?.toISOString() ?? null,
  };
}
