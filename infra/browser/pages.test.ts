import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Stack } from '../local/stack.ts';
import { openDemoSite } from './demo-site.ts';
import { askForPrayer } from './story.ts';
import { openVisitor } from './visitor.ts';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [browser, stack] = await openDemoSite();
});

const cases = (['light', 'dark'] as const).flatMap((colorScheme) =>
  ['/', '/prayer', '/prayer-feed', '/login'].map((path) => ({ path, colorScheme })),
);

test.each(cases)(
  'When $path is opened in a $colorScheme browser, then it is accessible, asks nobody else and reports no error',
  async ({ path, colorScheme }) => {
    const visitor = await openVisitor(browser, stack.origin, {
      colorScheme,
      // Text that is still fading in has no contrast yet.
      reducedMotion: 'reduce',
    });
    const { page, context, complaints } = visitor;
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (path === '/prayer') {
      await askForPrayer(page, 'Please pray for a calm week.');
      await page.getByRole('button', { name: 'Stay here' }).click();
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target.join(' ')) }));
    expect(serious).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
