import { limits } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';

/** A change from one device. */
export type ProgressChange = {
  currentModule?: number | undefined;
  completedModules?: readonly number[] | undefined;
  /** Path of a leaf to its value; a list is one leaf. */
  responses?: Readonly<Record<string, string | readonly string[]>> | undefined;
  /** When the person made the change. */
  editedAt: Date;
};

/**
 * Merges a change into the stored progress, so that devices that are not in sync lose nothing: modules are only added,
 * the larger current module stays, and per leaf the newest edit wins; of two equally new edits, the one received last
 * wins. A device whose clock is ahead does not win over later edits: its time is limited to the database's.
 * @param tx a transaction that has locked the person, so that no other merge runs for them
 */
export async function mergeProgress(
  tx: Tx,
  personId: string,
  { currentModule = 1, completedModules = [], responses = {}, editedAt }: ProgressChange,
): Promise<void> {
  const now = await databaseNow(tx);
  const found = await tx.trainingProgress.findUnique({ where: { personId } });
  const modules = new Set([...(found?.completedModules ?? []), ...completedModules]);
  const isComplete = modules.size === limits.training.modules;
  const progress = {
    completedAt: found?.completedAt ?? (isComplete ? clamped(editedAt, now) : null),
    currentModule: Math.max(found?.currentModule ?? 1, currentModule),
    completedModules: [...modules].toSorted((a, b) => a - b),
    updatedAt: now,
  };
  await tx.trainingProgress.upsert({
    where: { personId },
    create: { personId, ...progress },
    update: progress,
  });
  await mergeAnswers(tx, personId, responses, clamped(editedAt, now));
}

/** Limits the time to a range that the database can store and that is not in the future. */
const clamped = (at: Date, now: Date) =>
  new Date(Math.min(Math.max(0, at.getTime()), now.getTime()));

async function mergeAnswers(
  tx: Tx,
  personId: string,
  responses: Readonly<Record<string, string | readonly string[]>>,
  editedAt: Date,
): Promise<void> {
  const among = { personId, path: { in: Object.keys(responses) } };
  await tx.trainingAnswer.deleteMany({ where: { ...among, editedAt: { lte: editedAt } } });
  // Leaves that are still stored were edited later: they stay.
  const data = Object.entries(responses).map(([path, value]) => ({
    personId,
    path,
    value: typeof value === 'string' ? value : [...value],
    editedAt,
  }));
  await tx.trainingAnswer.createMany({ data, skipDuplicates: true });
}
