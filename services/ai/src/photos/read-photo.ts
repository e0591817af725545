import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorCodes, fieldMessages, limits } from '@kbf/contracts';
import { AppError, invalid } from '@kbf/service-kit';

const dataUrl = /^data:image\/[\w.+-]{1,40};base64,/i;

/** Characters of base64 decoded before other calls run: whole groups of four, about a millisecond. */
const pieceLength = 512 * 1024;

export const noPhoto = () =>
  invalid('We cannot read this file. Please use a JPEG, PNG or WebP photo.');

/**
 * The bytes of a photo from the browser. The format is read from the first bytes; the claimed type is ignored.
 * @throws {AppError} 413 over 5 MB, 400 for data that is not JPEG, PNG or WebP
 */
export async function readPhoto(url: string): Promise<Buffer> {
  const head = dataUrl.exec(url.slice(0, 80));
  if (!head) throw noPhoto();
  const encoded = url.slice(head[0].length);
  if (decodedLength(encoded) > limits.photo.maxBytes)
    throw new AppError(errorCodes.tooLarge, 413, fieldMessages.photoTooLarge);
  const bytes = await decode(encoded);
  if (!isPhoto(bytes)) throw noPhoto();
  return bytes;
}

const withoutPadding = (text: string) => text.replace(/={1,2}$/, '');
const decodedLength = (encoded: string) => Math.floor((withoutPadding(encoded).length * 3) / 4);

/** Node skips invalid base64 without an error. Encoding the result again shows whether the input was valid. */
async function decode(encoded: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let at = 0; at < encoded.length; at += pieceLength) {
    if (at > 0) await nextTurn();
    const text = encoded.slice(at, at + pieceLength);
    const bytes = Buffer.from(text, 'base64');
    if (withoutPadding(bytes.toString('base64')) !== withoutPadding(text)) throw noPhoto();
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function isPhoto(bytes: Buffer): boolean {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const isPng = bytes.subarray(0, 8).equals(png);
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp;
}
