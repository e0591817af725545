import { errorCodes, limits } from '@kbf/contracts';
import { AppError, createWeightedSemaphore } from '@kbf/service-kit';
import { createPhotoProcess } from './ask-photo-process.ts';
import type { PhotoAnswer } from './photo-question.ts';
import { noPhoto, readPhoto } from './read-photo.ts';

/** More than the full size of today's phone cameras; larger images are made to exhaust memory. */
const mostPixels = 50_000_000;
/** Progressive and interlaced images are unpacked whole before they are scaled: six bytes a pixel at worst. */
const mostPixelsInPasses = 25_000_000;

/** Two phone photos at a time, or a single larger one. */
const room = 2;
const largeFromPixels = 16_000_000;
/** A waiting photo takes up to 5 MB. */
const mostWaiting = 16;

/** Seconds before another try makes sense. */
const busyRetryAfter = 5;

const photoLater = (message: string) =>
  new AppError(errorCodes.unavailable, 503, message, { retryAfter: busyRetryAfter });

const manyPhotos = () =>
  photoLater('A lot of photos are being sent right now. Please try again in a moment.');

/** Encodes photos with `decoder`, within the room above. */
export function createPhotoEncoder(decoder: Pick<ReturnType<typeof createPhotoProcess>, 'ask'>) {
  const decoding = createWeightedSemaphore({ size: room, mostWaiting, refusal: manyPhotos });

  async function encode(bytes: Buffer, share: number, largeFrom: number): Promise<PhotoAnswer> {
    const { longestSide, serverQuality: quality } = limits.photo;
    const pixels = { mostPixels, mostPixelsInPasses, largeFromPixels: largeFrom };
    const release = await decoding.take(share);
    try {
      return await decoder.ask({ bytes, ...pixels, longestSide, quality });
    } catch {
      throw photoLater('We could not read this photo right now. Please try again in a moment.');
    } finally {
      release();
    }
  }

  return async (url: string): Promise<Buffer<ArrayBuffer>> => {
    const bytes = await readPhoto(url);
    let answer = await encode(bytes, 1, largeFromPixels);
    // Large photos are rare: send them again, with all the room.
    if ('refusal' in answer && answer.refusal === 'large')
      answer = await encode(bytes, room, mostPixels);
    if ('refusal' in answer) throw noPhoto();
    return Buffer.from(answer.jpeg);
  };
}

/**
 * Decodes a photo and encodes a new one: JPEG, upright, at most 800 px, without metadata. Only the new one goes to a
 * model or to the feed.
 * @param url data URL
 * @throws {AppError} 413 over 5 MB, 400 for an incomplete or invalid photo or one with too many pixels, 503 when too
 * many wait
 */
export const encodePhoto = createPhotoEncoder(createPhotoProcess());

/** A re-encoded photo in the format that a model accepts. */
export const photoDataUrlOf = (jpeg: Buffer) => `data:image/jpeg;base64,${jpeg.toString('base64')}`;
