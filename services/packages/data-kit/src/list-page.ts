import { setListHeaders } from '@kbf/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { timeCursor } from './cursor.ts';
import type { Cursor, TimePosition } from './cursor.ts';

/** `limit` and `cursor` as in the contract of every list. */
export type PageQuery = { limit: number; cursor?: string | undefined };

/** A page of a list: its rows, the total number, and the cursor of the next page if there is one. */
export type Page<Row> = { rows: Row[]; total: number; next: string | undefined };

/**
 * Reads one page of a list.
 * @param list.read up to `take` rows after a position, in the list's order; from the start without a position
 * @param list.positionOf the position of a row, as `cursor` writes it
 * @throws 400 for an invalid cursor
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
  // One extra row tells whether there is a next page.
  const [found, total] = await Promise.all([list.read(after, query.limit + 1), list.count()]);
  const rows = found.slice(0, query.limit);
  const last = found.length > query.limit ? rows.at(-1) : undefined;
  return { rows, total, next: last && list.cursor.encode(list.positionOf(last)) };
}

/** `readPage` for rows with `createdAt` and `id`, newest first. Use `newestFirst` and `olderThan` in its query. */
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

/** Rows after a position in that order, for Prisma's `where`. The first condition uses the index. */
export const olderThan = (after: TimePosition | undefined) =>
  after && {
    createdAt: { lte: after.at },
    OR: [{ createdAt: { lt: after.at } }, { id: { lt: after.id } }],
  };

/** Sets a list's headers and returns its rows in the shape of its contract. */
export function presentPage<Row, Shown>(
  page: Page<Row>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  present: (row: Row) => Shown,
): Shown[] {
  setListHeaders(request, reply, page.total, page.next);
  return page.rows.map(present);
}
