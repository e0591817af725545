import type { TrainingProgress } from '@kbf/contracts';
import { lockPerson } from '@kbf/data-kit';
import { loginRequired } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { mergeProgress } from './merge-progress.ts';
import type { ProgressChange } from './merge-progress.ts';
import { readProgress } from './read-progress.ts';

/**
 * Saves what changed on one device and answers the merged whole.
 * @throws 401 for somebody who is being erased: the gateway's word may be a second older than that
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
