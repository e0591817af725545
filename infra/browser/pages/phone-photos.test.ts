import { expect, test } from '../fixtures.ts';
import { prayerPage } from '../prayer.ts';

/** Sizes of photos that phones take: pixels, and the type of the file. */
const photos = [
  [4032, 3024, 'image/jpeg'],
  [3024, 4032, 'image/jpeg'],
  [3000, 2000, 'image/png'],
  [2500, 6000, 'image/webp'],
] as const;

for (const [width, height, type] of photos)
  test(`When a ${type} of ${width} x ${height} pixels and over 5 MB is chosen, then it is shrunk and sent`, async ({
    visit,
  }) => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    await page.goto('/prayer', { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(
      async ([width, height, type]) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d')!;
        const image = context.createImageData(width, height);
        // Noise, which no format makes small.
        for (let at = 0; at < image.data.length; at += 65_536)
          crypto.getRandomValues(image.data.subarray(at, Math.min(at + 65_536, image.data.length)));
        context.putImageData(image, 0, 0);
        const file = new File([await canvas.convertToBlob({ type, quality: 0.95 })], 'photo', {
          type,
        });
        const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
        const chosen = new DataTransfer();
        chosen.items.add(file);
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
        return file.size;
      },
      [width, height, type] as const,
    );
    expect(bytes).toBeGreaterThan(5 * 1024 * 1024);

    const shown = page.getByAltText('What you will send');
    await expect(shown).toBeVisible();
    const size = await shown.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => ({
        width: image.naturalWidth,
        height: image.naturalHeight,
        bytes: image.src.length,
      })),
    );
    const longest = Math.max(width, height);
    expect(size.width).toBe(Math.round((width * 800) / longest));
    expect(size.height).toBe(Math.round((height * 800) / longest));
    expect(size.bytes).toBeLessThan(1024 * 1024);

    const { field, send } = prayerPage(page);
    await field.fill('Please pray for the harvest.');
    const [request] = await Promise.all([page.waitForRequest('**/api/prayer-chat'), send.click()]);
    expect((request.postDataJSON() as { photoUrl: string }).photoUrl).toMatch(/^data:image\/jpeg/);
  });
