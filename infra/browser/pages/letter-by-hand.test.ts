import type { Page, BrowserContextOptions } from '@playwright/test';
import { type Visit, type Visitor, expect, test } from '../fixtures.ts';
import { scrolled } from '../prayer.ts';
import { call, sharePrayer } from '../write-by-call.ts';

const addressed = (page: Page) => new URL(page.url()).searchParams.get('prayer');

async function come(visit: Visit, options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await visit(options);
  await visitor.page.goto('/prayer-feed');
  await expect(visitor.page.getByText(/^Prayer 1 of/)).toBeVisible();
  return visitor;
}

/** One finger goes over the glass, from here to there, as the browser itself hears of it. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const glass = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', [x, y]: [number, number]) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  const steps = 8;
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    const at = (i: 0 | 1) => from[i] + ((to[i] - from[i]) * step) / steps;
    await touch('touchMove', [at(0), at(1)]);
  }
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await glass.detach();
}

test('When a finger swipes over the letter on a phone, then it turns; when it scrolls, it does not', async ({
  visit,
}) => {
  const { page, complaints } = await come(visit, {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  const first = addressed(page);
  // Over the name and the first words: further down, a short letter has its field.
  const line = (await page.getByRole('article').boundingBox())!.y + 60;
  await swipe(page, [320, line], [70, line + 12]);
  await expect(page.getByText(/^Prayer 2 of/)).toBeVisible();
  expect(addressed(page)).not.toBe(first);
  await expect(page.locator('h2:focus')).toHaveCount(1);
  await swipe(page, [180, line + 300], [220, line]);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await expect(page.getByText(/^Prayer 2 of/)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await swipe(page, [70, line], [320, line + 12]);
  await expect(page.getByText(/^Prayer 1 of/)).toBeVisible();
  expect(addressed(page)).toBe(first);
  expect(complaints).toEqual([]);
});

test('When the count of comments is pressed, then it opens and closes the list of them', async ({
  visit,
}) => {
  const { page, complaints } = await come(visit);
  const id = await sharePrayer(page, 'Please pray for the four of us who open the bakery.');
  for (const comment of ['With you at four.', 'And at five.', 'Peace to you.', 'Amen to that.'])
    await call(page, 'POST', `/api/prayers/${id}/comments`, { comment });
  await page.goto(`/prayer-feed?prayer=${id}`);
  const list = page.getByRole('list', { name: 'Comments' });
  const count = page.getByRole('button', { name: 'Comments, 4 so far' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'View all 4 comments' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await count.click();
  await expect(list).toHaveCount(0);
  await expect(count).toHaveAttribute('aria-expanded', 'false');
  await expect(count).toBeFocused();
  await count.press('Enter');
  await expect(list).toBeVisible();
  await expect(count).toHaveAttribute('aria-expanded', 'true');
  expect(complaints).toEqual([]);
});
