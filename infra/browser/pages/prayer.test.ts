import type { Page, Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { sizeNames, sizes } from '../places-to-write.ts';
import { answerPrayers, prayerPage, openPrayer, runUntil, scrolled, stopTime } from '../prayer.ts';

const request = 'Please pray for our bakery, and for patience with each other.';

for (const viewport of [sizes.phone, { width: 375, height: 667 }, { width: 320, height: 640 }])
  test(`When the page is opened at ${viewport.width} x ${viewport.height}, then field and button are in view`, async ({
    visit,
  }) => {
    const { page, complaints } = await openPrayer(visit, { viewport });
    const { field, send } = prayerPage(page);
    expect((await field.boundingBox())!.y).toBeGreaterThan(0);
    const { y, height } = (await send.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    expect(await scrolled(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

for (const size of sizeNames)
  test(`When a long request is sent on a ${size}, then the label is at the top, and nothing scrolls`, async ({
    visit,
  }) => {
    const { page, complaints } = await openPrayer(visit, { viewport: sizes[size] });
    await answerPrayers(page);
    const { field, send, label, stay, end } = prayerPage(page);
    await field.fill('We have not slept much. '.repeat(80));
    await send.click();
    await expect(end).toBeVisible();
    const { y: top } = (await label.boundingBox())!;
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(sizes[size].height * 0.4);
    const at = await scrolled(page);
    await expect(stay).toBeVisible();
    await expect(page.locator('h2:focus')).toHaveText(/^A prayer for you/);
    await expect(field).toHaveCount(0);
    // A person who has not seen the end is not taken away.
    await page.clock.runFor(5_000);
    expect(new URL(page.url()).pathname).toBe('/prayer');
    expect(await scrolled(page)).toBe(at);
    expect((await label.boundingBox())?.y).toBe(top);
    expect(complaints).toEqual([]);
  });

test('When the end of the reply is reached, then the feed opens after a visible countdown', async ({
  visit,
}) => {
  const { page, complaints } = await openPrayer(visit);
  await answerPrayers(page);
  const { field, send, counting, stay, end } = prayerPage(page);
  await field.fill(request);
  await stopTime(page);
  await send.click();
  await expect(end).toBeVisible();
  await runUntil(page, stay);
  await stay.scrollIntoViewIfNeeded();
  await runUntil(page, counting);
  await page.clock.resume();
  await page.waitForURL('**/prayer-feed?prayer=*');
  expect(complaints).toEqual([]);
});

/** As a hand does, in more than one step: the first one in a page tells no way that it came. */
async function moveOver(page: Page, part: Locator): Promise<void> {
  await part.hover();
  const box = await part.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4, { steps: 3 });
}

for (const [_what, doIt] of [
  ['turns the wheel', (page: Page) => page.mouse.wheel(0, -40)],
  ['presses a key', (page: Page) => page.keyboard.press('ArrowUp')],
  ['touches the page', (page: Page) => page.touchscreen.tap(100, 300)],
  ['moves the pointer over the reply', (page: Page) => moveOver(page, prayerPage(page).end)],
  ['goes on with Tab', (page: Page) => page.keyboard.press('Tab')],
] as const)
  test(`When somebody ${_what} while the feed is about to open, then they stay`, async ({
    visit,
  }) => {
    const { page } = await openPrayer(visit, { viewport: sizes.phone, hasTouch: true });
    await answerPrayers(page, 'Lord, be near.\n\nAmen.');
    const { field, counting, held } = prayerPage(page);
    await field.fill(request);
    await stopTime(page);
    await field.press('Control+Enter');
    await runUntil(page, counting);
    await doIt(page);
    await expect(held).toBeVisible();
    await page.clock.runFor(5_000);
    expect(new URL(page.url()).pathname).toBe('/prayer');
  });

for (const options of [
  { forcedColors: 'none', reducedMotion: 'no-preference' },
  { forcedColors: 'active', reducedMotion: 'reduce' },
] as const)
  test(`When one prays by keyboard with forced colors ${options.forcedColors}, then all is reached`, async ({
    visit,
  }) => {
    const { page, complaints } = await openPrayer(visit, { viewport: sizes.desk, ...options });
    const { field, send, label, stay } = prayerPage(page);
    for (let tabs = 0; tabs < 30; tabs += 1) {
      if (await page.locator('textarea:focus').count()) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(request);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: /Share with/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(send).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(label).toBeVisible();
    await expect(page.locator('h2:focus')).toHaveText(/^A prayer for you/);
    await expect(stay).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(stay).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Go to the feed' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field).toBeVisible();
    await expect(field).toBeFocused();
    expect(complaints).toEqual([]);
  });
