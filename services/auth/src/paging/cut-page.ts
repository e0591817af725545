import { encodeListCursor } from '@kbf/service-kit';
import type { ListPosition } from '@kbf/service-kit';

/** One page of a list of which one row more than `limit` was read, and the cursor of the next one if there is one. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => ListPosition,
): { page: Row[]; next: string | undefined } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    page,
    next: rows.length > limit && last ? encodeListCursor(positionOf(last)) : undefined,
  };
}
