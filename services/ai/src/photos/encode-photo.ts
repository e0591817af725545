import { limits } from '@kbf/contracts';
import { createPhotoProcess } from './ask-photo-process.ts';
import type { PhotoAnswer } from './photo-question.ts';
import { createPhotoTurns, photoLater } from './photo-turns.ts';
import { noPhoto, readPhoto } from './read-photo.ts';

/** More than any camera of today's phones at full size; what is larger is made to exhaust memory. */
const mostPixels = 50_000_000;
/** Pictures that build up in passes are unpacked whole before they are scaled: six bytes a pixel at worst. */
const mostPixelsInPasses = 25_000_000;

/** Two photos as phones take them at a time, or one that is larger. */
const room = 2;
const largeFromPixels = 16_000_000;
/** A waiting photo takes up to 5 MB. */
const mostWaiting = 16;

const turns = createPhotoTurns({ room, mostWaiting });
const decoder = createPhotoProcess();

/**
 * Decodes a photo and makes a new one of it: JPEG, upright, at most 800 px, without metadata. Only this one goes to a
 * model or to the feed.
 * @param url data URL
 * @throws {AppError} 413 over 5 MB, 400 for what is no whole photo or has too many pixels, 503 when too many wait
 */
export async function encodePhoto(url: string): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readPhoto(url);
  let answer = await turns.run(1, () => encode(bytes, largeFromPixels));
  // Few are: those are sent once more, with all the room for themselves.
  if ('refusal' in answer && answer.refusal === 'large')
    answer = await turns.run(room, () => encode(bytes, mostPixels));
  if ('refusal' in answer) throw noPhoto();
  return Buffer.from(answer.jpeg);
}

async function encode(bytes: Buffer, largeFrom: number): Promise<PhotoAnswer> {
  const { longestSide, serverQuality: quality } = limits.photo;
  const pixels = { mostPixels, mostPixelsInPasses, largeFromPixels: largeFrom };
  try {
    return await decoder.ask({ bytes, ...pixels, longestSide, quality });
  } catch {
    throw photoLater('This photo could not be read right now. Please try again in a moment.');
  }
}

/** A re-encoded photo as a model takes it. */
export const photoDataUrlOf = (jpeg: Buffer) => `data:image/jpeg;base64,${jpeg.toString('base64')}`;
