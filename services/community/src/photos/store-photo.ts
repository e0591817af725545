import { createHash, randomUUID } from 'node:crypto';
import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';

export type NewPhoto = { bytes: Buffer; verdict?: 'public' | 'held' | undefined };

export const etagOf = (bytes: Buffer) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/**
 * Keeps the photo of a prayer. It is shown with the prayer when something looked at it and found it fit, or when the
 * configuration says that photos are published unseen.
 * @returns whether it is shown
 */
export async function storePhoto(
  tx: Tx,
  prayerId: string,
  photo: NewPhoto,
  unchecked: CommunityConfig['PHOTOS_UNCHECKED'],
): Promise<boolean> {
  const state = photo.verdict ?? (unchecked === 'publish' ? 'public' : 'held');
  const id = randomUUID();
  const etag = etagOf(photo.bytes);
  await tx.prayerPhoto.create({
    data: { id, prayerId, bytes: new Uint8Array(photo.bytes), etag, state },
  });
  if (state === 'public')
    await tx.prayer.update({ where: { id: prayerId }, data: { photoId: id } });
  return state === 'public';
}
