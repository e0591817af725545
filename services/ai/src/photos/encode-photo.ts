import { limits } from '@kbf/contracts';
import { loadSharp } from './load-sharp.ts';
import { createPhotoTurns } from './photo-turns.ts';
import { noPhoto, readPhoto } from './read-photo.ts';

/** More than any camera of today's phones at full size; what is larger is made to exhaust memory. */
const mostPixels = 50_000_000;
/** Pictures that build up in passes are unpacked whole before they are scaled: six bytes a pixel at worst. */
const mostPixelsInPasses = 25_000_000;
/** Of the clock, not of work: on a busy machine a photo waits for its share. */
const longestSeconds = 30;

/** Two photos as phones take them at a time, or one that is larger. */
const room = 2;
const largeFromPixels = 16_000_000;
/** A waiting photo takes up to 5 MB. */
const mostWaiting = 16;

const turns = createPhotoTurns({ room, mostWaiting });

/**
 * Decodes a photo and makes a new one of it: JPEG, upright, at most 800 px, without metadata. Only this one goes to a
 * model or to the feed.
 * @param url data URL
 * @throws {AppError} 413 over 5 MB, 400 for what is no whole photo or has too many pixels, 503 when too many wait
 */
export async function encodePhoto(url: string): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readPhoto(url);
  const pixels = await countPixels(bytes);
  return turns.run(pixels > largeFromPixels ? room : 1, () => encode(bytes));
}

/** From the first bytes alone: nothing is decoded yet. */
async function countPixels(bytes: Buffer): Promise<number> {
  const sharp = await loadSharp();
  const found = await sharp(bytes, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => {
      throw noPhoto();
    });
  const pixels = found.width * found.height;
  if (found.isProgressive && pixels > mostPixelsInPasses) throw noPhoto();
  return pixels;
}

async function encode(bytes: Buffer): Promise<Buffer<ArrayBuffer>> {
  const { longestSide: side, serverQuality: quality } = limits.photo;
  const sharp = await loadSharp();
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
    return Buffer.from(jpeg);
  } catch {
    throw noPhoto();
  }
}

/** A re-encoded photo as a model takes it. */
export const photoDataUrlOf = (jpeg: Buffer) => `data:image/jpeg;base64,${jpeg.toString('base64')}`;
