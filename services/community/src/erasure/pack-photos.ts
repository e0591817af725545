import { getPrayerPhoto, getProfilePhoto, hrefOf, limits } from '@kbf/contracts';
import type { Tx } from '../database.ts';

/** A photo in an archive. `image` holds the photo itself, as a `data:` address; null when there is no room left. */
export type PackedPhoto = { address: string; image: string | null };

/**
 * Packs the photos of one person into an archive, one after the other, until it is full. The archive travels in one
 * piece, so it has an end; whatever does not fit can still be opened at its address.
 */
export function createPhotoPacker(tx: Tx, room: number = limits.export.photoBytes) {
  const pack = async (
    address: string,
    read: () => Promise<{ bytes: Uint8Array } | null>,
  ): Promise<PackedPhoto> => {
    const bytes = room > 0 ? (await read())?.bytes : undefined;
    // A photo that was deleted a moment ago has no bytes any more.
    if (!bytes || bytes.length === 0) return { address, image: null };
    const fits = bytes.length <= room;
    room = fits ? room - bytes.length : 0;
    return { address, image: fits ? jpegAddress(bytes) : null };
  };
  const select = { bytes: true };
  return {
    ofPrayer: (id: string) =>
      pack(hrefOf(getPrayerPhoto, { photoId: id }), () =>
        tx.prayerPhoto.findUnique({ where: { id }, select }),
      ),
    ofProfile: async (id: string | null) =>
      id &&
      pack(hrefOf(getProfilePhoto, { photoId: id }), () =>
        tx.profilePhoto.findUnique({ where: { id }, select }),
      ),
  };
}

/** Every photo is kept as JPEG. */
const jpegAddress = (bytes: Uint8Array) =>
  `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
