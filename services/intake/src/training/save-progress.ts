import type { TrainingProgress } from '@kbf/contracts';
import { lockPerson } from '@kbf/data-kit';
import { loginRequired } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { mergeProgress } from './merge-progress.ts';
import type { ProgressChange } from './merge-progress.ts';
import { readProgress } from './read-progress.ts';

/**
 * Saves a change from one device and answers with the merged progress.
 * @throws 401 for a person who is being erased: the gateway's identity may be a second older than that
 */
export async function saveProgress(
  { database }: Pick<Deps, 'database'>,
  personId: string,
  change: ProgressChange,
): Promise<TrainingProgress> {
  return database.transaction(async (tx) => {
    const { isErased } = await lockPerson(tx, personId);
    if (isErased) throw loginRequired();
    await mergeProgress(tx, personId, change);
    return readProgress(tx, personId);
  });
}
