import { limits } from '@kbf/contracts';
import { noPhoto, readPhoto } from './read-photo.ts';

/** More than any camera of today's phones at full size; what is larger is made to exhaust memory. */
const mostPixels = 50_000_000;
const longestSeconds = 10;
/** A photo of that size takes 150 MB while it is scaled: few at a time. */
const atOnce = 2;

const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Whatever the bytes claim to be, only these three readers exist.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  return sharp;
};
let loading: ReturnType<typeof loadSharp> | undefined;

let free = atOnce;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

/**
 * Decodes a photo and makes a new one of it: JPEG, upright, at most 800 px, without metadata. Only this one goes to a
 * model or to the feed. The decoder loads with the first photo.
 * @param url data URL
 * @throws {AppError} 413 over 5 MB, 400 for what is no whole photo or has too many pixels
 */
export async function encodePhoto(url: string): Promise<Buffer<ArrayBuffer>> {
  const bytes = readPhoto(url);
  const sharp = await (loading ??= loadSharp());
  return await inTurn(async () => {
    try {
      const { longestSide, serverQuality } = limits.photo;
      const jpeg = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .resize({
          width: longestSide,
          height: longestSide,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: serverQuality })
        .timeout({ seconds: longestSeconds })
        .toBuffer();
      return Buffer.from(jpeg);
    } catch {
      throw noPhoto();
    }
  });
}

/** A re-encoded photo as a model takes it. */
export const photoDataUrlOf = (jpeg: Buffer) => `data:image/jpeg;base64,${jpeg.toString('base64')}`;
