import { foldText, limits, ownNeed } from '@kbf/contracts';
import type { Need, NeedKind, NeedTag, OwnNeed } from '@kbf/contracts';
import { escapeLike, newestFirst, olderThan, readNewestPage } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { readMatches } from './match-needs-sql.ts';
import { columnDay, openNeeds, today } from './open-needs.ts';
import { authorsOf, forReader, presentNeed } from './present-need.ts';
import type { NeedRow } from './present-need.ts';

type Reading = Pick<Deps, 'database' | 'people' | 'logger'>;
type Asked = PageQuery & {
  kind?: NeedKind | undefined;
  tag?: NeedTag | undefined;
  search?: string | undefined;
};

function read(
  { database: { prisma } }: Reading,
  readerId: string,
  where: Prisma.NeedWhereInput,
  query: PageQuery,
): Promise<Page<NeedRow>> {
  return readNewestPage(query, {
    read: (after, take) =>
      prisma.need.findMany({
        where: { AND: [where, olderThan(after) ?? {}] },
        orderBy: newestFirst,
        take,
        include: forReader(readerId),
      }),
    count: () => prisma.need.count({ where }),
  });
}

/** Lists the needs that members see, newest first. */
export async function listNeeds(
  deps: Reading,
  readerId: string,
  { kind, tag, search, ...query }: Asked,
): Promise<Page<Need>> {
  const { prisma } = deps.database;
  const where: Prisma.NeedWhereInput = {
    AND: [
      await openNeeds(prisma, readerId),
      kind ? { kind } : {},
      tag ? { tag } : {},
      search ? { searchText: { contains: escapeLike(foldText(search)) } } : {},
    ],
  };
  const page = await read(deps, readerId, where, query);
  const authors = await authorsOf(deps, page.rows);
  return { ...page, rows: page.rows.map((row) => presentNeed(row, readerId, authors)) };
}

/** Lists a member's own needs in every state, with their matches. */
export async function listOwnNeeds(
  deps: Reading,
  authorId: string,
  query: PageQuery,
): Promise<Page<OwnNeed>> {
  const page = await read(deps, authorId, { authorUserId: authorId }, query);
  const rows = await Promise.all(page.rows.map((row) => withMatches(deps, authorId, row)));
  return { ...page, rows };
}

/** A need as its author sees it. */
export async function withMatches(deps: Reading, authorId: string, row: NeedRow): Promise<OwnNeed> {
  const { prisma, sql } = deps.database;
  const day = await today(prisma);
  const isOver = columnDay(row.endsOn) < day;
  const isShown = row.state === 'public' && !isOver;
  const ids = isShown
    ? await readMatches(sql, { id: row.id, today: day, take: limits.need.matches })
    : [];
  const found = await prisma.need.findMany({
    where: { id: { in: ids } },
    include: forReader(authorId),
  });
  const authors = await authorsOf(deps, [row, ...found]);
  const best = ids.flatMap((id) => found.filter((need) => need.id === id));
  return {
    ...presentNeed(row, authorId, authors),
    state: ownNeed.shape.state.parse(row.state === 'public' && isOver ? 'ended' : row.state),
    matches: best.map((need) => presentNeed(need, authorId, authors)),
  };
}
