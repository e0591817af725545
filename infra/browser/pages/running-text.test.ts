import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectHelp, outright, placesToWrite, sizes } from '../places-to-write.ts';
import { openQuietly, visitorRoutes } from '../visitor-routes.ts';

/** Words that the classifier takes for possible danger, with a number to call and one to text. */
const betweenTheLines =
  'He reads all my messages, and he decides whom I may see and where I may go.';

/** Links and buttons within a sentence that keep more room than their words need: the reader sees a gap. */
const gaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasWords = (node: Node | null) =>
      node?.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? '');
    return [...document.querySelectorAll<HTMLElement>('main a, main button, footer a')]
      .filter((one) => hasWords(one.previousSibling) || hasWords(one.nextSibling))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .flatMap((one) => {
        const { display, marginLeft, marginRight } = getComputedStyle(one);
        if (display === 'inline') return [];
        const words = document.createRange();
        words.selectNodeContents(one);
        const margins = Number.parseFloat(marginLeft) + Number.parseFloat(marginRight);
        const more =
          one.getBoundingClientRect().width + margins - words.getBoundingClientRect().width;
        return more > 0.5 ? [`${more.toFixed(1)} px around ${one.textContent}`] : [];
      });
  });

test('When a link stands in a sentence, then there is no gap beside it on any page', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: sizes.phone, reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const route of visitorRoutes) {
    await openQuietly(page, route);
    found.push(...(await gaps(page)).map((what) => `${route}: ${what}`));
  }
  expect(found).toEqual([]);
});

test('When help names numbers in its sentences, then there is no gap beside them', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: sizes.phone, reducedMotion: 'reduce' });
  const { come, write } = placesToWrite['prayer']!;
  await come(page);
  await write(page, outright);
  await expectHelp(page);
  await expect(page.getByRole('listitem').getByRole('link', { name: '911' }).first()).toBeVisible();
  expect(await gaps(page)).toEqual([]);
  await come(page);
  await write(page, betweenTheLines);
  await expect(page.locator('[role=note] a[href^="tel:"]').first()).toBeVisible();
  expect(await gaps(page)).toEqual([]);
});
