import type { TrainingProgress } from '@kbf/contracts';
import { loginRequired } from '@kbf/service-kit';
import type { Parts } from '../parts.ts';
import { holdPerson } from '../people/hold-person.ts';
import { mergeProgress } from './merge-progress.ts';
import type { ProgressChange } from './merge-progress.ts';
import { readProgress } from './read-progress.ts';

/**
 * Saves what changed on one device and answers the merged whole.
 * @throws 401 for somebody who is being erased: the gateway's word may be a second older than that
 */
export async function saveProgress(
  { database }: Pick<Parts, 'database'>,
  personId: string,
  change: ProgressChange,
): Promise<TrainingProgress> {
  return database.transaction(async (tx) => {
    const { isErased } = await holdPerson(tx, personId);
    if (isErased) throw loginRequired();
    await mergeProgress(tx, personId, change);
    return readProgress(tx, personId);
  });
}
