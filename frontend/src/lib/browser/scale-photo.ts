import { limits } from '@kbf/contracts';

const { longestSide, maxBytes, quality } = limits.photo;

/** The file exceeds the size limit. */
export class PhotoTooLargeError extends Error {
  override name = 'PhotoTooLargeError';
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
 * location, because the canvas holds only pixels.
 * @throws {PhotoTooLargeError} over 5 MB; the browser's own error for a file that is not an image
 */
export async function scalePhoto(file: File): Promise<string> {
  if (file.size > maxBytes) throw new PhotoTooLargeError();
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
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
