import type { Identity } from '@kbf/process-kit';
import { forbidden, notFound } from '@kbf/service-kit';
import { lockStat } from '../feed/feed-sql.ts';
import type { Parts } from '../parts.ts';
import { countPublic } from './count-public.ts';
import { mayDelete } from './prayer-policy.ts';

/**
 * Deletes a prayer with its comments, likes and photo. An empty row stays, so that neither a late event nor a repeated
 * request brings it back.
 * @throws 404, 403
 */
export async function deletePrayer(
  { database, feed }: Pick<Parts, 'database' | 'feed'>,
  identity: Identity,
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.$queryRawUnsafe(lockStat, id);
    const prayer = await tx.prayer.findUnique({ where: { id } });
    if (!prayer || prayer.state === 'deleted') throw notFound();
    if (!mayDelete(identity, prayer)) throw prayer.state === 'public' ? forbidden() : notFound();
    const prayerId = id;
    await tx.prayerComment.deleteMany({ where: { prayerId } });
    await tx.prayerLike.deleteMany({ where: { prayerId } });
    await tx.prayerPhoto.updateMany({
      where: { prayerId },
      data: { state: 'deleted', bytes: new Uint8Array() },
    });
    await tx.prayerStat.deleteMany({ where: { prayerId } });
    await tx.prayer.update({
      where: { id },
      data: {
        state: 'deleted',
        request: '',
        response: null,
        authorName: '',
        tags: [],
        heldReasons: [],
        photoId: null,
        contentHash: null,
      },
    });
    if (prayer.state === 'public') await countPublic(tx, -1);
  });
  await feed.changed();
}
