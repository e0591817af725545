import { escapeLike } from '@kbf/data-kit';
import type { Prisma } from '../generated/prisma/client.ts';
import { normalized } from './search-text.ts';

/** An admin's filter; omitted fields match all. */
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
