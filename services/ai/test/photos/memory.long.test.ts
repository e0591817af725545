import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { ask, useAi } from '../setup.ts';
import { dataUrl, padded, pngBomb } from './photo-samples.ts';

const ai = await useAi({ hasProvider: false });
let url: string;

// Noise in every pixel, so that decoding costs as much as for a real photo.
const noisy = await sharp(randomBytes(1_600 * 1_200 * 3), {
  raw: { width: 1_600, height: 1_200, channels: 3 },
})
  .jpeg({ quality: 80 })
  .toBuffer();
const large = dataUrl(padded(noisy, 5 * 1024 * 1024));

beforeAll(async () => {
  url = await ai.listen();
});

const burst = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const photoUrl = at % 3 === 2 ? dataUrl(pngBomb(), 'image/png') : large;
      const response = await ask(url, { photoUrl });
      await response.arrayBuffer();
      return response.status;
    }),
  );

test('When photos of 5 MB and 30,000 by 30,000 pixels come in bursts, then memory stays bounded', async () => {
  const statuses = await burst(12);
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  expect(statuses.filter((status) => status === 400)).toHaveLength(4);
  const before = process.memoryUsage.rss();
  for (let round = 0; round < 3; round += 1) await burst(12);
  // A single picture of 30,000 by 30,000 pixels would take 2.7 GB; 36 bodies kept would be 168 MB and more.
  const grown = (process.memoryUsage.rss() - before) / 1024 / 1024;
  expect(grown).toBeLessThan(400);
});
