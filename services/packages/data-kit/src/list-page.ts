import { setListHeaders } from '@kbf/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { timeCursor } from './cursor.ts';
import type { Cursor, TimePosition } from './cursor.ts';

/** `limit` and `cursor` as every list's contract has them. */
export type PageQuery = { limit: number; cursor?: string | undefined };

/** A page of a list: its rows, how many there are in all, and the cursor of the next page if there is one. */
export type Page<Row> = { rows: Row[]; total: number; next: string | undefined };

/**
 * Reads one page of a list.
 * @param list.read up to `take` rows that come after a place in the list, in its order; from its start without one
 * @param list.positionOf where a row stands, as `cursor` writes it
 * @throws 400 for a cursor that is none
 */
export async function readPage<Row, Position>(
  query: PageQuery,
  list: {
    cursor: Cursor<Position>;
    read: (after: Position | undefined, take: number) => Promise<readonly Row[]>;
    count: () => Promise<number>;
    positionOf: (row: Row) => Position;
  },
): Promise<Page<Row>> {
  const after = query.cursor === undefined ? undefined : list.cursor.decode(query.cursor);
  // One more than is shown tells whether there is a next page.
  const [found, total] = await Promise.all([list.read(after, query.limit + 1), list.count()]);
  const rows = found.slice(0, query.limit);
  const last = found.length > query.limit ? rows.at(-1) : undefined;
  return { rows, total, next: last && list.cursor.encode(list.positionOf(last)) };
}

/** `readPage` for rows with `createdAt` and `id`, newest first: `newestFirst` and `olderThan` are for its query. */
export function readNewestPage<Row extends { createdAt: Date; id: string }>(
  query: PageQuery,
  list: {
    read: (after: TimePosition | undefined, take: number) => Promise<readonly Row[]>;
    count: () => Promise<number>;
  },
): Promise<Page<Row>> {
  const positionOf = ({ createdAt, id }: Row) => ({ at: createdAt, id });
  return readPage(query, { ...list, cursor: timeCursor, positionOf });
}

/** The order of `readNewestPage`, for Prisma. */
export const newestFirst: [{ createdAt: 'desc' }, { id: 'desc' }] = [
  { createdAt: 'desc' },
  { id: 'desc' },
];

/** Rows that come after a place in that order, for Prisma's `where`. The first condition is the one an index serves. */
export const olderThan = (after: TimePosition | undefined) =>
  after && {
    createdAt: { lte: after.at },
    OR: [{ createdAt: { lt: after.at } }, { id: { lt: after.id } }],
  };

/** Sets the headers of a list and gives its rows, as its contract answers them. */
export function presentPage<Row, Shown>(
  page: Page<Row>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  present: (row: Row) => Shown,
): Shown[] {
  setListHeaders(request, reply, page.total, page.next);
  return page.rows.map(present);
}
