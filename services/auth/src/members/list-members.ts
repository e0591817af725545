import type { Role } from '@kbf/contracts';
import { escapeLike, newestFirst, olderThan, readNewestPage } from '@kbf/data-kit';
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
};

/** The column `search_text` holds name, address and number, each on a line. */
function matching(search: string): Prisma.PersonWhereInput {
  const contains = (text: string) => ({
    searchText: { contains: escapeLike(text), mode: 'insensitive' as const },
  });
  const digits = search.replaceAll(/\D/g, '');
  // Find a phone number in any notation.
  const isNumber = digits.length >= 3 && /^[-+\s().\d]+$/.test(search);
  return isNumber ? { OR: [contains(search), contains(digits)] } : contains(search);
}

const filtered = ({ search, role, suspended, frozen }: MemberFilter): Prisma.PersonWhereInput => ({
  erasingAt: null,
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
