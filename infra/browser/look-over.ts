import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, expect } from '@playwright/test';
import type * as Axe from 'axe-core';
import { quiet } from './quiet.ts';
import { expectLargeTargets } from './small-targets.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/** No page may be wider than its window on these widths, in CSS pixels. */
const widths = [320, 375, 768, 1280] as const;
/** Between those widths, and beyond them, pages have other columns. */
export const otherDesks = [1024, 1920] as const;
/** A phone and a desk. */
const [phone, desk] = [375, 1280];

export const heightFor = (width: number): number => (width < 600 ? 812 : 800);

/** Another theme can change only these; all other findings are the same in both. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Waits for fonts, for the last change to be drawn, and for the end of every animation that has one. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Its smallest form: each page reads it anew. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(document, options);
      return violations.map(
        ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    // Frames are looked at as pages of their own.
    { resultTypes: ['violations'], iframes: false, runOnly: rules } satisfies Axe.RunOptions,
  );
}

/** axe finds nothing on the page as it is. A toast on its way out, or a color still changing, is waited for. */
export const expectAccessible = (page: Page, about = '', rules?: string[]): Promise<void> =>
  expect.poll(() => findings(page, rules), `${page.url()} ${about}`).toEqual([]);

export async function expectAccessibleInBothThemes(page: Page, about = ''): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, `${about} light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, `${about} dark`, colorRules);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The page is never wider than its window. Leaves it at the last width. */
export async function expectFits(page: Page, tried: readonly number[] = widths): Promise<void> {
  for (const width of tried) {
    await page.setViewportSize({ width, height: heightFor(width) });
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect.soft(over, `${page.url()} is too wide at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** A selector for everything that stands for a part that is not there yet. */
export const stillLoading = '.animate-arch-dawn, .animate-skeleton';

/** Waits until the page shows its content: the heading is there, and no placeholder is. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await quiet(page);
  await expect(page.locator(stillLoading)).toHaveCount(0);
}

/**
 * The page that is open fits its window on every width. On a phone and a desk, it is accessible, on the desk in both
 * themes, whose colors are the same on any width, and nothing to press is too small. Leaves it as wide as a desk.
 */
export async function lookOver(page: Page, alsoAt: readonly number[] = []): Promise<void> {
  await loaded(page);
  await expectFits(page, alsoAt);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectFits(page, [...widths, phone]);
  await expectLargeTargets(page, `${phone} px`);
  await expectAccessible(page, `${phone} px`);
  await expectFits(page, [desk]);
  await expectLargeTargets(page, `${desk} px`);
  await expectAccessibleInBothThemes(page, `${desk} px`);
}
