import axe from 'axe-core';
import type { Locator, Page } from 'playwright';
import { settled } from './settled.ts';

/** Widths on which no page may be wider than its window, in CSS pixels. */
const widths = [320, 375, 768, 1280] as const;
/** A small screen on a desk and a large one: between those, and beyond, there are other columns. */
export const otherDesks = [1024, 1920] as const;
/** A phone and a desk: there accessibility is looked at, too. */
const lookedAt = new Set<number>([375, 1280]);

/** So many more looks have to find a fault, too. */
const mostLooks = 5;

/** What another theme can change; all else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function look(page: Page, options: object): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const run = `axe.run(${JSON.stringify(options)})`;
  return page.evaluate<string[]>(
    `${run}.then(({ violations }) => violations.map(({ id, nodes }) =>
      id + ' at ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`,
  );
}

/**
 * What axe finds on the page as it stands: its rule, and where. It runs in the page itself: the builder for Playwright
 * opens a page more for every look, which costs about four times as much. Frames are looked at as pages of their own.
 * @param rules `colours` where the same page was looked at in the other theme
 */
export async function findings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  const options = {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules === 'colours' ? { runOnly: colourRules } : {}),
  };
  let found = await look(page, options);
  // What is only on its way is no fault of the page: a toast that goes, a colour that a busy browser has yet to draw.
  for (let more = 0; found.length > 0 && more < mostLooks; more += 1) {
    await page.waitForTimeout(500);
    found = await look(page, options);
  }
  return found;
}

/** What axe finds on the page as it stands in both themes. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const here = await findings(page, colorScheme === 'light' ? 'all' : 'colours');
    found.push(...here.map((finding) => `${colorScheme}: ${finding}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** On which of these widths the page is wider than its window, and by how much. */
export async function tooWide(page: Page, tried: readonly number[] = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of tried) {
    await page.setViewportSize({ width, height: width < 600 ? 812 : 800 });
    const over = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (over > 0) found.push(`${width} px: ${over} px too wide`);
  }
  return found;
}

/** Waits until what the page shows is there: its heading, and no place is kept for what is loading. */
export async function loaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page
    .locator('.animate-arch-dawn, .animate-skeleton')
    .first()
    .waitFor({ state: 'detached' });
}

/**
 * Looks over the page that is open: in both themes with axe on a phone and a desk, and whether anything sticks out
 * there, on a smaller phone and between them. Leaves it as wide as a desk.
 * @param alsoAt more widths on which nothing may stick out
 * @returns what is wrong, in words; nothing when all is well
 */
export async function lookOver(page: Page, alsoAt: readonly number[] = []): Promise<string[]> {
  await loaded(page);
  const wrong = await tooWide(page, alsoAt);
  for (const width of widths) {
    wrong.push(...(await tooWide(page, [width])));
    if (!lookedAt.has(width)) continue;
    wrong.push(...(await findingsInBothThemes(page)).map((finding) => `${width} px, ${finding}`));
  }
  return wrong.map((line) => `${page.url()}, ${line}`);
}

/** Whether the keyboard is there. */
export const hasFocus = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.ownerDocument.activeElement === element);
