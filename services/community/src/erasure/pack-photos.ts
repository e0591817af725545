import { getPrayerPhoto, getProfilePhoto, hrefOf, limits } from '@kbf/contracts';
import type { Tx } from '../database.ts';

/** A photo in an archive. `image` holds the photo as a `data:` URL; null when there is no room left. */
export type PackedPhoto = { address: string; image: string | null };

/**
 * Packs the photos of one person into an archive, one by one, until it is full. The archive is sent as one message, so
 * its size is limited. Photos that do not fit can still be opened at their address.
 */
export function createPhotoPacker(tx: Tx, room: number = limits.export.photoBytes) {
  const pack = async (
    address: string,
    read: () => Promise<{ bytes: Uint8Array } | null>,
  ): Promise<PackedPhoto> => {
    const bytes = room > 0 ? (await read())?.bytes : undefined;
    // A photo that was just deleted has no bytes.
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

/** All photos are stored as JPEG. */
const jpegAddress = (bytes: Uint8Array) =>
  `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
