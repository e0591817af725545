import { createHash, randomUUID } from 'node:crypto';
import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import { loadSharp } from './load-sharp.ts';

/** Reads the size of a photo, in pixels, from its first bytes. Undefined for unreadable data. */
async function measurePhoto(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height } = await (await loadSharp())(bytes).metadata();
    return { width, height };
  } catch {
    return undefined;
  }
}

export type NewPhoto = {
  bytes: Buffer;
  state: 'public' | 'held';
  /** In pixels. */
  size?: { width: number; height: number } | undefined;
};

export const etagOf = (bytes: Buffer) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

type JudgedBytes = { bytes: Buffer; verdict?: 'public' | 'held' | undefined };

/**
 * Decides whether a photo is shown: when a model found it fit, or when the configuration publishes unchecked photos.
 */
export const judgedPhoto = (
  { bytes, verdict }: JudgedBytes,
  unchecked: CommunityConfig['PHOTOS_UNCHECKED'],
): NewPhoto => ({
  bytes,
  state: verdict ?? (unchecked === 'publish' ? 'public' : 'held'),
});

/** The same with its size, so that the feed reserves space before the photo loads. */
export const measuredPhoto = async (
  photo: JudgedBytes,
  unchecked: CommunityConfig['PHOTOS_UNCHECKED'],
): Promise<NewPhoto> => ({
  ...judgedPhoto(photo, unchecked),
  size: await measurePhoto(photo.bytes),
});

/** Stores the photo of a prayer. It is shown with the prayer, unless it is held. */
export async function storePhoto(tx: Tx, prayerId: string, photo: NewPhoto): Promise<void> {
  const { bytes, state, size } = photo;
  const id = randomUUID();
  await tx.prayerPhoto.create({
    data: { id, prayerId, bytes: new Uint8Array(bytes), etag: etagOf(bytes), state, ...size },
  });
  if (state === 'public')
    await tx.prayer.update({ where: { id: prayerId }, data: { photoId: id } });
}
