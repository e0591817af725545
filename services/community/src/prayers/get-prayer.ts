import type { Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type pg from 'pg';
import { ownKeys, readerKey } from '../people/actor.ts';
import { statesFor } from '../audience/audience.ts';
import { onePrayer, onePrayerInside, readPrayer } from './prayer-sql.ts';
import { withViewerFields, presentPrayer } from './present-prayer.ts';

async function find(
  statement: typeof onePrayerInside,
  pool: pg.Pool,
  id: string,
  identity: Identity,
): Promise<Prayer | undefined> {
  const row = await readPrayer(pool, statement, { actor: readerKey(identity), id });
  return row && withViewerFields(presentPrayer(row), row.liked, ownKeys(identity));
}

/** @returns undefined when there is no such prayer that the reader may see */
export function findPrayerFor(pool: pg.Pool, id: string, identity: Identity) {
  return find(onePrayer(statesFor(identity)), pool, id, identity);
}

/** For its author and admins: a prayer in any state. @returns undefined after it is deleted */
export function findPrayerInside(pool: pg.Pool, id: string, identity: Identity) {
  return find(onePrayerInside, pool, id, identity);
}
