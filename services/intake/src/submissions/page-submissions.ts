import { newestFirst, olderThan } from '@kbf/data-kit';
import type { TimePosition } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import type { Submission } from './present-submission.ts';
import { submissionsLike } from './submission-filter.ts';
import type { SubmissionFilter } from './submission-filter.ts';

/** Up to `take` submissions after a position in the list, newest first. */
export async function pageSubmissions(
  tx: Pick<Tx, 'contactSubmission'>,
  filter: SubmissionFilter,
  after: TimePosition | undefined,
  take: number,
): Promise<Submission[]> {
  return tx.contactSubmission.findMany({
    where: { ...submissionsLike(filter), ...olderThan(after) },
    orderBy: newestFirst,
    take,
  });
}
