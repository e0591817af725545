import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

const widths = [320, 375, 768, 1280];
/** Where accessibility is looked at, too. */
const lookedAt = new Set([375, 1280]);

/**
 * What is wrong with a page, in both themes: found by axe on a phone and a desktop, or wider than the screen at any
 * width.
 * @param path where it is; a person may be logged in
 */
export async function problemsOf(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: widths[0]!, height: 812 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 812 });
      const at = `${path} at ${width} px, ${colorScheme}`;
      const wide = Number(await page.evaluate('document.documentElement.scrollWidth'));
      if (wide > width) problems.push(`${at}: ${wide} px wide`);
      if (!lookedAt.has(width)) continue;
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations)
        problems.push(`${at}: ${id} in ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    }
  }
  return problems;
}
