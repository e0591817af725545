import { randomBytes } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';

export const dataUrl = (bytes: Buffer, type = 'image/jpeg') =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** Bytes that cannot be compressed, like those of a real photo. */
export const dense = (photo: Buffer, length: number) =>
  Buffer.concat([photo, randomBytes(length - photo.length)]);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#446688' } });

export const jpegOf = (width = 1_200, height = 900) => plain(width, height).jpeg().toBuffer();
/** A progressive JPEG, as web pages use it. */
export const progressiveOf = (width: number, height: number) =>
  plain(width, height).jpeg({ progressive: true }).toBuffer();
export const pngOf = (width = 1_200, height = 900) => plain(width, height).png().toBuffer();
export const webpOf = (width = 1_200, height = 900) => plain(width, height).webp().toBuffer();
export const gifOf = () => plain(100, 100).gif().toBuffer();
export const tiffOf = () => plain(100, 100).tiff().toBuffer();

/** A rotated photo with EXIF data: orientation, place and author. */
export const jpegWithMetadata = () =>
  plain(400, 200)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Jane Roe', Copyright: 'secret-place' },
      IFD3: { GPSLatitude: '40/1 26/1 46/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer();

/** A PNG of a few bytes that claims to be 30,000 by 30,000 pixels. */
export function pngBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A real photo with zeros after its end, `length` bytes in all. */
export const padded = (photo: Buffer, length: number) =>
  Buffer.concat([photo, Buffer.alloc(length - photo.length)]);
