import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openQuietly, visitorRoutes } from '../visitor-routes.ts';

/** What no reader wants on paper: large dark grounds, what is not there yet, what stands on every sheet, buttons. */
const unwanted = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const one of document.querySelectorAll('body *')) {
      const { width, height } = one.getBoundingClientRect();
      const { backgroundColor: ground, position } = getComputedStyle(one);
      if (width < 2 || height < 2 || !one.checkVisibility({ visibilityProperty: true })) continue;
      const name = `${one.tagName} ${one.getAttribute('class')}`;
      const [red = 0, green = 0, blue = 0, alpha = 1] = (ground.match(/[\d.]+/g) ?? []).map(Number);
      const isDark = alpha > 0.5 && ground.startsWith('rgb') && red + green + blue < 300;
      if (isDark && width * height > 10_000) found.push(`dark: ${name}`);
      if (position === 'fixed') found.push(`on every sheet: ${name}`);
      if (one.matches('.animate-skeleton, .animate-arch-dawn'))
        found.push(`not there yet: ${name}`);
      if (one.matches('video, main a[href="/prayer"].inline-flex, main form button[type=submit]'))
        found.push(`cannot be pressed: ${name}`);
    }
    return found;
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`When a visitor in the ${colorScheme} theme prints a page unread, then its words are on white paper`, async ({
    visit,
  }) => {
    const { page } = await visit({ colorScheme });
    for (const route of visitorRoutes) {
      await openQuietly(page, route);
      await page.emulateMedia({ media: 'print', colorScheme });
      // Under load, the page may still be loading what it shows.
      await expect.poll(() => unwanted(page), route).toEqual([]);
      await page.emulateMedia({ media: 'screen', colorScheme });
    }
  });
