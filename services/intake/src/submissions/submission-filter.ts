import { searchPatterns } from '@kbf/data-kit';
import type { Prisma } from '../generated/prisma/client.ts';

/** An admin's filter; omitted fields match all. */
export type SubmissionFilter = {
  search?: string | undefined;
  type?: string | undefined;
  status?: string | undefined;
};

export function submissionsLike(filter: SubmissionFilter): Prisma.ContactSubmissionWhereInput {
  const { search, type, status } = filter;
  return {
    ...(search && {
      OR: searchPatterns(search).map((pattern) => ({ searchText: { contains: pattern } })),
    }),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
  };
}
