import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const sizes = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];
/** Between and below those, where only the width is looked at. */
const otherWidths = [320, 768];

const both = ['light', 'dark'] as const;

/** What axe finds on the page as it stands: its rule, and where. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

const isTooWide = async (page: Page, width: number) =>
  ((await page.evaluate('document.documentElement.scrollWidth')) as number) > width;

/**
 * Looks over the page that is open, which is loaded again in each theme: axe finds nothing in it on a phone and on a
 * desk, and no width between a small phone and a desk makes it scroll sideways.
 */
export async function lookOver(
  page: Page,
  themes: readonly ('light' | 'dark')[] = both,
): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What changes its theme under the eyes can keep colours of the last one for a while.
    await page.reload();
    await page.waitForLoadState('networkidle');
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await findings(page), `${page.url()}, ${size.width} px, ${colorScheme}`).toEqual([]);
      expect(await isTooWide(page, size.width), `${page.url()}, ${size.width} px`).toBe(false);
    }
  }
  for (const width of otherWidths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await isTooWide(page, width), `${page.url()}, ${width} px`).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Whether the keyboard is there. */
export const hasFocus = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.ownerDocument.activeElement === element);
