import { limits } from '@kbf/contracts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePhoto } from '../../src/photos/photo-encoder.ts';
import {
  dataUrl,
  gifOf,
  jpegOf,
  jpegWithMetadata,
  padded,
  pngBomb,
  pngOf,
  progressiveOf,
  tiffOf,
  webpOf,
} from './photo-samples.ts';

// Created before the first photo is encoded: afterwards only three formats can be read.
const made = {
  jpeg: await jpegOf(),
  png: await pngOf(),
  webp: await webpOf(),
  small: await jpegOf(300, 200),
  gif: await gifOf(),
  tiff: await tiffOf(),
  told: await jpegWithMetadata(),
  /** An ordinary photo, except for its size. */
  large: await jpegOf(8_000, 6_000),
  tooLarge: await jpegOf(8_000, 6_300),
  inPasses: await progressiveOf(5_000, 4_900),
  tooLargeInPasses: await progressiveOf(5_000, 5_100),
};
const long = dataUrl(padded(made.jpeg, 4_000_000));
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');

test.each(['jpeg', 'png', 'webp'] as const)(
  'When a %s comes, then it becomes a JPEG of at most 800 px',
  async (format) => {
    const found = await sharp(
      await encodePhoto(dataUrl(made[format], `image/${format}`)),
    ).metadata();
    expect(found).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
  },
);

test('When a photo is small, then it stays as small as it is', async () => {
  const found = await sharp(await encodePhoto(dataUrl(made.small))).metadata();
  expect(found).toMatchObject({ width: 300, height: 200 });
});

test.each(['large', 'inPasses'] as const)(
  'When a photo is as large as it may be (%s), then it is taken',
  async (which) => {
    const { width } = await sharp(await encodePhoto(dataUrl(made[which]))).metadata();
    expect(width).toBe(800);
  },
);

test('When a photo lies on its side and tells its place, then it stands upright and tells nothing', async () => {
  const before = await sharp(made.told).metadata();
  expect(before).toMatchObject({ width: 400, height: 200, orientation: 6 });
  expect(before.exif?.includes('Jane Roe')).toBe(true);
  const jpeg = await encodePhoto(dataUrl(made.told));
  const found = await sharp(jpeg).metadata();
  expect(found).toMatchObject({ width: 200, height: 400 });
  expect([found.exif, found.xmp, found.iptc, found.icc]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(jpeg.includes('Jane Roe') || jpeg.includes('secret-place')).toBe(false);
});

test('When a photo has exactly 5 MB, then it is taken; with one byte more, the answer is 413', async () => {
  const { maxBytes } = limits.photo;
  await expect(encodePhoto(dataUrl(padded(made.jpeg, maxBytes)))).resolves.toBeInstanceOf(Buffer);
  await expect(encodePhoto(dataUrl(padded(made.jpeg, maxBytes + 1)))).rejects.toMatchObject({
    status: 413,
    code: 'too_large',
  });
});

test.each([
  ['an SVG', dataUrl(svg, 'image/svg+xml')],
  ['an SVG that says it is a JPEG', dataUrl(svg)],
  ['HTML', dataUrl(Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png')],
  ['HTML of its own type', 'data:text/html;base64,PGI+aGk8L2I+'],
  ['a GIF', dataUrl(made.gif, 'image/gif')],
  ['a GIF that says it is a PNG', dataUrl(made.gif, 'image/png')],
  ['a TIFF', dataUrl(made.tiff, 'image/jpeg')],
  ['a JPEG that is cut in half', dataUrl(made.jpeg.subarray(0, made.jpeg.length / 2))],
  ['a PNG that is cut in half', dataUrl(made.png.subarray(0, made.png.length / 2))],
  ['a WebP that is cut in half', dataUrl(made.webp.subarray(0, made.webp.length / 2))],
  ['a PNG of 30,000 by 30,000 pixels', dataUrl(pngBomb(), 'image/png')],
  ['a whole photo of more than 50 million pixels', dataUrl(made.tooLarge)],
  ['one that builds up in passes, of more than 25 million', dataUrl(made.tooLargeInPasses)],
  ['the first bytes of a JPEG and nonsense', dataUrl(Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]))],
  [
    'a GIF behind the name of a WebP',
    dataUrl(Buffer.concat([Buffer.from('RIFF0000WEBP'), made.gif])),
  ],
  ['nothing', dataUrl(Buffer.alloc(0))],
  ['no data URL', 'https://example.org/photo.jpg'],
  ['a file of this machine', 'file:///etc/passwd'],
  ['a data URL without base64', 'data:image/jpeg,%FF%D8'],
  ['base64 that is none', 'data:image/jpeg;base64,!!!!'],
  ['base64 with another sign in its middle', `${long.slice(0, 4e6)}!${long.slice(4e6)}`],
  ['base64 that ends with another sign', `${long.slice(0, -1)}!`],
  ['base64 that is padded in its middle', `${long.slice(0, 4e6)}==${long.slice(4e6)}`],
  ['an empty text', ''],
])('When %s comes as a photo, then the answer is 400', async (_, url) => {
  await expect(encodePhoto(url)).rejects.toMatchObject({ status: 400, code: 'invalid' });
});
