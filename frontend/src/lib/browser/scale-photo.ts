import { limits } from '@kbf/contracts';

const { longestSide, maxBytes, maxFileBytes, quality } = limits.photo;

/** The file exceeds the size limit, and the browser cannot shrink it. */
export class PhotoTooLargeError extends Error {
  override name = 'PhotoTooLargeError';
}

/** A photo in the format of iPhones, which this browser cannot read. */
export class HeicPhotoError extends Error {
  override name = 'HeicPhotoError';
}

/** The beginning of such a file (ISO/IEC 23008-12), whatever its name. */
const isHeic = async (file: File): Promise<boolean> =>
  /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(await file.slice(4, 12).text());

/** Decodes a file of any format that the browser knows. @throws what is true of a file that it cannot read */
async function decode(file: File): Promise<ImageBitmap> {
  if (file.size > maxFileBytes) throw new PhotoTooLargeError();
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (await isHeic(file)) throw new HeicPhotoError();
    if (file.size > maxBytes) throw new PhotoTooLargeError();
    throw error;
  }
}

/** Width and height after scaling: the longer side is at most 800 px; smaller photos are unchanged. */
export function scaledSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/**
 * Scales a photo and encodes it as JPEG of quality 0.7 (specification section 5), as a data URL. This removes its
 * location, because the canvas holds only pixels. The rule of 5 MB is for what is sent: the photos of phones are
 * larger before they are scaled.
 * @throws {PhotoTooLargeError}, {HeicPhotoError}; the browser's own error for another file that is not an image
 */
export async function scalePhoto(file: File): Promise<string> {
  const bitmap = await decode(file);
  const { width, height } = scaledSize(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // Transparent areas would become black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality);
}
