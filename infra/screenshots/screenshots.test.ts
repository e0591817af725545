import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.ts';
import { askForPrayer } from '../browser/story.ts';
import { openVisitor } from '../browser/visitor.ts';
import { checkout } from '../files/paths.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { toWebp } from './to-webp.ts';

const folder = join(checkout, 'infra/docs/screenshots');
/** Nobody should wait for a picture of a page longer than for the page. */
const maxBytes = 300_000;

const widths = [375, 1280];
const schemes = ['light', 'dark'] as const;
const pages: Record<string, { path: string; prepare?: (page: Page) => Promise<unknown> }> = {
  landing: { path: '/' },
  prayer: {
    path: '/prayer',
    prepare: async (page) => {
      await page.getByLabel('Share with the community').uncheck();
      await askForPrayer(
        page,
        'My business partner wants to sell, and I do not know what I want. ' +
          'Please pray that we stay honest with each other.',
      );
    },
  },
  'prayer-feed': {
    path: '/prayer-feed',
    prepare: (page) => page.getByRole('article').first().waitFor(),
  },
  login: { path: '/login' },
};

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  [browser, stack] = await Promise.all([
    openBrowser(),
    startStack({ demo: true, env: { ai: { GUIDE_PACE_MS: '0' } } }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const cases = Object.keys(pages).flatMap((name) =>
  widths.flatMap((width) => schemes.map((colorScheme) => ({ name, width, colorScheme }))),
);

test.each(cases)(
  'When $name is shown $width px wide and $colorScheme, then a picture of it is taken',
  async ({ name, width, colorScheme }) => {
    const { path, prepare } = pages[name]!;
    const { page, context } = await openVisitor(browser, stack.origin, {
      viewport: { width, height: width < 600 ? 812 : 800 },
      colorScheme,
      // Still pictures: no film, nothing half faded in.
      reducedMotion: 'reduce',
    });
    await page.goto(path);
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);
    const picture = await toWebp(page, await page.screenshot({ fullPage: true }));
    await writeFile(join(folder, `${name}-${width}-${colorScheme}.webp`), picture);
    expect(picture.length).toBeLessThan(maxBytes);
    await context.close();
  },
);

/** What loads or appears only when it comes near is there afterwards. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  for (let y = 0; y < height; y += 400) {
    await page.evaluate(`window.scrollTo(0, ${y})`);
    await page.waitForTimeout(50);
  }
  await page.evaluate('window.scrollTo(0, 0)');
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}
