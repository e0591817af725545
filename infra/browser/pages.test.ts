import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Stack } from '../local/stack.ts';
import { openDemoSite } from './demo-site.ts';
import { lookOver } from './look-over.ts';
import { askForPrayer } from './story.ts';
import { openVisitor } from './visitor.ts';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [browser, stack] = await openDemoSite();
});

test.each(['/', '/prayer', '/login'])(
  'When %s is opened, then it is accessible, fits, asks nobody else and reports no error',
  async (path) => {
    const { page, context, complaints } = await openVisitor(browser, stack.origin, {
      reducedMotion: 'reduce',
    });
    await page.goto(path);
    if (path === '/prayer') {
      await page.waitForLoadState('networkidle');
      await askForPrayer(page, 'Please pray for a calm week.');
      await page.getByRole('button', { name: 'Stay here' }).click();
    }
    // What lies below the first screen comes once somebody comes near.
    if (path === '/')
      await page.getByRole('heading', { name: 'Somebody wrote this' }).scrollIntoViewIfNeeded();
    expect(await lookOver(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
