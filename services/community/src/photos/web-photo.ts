import { createWeightedSemaphore, unavailable } from '@kbf/service-kit';
import { LRUCache } from 'lru-cache';
import { loadSharp } from './load-sharp.ts';

/**
 * Pages get photos as WebP in two widths. These are made when a browser first asks, which takes about 30 ms, and kept
 * in memory for five minutes. They are not stored: so no copy outlives a deleted photo, export and backups hold each
 * photo once, and photos that were stored earlier have both widths, too.
 */
const kept = new LRUCache<string, Promise<Buffer>>({
  // Some 15 KB each.
  max: 200,
  ttl: 5 * 60_000,
  ttlAutopurge: true,
});
/** 0 to 100. It takes half the bytes of the stored JPEG, and looks like it. */
const quality = 75;
const encoding = createWeightedSemaphore({
  size: 1,
  mostWaiting: 30,
  refusal: () => unavailable('Too many photos are being encoded right now.'),
});

async function encode(jpeg: Uint8Array, width: number): Promise<Buffer> {
  const release = await encoding.take(1);
  try {
    const sharp = await loadSharp();
    return await sharp(jpeg)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
  } finally {
    release();
  }
}

/**
 * A stored photo as WebP. Ask it only for those who may see the photo.
 * @param key names these bytes in this width @param width in pixels; a narrower photo keeps its own
 * @returns undefined when it cannot be made right now: the JPEG serves as well
 */
export async function webPhoto(
  key: string,
  jpeg: Uint8Array,
  width: number,
): Promise<Buffer | undefined> {
  const known = kept.get(key);
  const webp = known ?? encode(jpeg, width);
  if (!known) kept.set(key, webp);
  try {
    return await webp;
  } catch {
    kept.delete(key);
    return undefined;
  }
}
