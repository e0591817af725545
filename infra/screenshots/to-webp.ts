import type { Page } from '@playwright/test';

/** A picture as WebP, a fraction of the size of a PNG. The browser that is already open encodes it. */
export async function toWebp(page: Page, png: Buffer, quality = 0.85): Promise<Buffer> {
  const blank = await page.context().newPage();
  const dataUrl = await blank.evaluate(
    async ([base64, wanted]) => {
      const png = await (await fetch(`data:image/png;base64,${base64}`)).blob();
      const bitmap = await createImageBitmap(png);
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/webp', wanted);
    },
    [png.toString('base64'), quality] as const,
  );
  await blank.close();
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
