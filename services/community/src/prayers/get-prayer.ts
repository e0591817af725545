import type { Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type pg from 'pg';
import { onePrayer } from '../feed/feed-sql.ts';
import type { FeedRow } from '../feed/feed-sql.ts';
import { ownKeys, readerKey } from '../people/actor.ts';
import { personalise, presentPrayer } from './present-prayer.ts';

/** @returns undefined when there is no such prayer in public */
export async function findPublicPrayer(
  pool: pg.Pool,
  id: string,
  identity: Identity,
): Promise<Prayer | undefined> {
  const { rows } = await pool.query<FeedRow>({ ...onePrayer, values: [readerKey(identity), id] });
  const row = rows[0];
  return row && personalise(presentPrayer(row), row.liked, ownKeys(identity));
}
