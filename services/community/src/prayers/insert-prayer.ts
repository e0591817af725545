import { randomUUID } from 'node:crypto';
import { prismaSql } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { shareLockMember } from '../audience/lock-member-sql.ts';
import { lockName } from '../people/lock-author.ts';
import { communityMember } from '../people/public-name.ts';
import { storePhoto } from '../photos/store-photo.ts';
import type { NewPhoto } from '../photos/store-photo.ts';
import { countShared } from './count-shared.ts';
import { insertPrayerRows } from './insert-prayer-sql.ts';
import type { PrayerToInsert } from './insert-prayer-sql.ts';

export type NewPrayer = Omit<PrayerToInsert, 'id' | 'authorName'> & {
  /** Set when the id was chosen before; else random. */
  id?: string;
  photo?: NewPhoto | undefined;
};

/**
 * Inserts a prayer. A shared prayer is in the feed from the commit on.
 * @returns its id, or undefined when a prayer with this request id exists already
 */
export async function insertPrayer(tx: Tx, prayer: NewPrayer): Promise<string | undefined> {
  const { id = randomUUID(), photo } = prayer;
  const authorName = await lockName(tx, prayer.author, prayer.anonymous);
  // Its author cannot leave, and the circle cannot end, until the prayer is saved.
  if (prayer.circleId) await shareLockMember(tx, prayer.circleId, prayer.author.userId);
  const made = await insertPrayerRows(prismaSql(tx), [{ ...prayer, id, authorName }], !photo);
  if (made.length === 0) return undefined;
  if (photo) {
    await storePhoto(tx, id, photo);
    await countShared(tx, { to: [prayer.state] });
  }
  return id;
}

/**
 * Like `insertPrayer`, in its own transaction. Postgres commits a single statement itself: if this process hangs then,
 * no lock remains that other writers would wait for.
 */
export async function addPrayer(
  { sql, transaction }: Pick<Deps['database'], 'sql' | 'transaction'>,
  prayer: NewPrayer,
): Promise<string | undefined> {
  const { id = randomUUID(), author, photo } = prayer;
  if (author.userId || photo) return transaction((tx) => insertPrayer(tx, { ...prayer, id }));
  const row = { ...prayer, id, authorName: communityMember };
  return (await insertPrayerRows(sql, [row], true))[0];
}
