import { readPage, timeCursor } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { DecidedText as Shown } from '@kbf/contracts';
import type { Deps } from '../deps.ts';
import { presentDecided } from './present-decided.ts';

/** Lists the decisions of admins about texts, newest first. */
export async function listDecided(
  { config, database: { prisma } }: Pick<Deps, 'config' | 'database'>,
  query: PageQuery,
): Promise<Page<Shown>> {
  const page = await readPage(query, {
    cursor: timeCursor,
    read: (after, take) =>
      prisma.decidedText.findMany({
        ...(after && {
          where: {
            decidedAt: { lte: after.at },
            OR: [{ decidedAt: { lt: after.at } }, { id: { lt: after.id } }],
          },
        }),
        orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
        take,
      }),
    count: () => prisma.decidedText.count(),
    positionOf: ({ id, decidedAt: at }) => ({ id, at }),
  });
  const admins = await prisma.personName.findMany({
    where: { personId: { in: page.rows.map(({ decidedBy }) => decidedBy) } },
  });
  const nameOf = (personId: string) => admins.find((one) => one.personId === personId)?.fullName;
  return {
    ...page,
    rows: page.rows.map((row) => presentDecided(config, row, nameOf(row.decidedBy))),
  };
}
