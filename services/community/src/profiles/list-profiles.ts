import type { UserProfile } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type { Database } from '../database.ts';
import { foldText } from '../people/fold-text.ts';
import { decodeDirectoryCursor, encodeDirectoryCursor } from './directory-cursor.ts';
import { directoryPage, directoryTotal } from './directory-sql.ts';
import { presentProfile } from './present-profile.ts';

type Found = { user_id: string; sort_name: string };
export type ProfilePage = { profiles: UserProfile[]; total: number; next: string | undefined };

/** Words to look for, as a pattern in which nothing but the ends is a wildcard. */
export function searchPattern(search: string | undefined): string | undefined {
  const words = foldText(search ?? '');
  return words === '' ? undefined : `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** The public profiles by name, or those in whose names or identity the search occurs. */
export async function listProfiles(
  { pool, prisma }: Pick<Database, 'pool' | 'prisma'>,
  identity: Identity,
  query: { limit: number; cursor?: string | undefined; search?: string | undefined },
): Promise<ProfilePage> {
  const pattern = searchPattern(query.search);
  const position = query.cursor ? decodeDirectoryCursor(query.cursor) : undefined;
  const [page, counted] = await Promise.all([
    pool.query<Found>(directoryPage(pattern, position, query.limit + 1)),
    pool.query<{ total: number }>(directoryTotal(pattern)),
  ]);
  const shown = page.rows.slice(0, query.limit);
  const last = page.rows.length > query.limit ? shown.at(-1) : undefined;
  const rows = await prisma.profile.findMany({
    where: {
      userId: { in: shown.map((row) => row.user_id) },
      isPublic: true,
      hidden: false,
      suspended: false,
    },
    orderBy: [{ sortName: 'asc' }, { userId: 'asc' }],
  });
  return {
    profiles: rows.map((row) => presentProfile(row, identity)),
    total: counted.rows[0]!.total,
    next: last && encodeDirectoryCursor({ sortName: last.sort_name, userId: last.user_id }),
  };
}
