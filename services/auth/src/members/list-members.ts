import type { Role } from '@kbf/contracts';
import { newestFirst, olderThan, readNewestPage, searchPatterns } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { memberRows } from './member-rows.ts';
import type { MemberRow } from './present-member.ts';

export type MemberFilter = {
  search?: string | undefined;
  role?: Role | undefined;
  suspended?: boolean | undefined;
  frozen?: boolean | undefined;
  leaving?: boolean | undefined;
};

const matching = (search: string): Prisma.PersonWhereInput => ({
  OR: searchPatterns(search).map((pattern) => ({ searchText: { contains: pattern } })),
});

const filtered = ({
  search,
  role,
  suspended,
  frozen,
  leaving,
}: MemberFilter): Prisma.PersonWhereInput => ({
  erasingAt: leaving ? { not: null } : null,
  ...(role === undefined ? {} : { role }),
  ...(suspended === undefined ? {} : { suspendedAt: suspended ? { not: null } : null }),
  ...(frozen === undefined ? {} : { frozenAt: frozen ? { not: null } : null }),
  ...(search ? matching(search) : {}),
});

/** Lists the members, newest first. @throws 400 for an invalid cursor */
export async function listMembers(
  tx: Pick<Tx, 'person' | 'loginSession' | 'undoState'>,
  query: MemberFilter & PageQuery,
): Promise<Page<MemberRow>> {
  const where = filtered(query);
  const page = await readNewestPage(query, {
    read: (after, take) =>
      tx.person.findMany({
        where: { AND: [where, olderThan(after) ?? {}] },
        orderBy: newestFirst,
        take,
      }),
    count: () => tx.person.count({ where }),
  });
  return { ...page, rows: await memberRows(tx, page.rows) };
}
