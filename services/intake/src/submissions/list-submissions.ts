import { readNewestPage } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { pageSubmissions } from './page-submissions.ts';
import type { Submission } from './present-submission.ts';
import { submissionsLike } from './submission-filter.ts';
import type { SubmissionFilter } from './submission-filter.ts';

/**
 * One page of the submissions, newest first.
 * @throws 400 for an invalid cursor
 */
export function listSubmissions(
  { database: { prisma } }: Pick<Deps, 'database'>,
  { limit, cursor, ...filter }: SubmissionFilter & PageQuery,
): Promise<Page<Submission>> {
  return readNewestPage(
    { limit, cursor },
    {
      read: (after, take) => pageSubmissions(prisma, filter, after, take),
      count: () => prisma.contactSubmission.count({ where: submissionsLike(filter) }),
    },
  );
}
