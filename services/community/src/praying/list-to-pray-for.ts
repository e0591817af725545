import type { Prayer } from '@kbf/contracts';
import { countCursor, readPage } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import type { Deps } from '../deps.ts';
import { ownKeys } from '../people/actor.ts';
import { presentPrayer, withViewerFields } from '../prayers/present-prayer.ts';
import { countToPrayFor, readToPrayFor } from './to-pray-for-sql.ts';

/** Lists the public prayers that a reader can pray for, least prayed for first, then newest. */
export async function listToPrayFor(
  { database: { pool } }: Pick<Deps, 'database'>,
  identity: Identity,
  query: PageQuery,
): Promise<Page<Prayer>> {
  const keys = ownKeys(identity);
  const page = await readPage(query, {
    cursor: countCursor,
    read: (after, take) => readToPrayFor(pool, identity, { after, take }),
    count: () => countToPrayFor(pool, identity),
    positionOf: (row) => ({ count: row.prayed_count, at: row.published_at, id: row.id }),
  });
  return {
    ...page,
    rows: page.rows.map((row) => withViewerFields(presentPrayer(row), row.liked, keys)),
  };
}
