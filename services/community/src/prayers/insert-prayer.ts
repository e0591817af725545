import { randomUUID } from 'node:crypto';
import type { QuotedPassage, ResponseSource } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import type { Author } from '../people/actor.ts';
import { lockName } from '../people/lock-author.ts';
import { storePhoto } from '../photos/store-photo.ts';
import type { NewPhoto } from '../photos/store-photo.ts';
import { countPublic } from './count-public.ts';

export type NewPrayer = {
  /** Where it was chosen before, such as by the assistant that announced it; else random. */
  id?: string;
  author: Author;
  anonymous: boolean;
  request: string;
  response: string | null;
  responseSource: ResponseSource | null;
  passages?: QuotedPassage[];
  tags: string[];
  state: 'public' | 'held' | 'private';
  heldReasons: string[];
  requestId: string | null;
  contentHash: string | null;
  photo?: NewPhoto | undefined;
};

/**
 * Writes a prayer down. It is in the feed from the commit on, if it is public.
 * @returns its id, or undefined when there is a prayer with this request id already
 */
export async function insertPrayer(tx: Tx, prayer: NewPrayer): Promise<string | undefined> {
  const { author, id = randomUUID(), photo, ...rest } = prayer;
  const authorName = await lockName(tx, author, prayer.anonymous);
  const now = await databaseNow(tx);
  const { count } = await tx.prayer.createMany({
    data: [
      {
        ...rest,
        id,
        authorUserId: author.userId,
        authorVisitorId: author.visitorId,
        authorName,
        publishedAt: prayer.state === 'public' ? now : null,
        createdAt: now,
      },
    ],
    skipDuplicates: true,
  });
  if (count === 0) return undefined;
  await tx.prayerStat.create({ data: { prayerId: id } });
  if (photo) await storePhoto(tx, id, photo);
  if (prayer.state === 'public') await countPublic(tx, 1);
  return id;
}
