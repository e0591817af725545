import { escapeLike } from '@kbf/data-kit';
import type { Prisma } from '../generated/prisma/client.ts';
import { normalized } from './search-text.ts';

/** What an admin looks for; everything that is left out matches all. */
export type SubmissionFilter = {
  search?: string | undefined;
  type?: string | undefined;
  status?: string | undefined;
};

export function submissionsLike(filter: SubmissionFilter): Prisma.ContactSubmissionWhereInput {
  const { search, type, status } = filter;
  return {
    ...(search ? { searchText: { contains: escapeLike(normalized(search)) } } : {}),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
  };
}
