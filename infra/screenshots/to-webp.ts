import type { Page } from 'playwright';

/** A picture as WebP, a fraction of the size of a PNG. The browser that is open anyway encodes it. */
export async function toWebp(page: Page, png: Buffer, quality = 0.85): Promise<Buffer> {
  const blank = await page.context().newPage();
  const dataUrl = await blank.evaluate<string>(`(async () => {
    const bytes = Uint8Array.fromBase64('${png.toString('base64')}');
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    return canvas.toDataURL('image/webp', ${quality});
  })()`);
  await blank.close();
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
