import type { Tx } from '../database.ts';

/** What changed on one device. */
export type ProgressChange = {
  currentModule?: number | undefined;
  completedModules?: readonly number[] | undefined;
  /** Path of a leaf to its value; a list is one leaf. */
  responses?: Readonly<Record<string, string | readonly string[]>> | undefined;
  /** When the person made the change. */
  editedAt: Date;
};

/**
 * Merges a change into what is kept, so that devices which know nothing of each other lose nothing: modules only ever
 * come to it, the larger current module stays, and per leaf the newest edit wins, of equally new ones the one that
 * came last. A device whose clock is ahead does not win over edits to come: its time is clamped to the database's.
 */
export async function mergeProgress(
  tx: Tx,
  personId: string,
  { currentModule = 1, completedModules = [], responses = {}, editedAt }: ProgressChange,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO training_progress AS kept (person_id, current_module, completed_modules)
    VALUES (${personId}::uuid, ${currentModule}::int,
      ARRAY(SELECT DISTINCT unnest(${[...completedModules]}::int[]) ORDER BY 1))
    ON CONFLICT (person_id) DO UPDATE SET
      current_module = greatest(kept.current_module, excluded.current_module),
      completed_modules = ARRAY(
        SELECT DISTINCT unnest(kept.completed_modules || excluded.completed_modules) ORDER BY 1),
      updated_at = clock_timestamp()`;
  const earliest = new Date(Math.max(0, editedAt.getTime()));
  await tx.$executeRaw`
    INSERT INTO training_answer AS kept (person_id, path, value, edited_at)
    SELECT ${personId}::uuid, key, value, least(${earliest}::timestamptz(3), clock_timestamp())
    FROM jsonb_each(${JSON.stringify(responses)}::text::jsonb)
    ON CONFLICT (person_id, path) DO UPDATE SET value = excluded.value, edited_at = excluded.edited_at
      WHERE excluded.edited_at >= kept.edited_at`;
}
