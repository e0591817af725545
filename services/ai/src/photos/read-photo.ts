import { errorCodes, limits } from '@kbf/contracts';
import { AppError, invalid } from '@kbf/service-kit';

const dataUrl = /^data:image\/[\w.+-]{1,40};base64,/i;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

export const noPhoto = () => invalid('This is not a photo we can read. JPEG, PNG and WebP work.');

/**
 * The bytes of a photo as the browser sends it. What the sender calls it does not count, only how it begins.
 * @throws {AppError} 413 over 5 MB, 400 for anything that is no JPEG, PNG or WebP
 */
export function readPhoto(url: string): Buffer {
  const head = dataUrl.exec(url.slice(0, 80));
  if (!head) throw noPhoto();
  const encoded = url.slice(head[0].length);
  if (!base64.test(encoded)) throw noPhoto();
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > limits.photo.maxBytes)
    throw new AppError(errorCodes.tooLarge, 413, 'Please select an image smaller than 5MB');
  if (!isPhoto(bytes)) throw noPhoto();
  return bytes;
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function isPhoto(bytes: Buffer): boolean {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const isPng = bytes.subarray(0, 8).equals(png);
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp;
}
