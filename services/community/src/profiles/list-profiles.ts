import { foldText } from '@kbf/contracts';
import { escapeLike, readPage, textCursor } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import type { Profile } from '../generated/prisma/client.ts';
import { countDirectory, readDirectory } from './directory-sql.ts';

/** The search words as a LIKE pattern with wildcards only at both ends. */
export function searchPattern(search: string | undefined): string | undefined {
  const words = foldText(search ?? '');
  return words === '' ? undefined : `%${escapeLike(words)}%`;
}

/** Lists the public profiles by name, or those whose name or identity contains the search. */
export async function listProfiles(
  { database: { sql, prisma } }: Pick<Deps, 'database'>,
  { search, ...query }: PageQuery & { search?: string | undefined },
): Promise<Page<Profile>> {
  const pattern = searchPattern(search);
  const page = await readPage(query, {
    cursor: textCursor,
    read: (after, take) => readDirectory(sql, { pattern, after, take }),
    count: () => countDirectory(sql, pattern),
    positionOf: (position) => position,
  });
  const userId = { in: page.rows.map(({ id }) => id) };
  const rows = await prisma.profile.findMany({
    where: { userId, isPublic: true, hidden: false, suspended: false },
    orderBy: [{ sortName: 'asc' }, { userId: 'asc' }],
  });
  return { ...page, rows };
}
