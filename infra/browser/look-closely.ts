import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

/** Widths on which no page may be wider than its window, in CSS pixels. */
const widths = [320, 375, 768, 1280] as const;
const axeWidths = new Set<number>([375, 1280]);

/** Colours that still turn from one theme to the other are no contrast that anybody reads. */
const afterTransitions =
  'Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition)' +
  '.map((one) => one.finished)).then(() => undefined)';

/**
 * Looks at a page that stands: in both themes with axe, on narrow and wide screens whether anything sticks out.
 * Frames are taken out first: a sandboxed one runs no script, and axe would wait for it without end.
 * @returns what is wrong, in words; nothing when all is well
 */
export async function lookClosely(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  await page.evaluate('for (const frame of document.querySelectorAll("iframe")) frame.remove()');
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 812 : 800 });
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (wide > width) wrong.push(`${width} px: the page is ${wide} px wide`);
    if (!axeWidths.has(width)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(afterTransitions);
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations)
        wrong.push(
          `${width} px, ${colorScheme}: ${id} at ${nodes.map((n) => n.target).join(', ')}`,
        );
    }
  }
  return wrong;
}
