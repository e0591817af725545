import sharp from 'sharp';
import { expect, test } from '../fixtures.ts';
import type { Visit } from '../fixtures.ts';
import { call } from '../write-by-call.ts';

/** Opens a page on such a screen. @returns the widths of the photos that it has loaded, and the kinds of file */
async function widthsLoaded(visit: Visit, path: string, [width, deviceScaleFactor]: Screen) {
  const height = 812;
  const { page } = await visit({
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: 'reduce',
  });
  const found = new Set<string>();
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (/-photos\//.test(pathname))
      found.add(`${searchParams.get('width')} ${response.headers()['content-type']}`);
  });
  await page.goto(path);
  const photo = page.getByRole('article').first().getByRole('img').first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  return { found: [...found], page, photo };
}
type Screen = readonly [width: number, pixelsPerPoint: number];

const small = '600 image/webp';
const large = '800 image/webp';

test('When a letter has a photo, then phones load the small one, and wide or fine screens the large one', async ({
  visit,
}) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 800, height: 600, channels: 3, background: 'gray', noise } as const;
  const photo = await sharp({ create }).blur(2).jpeg().toBuffer();
  const { page } = await visit();
  await page.goto('/prayer-feed');
  const { id } = await call<{ id: string }>(page, 'POST', '/api/prayers', {
    userRequest: 'Please pray for our harvest and for those who bring it in.',
    photoUrl: `data:image/jpeg;base64,${photo.toString('base64')}`,
  });
  const loadedOn = async (screen: Screen) => {
    const { found, photo, page } = await widthsLoaded(visit, `/prayer-feed?prayer=${id}`, screen);
    const box = await photo.boundingBox();
    expect(box!.width / box!.height).toBeCloseTo(4 / 3, 1);
    await page.close();
    return found;
  };
  expect(await loadedOn([375, 1])).toEqual([small]);
  expect(await loadedOn([375, 2])).toEqual([small]);
  expect(await loadedOn([412, 1.75])).toEqual([small]);
  expect(await loadedOn([375, 3])).toEqual([large]);
  expect(await loadedOn([1280, 2])).toEqual([large]);
});

test('When the directory is opened, then every portrait is the small one, on phones and desktops', async ({
  visit,
}) => {
  for (const screen of [
    [375, 3],
    [1280, 2],
  ] as const) {
    const { found, page } = await widthsLoaded(visit, '/members', screen);
    expect(found).toEqual(['288 image/webp']);
    await page.close();
  }
});
