import type { Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type pg from 'pg';
import { onePrayer, onePrayerInside } from '../feed/feed-sql.ts';
import type { FeedRow } from '../feed/feed-sql.ts';
import { ownKeys, readerKey } from '../people/actor.ts';
import { personalise, presentPrayer } from './present-prayer.ts';

async function find(
  statement: typeof onePrayer,
  pool: pg.Pool,
  id: string,
  identity: Identity,
): Promise<Prayer | undefined> {
  const { rows } = await pool.query<FeedRow>({ ...statement, values: [readerKey(identity), id] });
  const row = rows[0];
  return row && personalise(presentPrayer(row), row.liked, ownKeys(identity));
}

/** @returns undefined when there is no such prayer in public */
export function findPublicPrayer(pool: pg.Pool, id: string, identity: Identity) {
  return find(onePrayer, pool, id, identity);
}

/** For its author and admins: a prayer whatever its state. @returns undefined once it is deleted */
export function findPrayerInside(pool: pg.Pool, id: string, identity: Identity) {
  return find(onePrayerInside, pool, id, identity);
}
