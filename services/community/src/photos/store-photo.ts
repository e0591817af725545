import { createHash, randomUUID } from 'node:crypto';
import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';

export type NewPhoto = { bytes: Buffer; state: 'public' | 'held' };

export const etagOf = (bytes: Buffer) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/**
 * Whether a photo is shown: when something looked at it and found it fit, or when the configuration says that photos
 * are published unseen.
 */
export const judgedPhoto = (
  photo: { bytes: Buffer; verdict?: 'public' | 'held' | undefined },
  unchecked: CommunityConfig['PHOTOS_UNCHECKED'],
): NewPhoto => ({
  bytes: photo.bytes,
  state: photo.verdict ?? (unchecked === 'publish' ? 'public' : 'held'),
});

/** Keeps the photo of a prayer. It is shown with the prayer, unless it is held. */
export async function storePhoto(tx: Tx, prayerId: string, photo: NewPhoto): Promise<void> {
  const { bytes, state } = photo;
  const id = randomUUID();
  await tx.prayerPhoto.create({
    data: { id, prayerId, bytes: new Uint8Array(bytes), etag: etagOf(bytes), state },
  });
  if (state === 'public')
    await tx.prayer.update({ where: { id: prayerId }, data: { photoId: id } });
}
