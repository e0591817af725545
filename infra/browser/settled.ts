import type { Page } from 'playwright';

/**
 * Waits until a page stands still: its fonts are there, the browser has drawn what was changed, and what fades, moves
 * or turns its colour has come to its end. What moves without end is left alone.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    await drawn();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime < Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  })()`);
}
