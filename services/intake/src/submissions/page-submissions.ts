import type { ListPosition } from '@kbf/service-kit';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Submission } from './present-submission.ts';
import { submissionsLike } from './submission-filter.ts';
import type { SubmissionFilter } from './submission-filter.ts';

/** Up to `take` submissions, newest first, that come after a place in the list. */
export async function pageSubmissions(
  prisma: Pick<PrismaClient, 'contactSubmission'>,
  filter: SubmissionFilter,
  after: ListPosition | undefined,
  take: number,
): Promise<Submission[]> {
  return prisma.contactSubmission.findMany({
    where: {
      AND: [
        submissionsLike(filter),
        after
          ? {
              createdAt: { lte: after.at },
              OR: [{ createdAt: { lt: after.at } }, { id: { lt: after.id } }],
            }
          : {},
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
  });
}
