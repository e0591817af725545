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

/** Words that are broken over two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('article')!,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of text.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    return found;
  });

test('When a member prints the plan, then no amount and no word is broken', async ({ member }) => {
  const { page } = member;
  await page.route('**/api/training-progress', async (route) => {
    const answer = await route.fetch();
    const progress = (await answer.json()) as { responses: object };
    const responses = {
      ...progress.responses,
      'worksheet.home.value': '$1,184,000.50',
      'worksheet.home.date': 'when the youngest has left school',
      'worksheet.vacation.value': '$12,345,678',
      'worksheet.vacation.date': '2031-09-30',
      'goals.home': 'Responsibilities and accountability, wholeheartedly',
    };
    await route.fulfill({ response: answer, json: { ...progress, responses } });
  });
  await page.goto('/training/plan');
  await expect(page.getByRole('row', { name: /\$1,184,000\.50/ })).toBeVisible();
  // A phone, and the width of a sheet of paper.
  for (const width of [320, 375, 680])
    for (const media of ['screen', 'print'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media });
      expect(await brokenWords(page), `${width} px, ${media}`).toEqual([]);
    }
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
