import type { Prisma } from '../generated/prisma/client.ts';
import { normalized } from './search-text.ts';

/** What an admin looks for; everything that is left out matches all. */
export type SubmissionFilter = {
  search?: string | undefined;
  type?: string | undefined;
  status?: string | undefined;
};

/** Prisma hands the text to LIKE as it is: these three would mean something there. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export function submissionsLike(filter: SubmissionFilter): Prisma.ContactSubmissionWhereInput {
  const { search, type, status } = filter;
  return {
    ...(search ? { searchText: { contains: literally(normalized(search)) } } : {}),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
  };
}
