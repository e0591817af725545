import type { ContactSubmission } from '@kbf/contracts';
import { decodeListCursor, encodeListCursor } from '@kbf/service-kit';
import type { Parts } from '../parts.ts';
import { pageSubmissions } from './page-submissions.ts';
import { presentSubmission } from './present-submission.ts';
import { submissionsLike } from './submission-filter.ts';
import type { SubmissionFilter } from './submission-filter.ts';

/**
 * One page of what people sent, newest first.
 * @throws 400 for a cursor that is none
 */
export async function listSubmissions(
  { database }: Pick<Parts, 'database'>,
  query: SubmissionFilter & { limit: number; cursor?: string | undefined },
): Promise<{ submissions: ContactSubmission[]; total: number; next: string | undefined }> {
  const { limit, cursor, ...filter } = query;
  const after = cursor === undefined ? undefined : decodeListCursor(cursor);
  const [rows, total] = await Promise.all([
    pageSubmissions(database.prisma, filter, after, limit + 1),
    database.prisma.contactSubmission.count({ where: submissionsLike(filter) }),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    submissions: page.map(presentSubmission),
    total,
    next: last && encodeListCursor({ at: last.createdAt, id: last.id }),
  };
}
