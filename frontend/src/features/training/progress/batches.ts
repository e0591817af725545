import type { BodyOf, putTrainingProgress } from '@kbf/contracts';
import type { Changes, KeptLeaf } from './kept-changes.ts';

export type Batch = { body: BodyOf<typeof putTrainingProgress>; sent: Changes };

/** Milliseconds: entries within this time count as one change. */
const together = 5_000;

const timeOf = ([, { editedAt }]: [string, KeptLeaf]) => Date.parse(editedAt);

/**
 * What to send, oldest first. A call has one time for all its leaves, which is that of the oldest. So an hour offline
 * becomes several calls, and other devices lose nothing written in between.
 * @param lastModule there is none after it
 */
export function batchesOf(
  { leaves, completed, completedAt }: Changes,
  lastModule: number,
): Batch[] {
  const sorted = Object.entries(leaves).toSorted((one, other) => timeOf(one) - timeOf(other));
  const groups: [string, KeptLeaf][][] = [];
  for (const entry of sorted) {
    const [first] = groups.at(-1) ?? [];
    if (first && timeOf(entry) - timeOf(first) < together) groups.at(-1)?.push(entry);
    else groups.push([entry]);
  }
  const batches = groups.map((group): Batch => ({
    body: {
      editedAt: group[0]![1].editedAt,
      responses: Object.fromEntries(group.map(([path, { value }]) => [path, value])),
    },
    sent: { leaves: Object.fromEntries(group), completed: [] },
  }));
  if (completed.length === 0) return batches;
  const next = Math.min(Math.max(...completed) + 1, lastModule);
  const body = {
    editedAt: completedAt ?? new Date().toISOString(),
    completedModules: [...completed],
    currentModule: next,
  };
  return [...batches, { body, sent: { leaves: {}, completed } }];
}
