import type { Locator, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { sizes } from './places-to-write.ts';
import { answerPrayers, focused, placeOf, prayerPage, prayerVisits, scrolled } from './prayer.ts';

const { open, closeAll, complaints } = prayerVisits();
afterEach(closeAll);
const request = 'Please pray for our bakery, and for patience with each other.';

test.each([sizes.phone, { width: 375, height: 667 }, { width: 320, height: 640 }])(
  'When the page is opened at $width x $height, then field and button stand in the first screen',
  async (viewport) => {
    const page = await open({ viewport });
    expect((await placeOf(page, 'field')).top).toBeGreaterThan(0);
    expect((await placeOf(page, 'send')).bottom).toBeLessThanOrEqual(viewport.height);
    expect(await scrolled(page)).toBe(0);
    expect(complaints()).toEqual([]);
  },
);

test.each(['phone', 'desk'] as const)(
  'When a long request is sent on a %s, then the label stands at the top of the view, and nothing scrolls by itself',
  async (size) => {
    const page = await open({ viewport: sizes[size] });
    await answerPrayers(page);
    const { field, send, label, stay, end } = prayerPage(page);
    await field.fill('We have not slept much. '.repeat(80));
    await send.click();
    await end.waitFor();
    const { top } = await placeOf(page, 'label');
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(sizes[size].height * 0.4);
    const at = await scrolled(page);
    await stay.waitFor();
    expect(await focused(page)).toMatch(/^h2 A prayer for you/);
    await expect.poll(() => field.count()).toBe(0);
    // Whoever has not seen the end is not taken away.
    await page.clock.runFor(5_000);
    expect(new URL(page.url()).pathname).toBe('/prayer');
    expect(await scrolled(page)).toBe(at);
    expect((await label.boundingBox())?.y).toBe(top);
    expect(complaints()).toEqual([]);
  },
);

test('When the end of the reply is reached, then the feed opens after a visible countdown', async () => {
  const page = await open();
  await answerPrayers(page);
  const { field, send, counting, stay, end } = prayerPage(page);
  await field.fill(request);
  await send.click();
  await end.waitFor();
  await stay.scrollIntoViewIfNeeded();
  await counting.waitFor();
  await page.waitForURL('**/prayer-feed?prayer=*');
  expect(complaints()).toEqual([]);
});

/** As a hand does, in more than one step: the first one in a page tells no way that it came. */
async function moveOver(page: Page, part: Locator): Promise<void> {
  await part.hover();
  const box = await part.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4, { steps: 3 });
}

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['turns the wheel', (page) => page.mouse.wheel(0, -40)],
  ['presses a key', (page) => page.keyboard.press('ArrowUp')],
  ['touches the page', (page) => page.touchscreen.tap(100, 300)],
  ['moves the pointer over the reply', (page) => moveOver(page, prayerPage(page).end)],
  ['goes on with Tab', (page) => page.keyboard.press('Tab')],
])('When somebody %s while the feed is about to open, then they stay', async (_what, doIt) => {
  const page = await open({ viewport: sizes.phone, hasTouch: true });
  await answerPrayers(page, 'Lord, be near.\n\nAmen.');
  const { field, counting, held } = prayerPage(page);
  await field.fill(request);
  await field.press('Control+Enter');
  await counting.waitFor();
  await doIt(page);
  await held.waitFor();
  await page.clock.runFor(5_000);
  expect(new URL(page.url()).pathname).toBe('/prayer');
});

test.each([
  { forcedColors: 'none', reducedMotion: 'no-preference' },
  { forcedColors: 'active', reducedMotion: 'reduce' },
] as const)(
  'When one prays by keyboard alone with forced colours $forcedColors and motion $reducedMotion, then all is reached',
  async (options) => {
    const page = await open({ viewport: sizes.desk, ...options });
    const { field, label, stay } = prayerPage(page);
    for (let tabs = 0; tabs < 30; tabs += 1) {
      if ((await focused(page)).startsWith('textarea')) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(request);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByRole('radio', { name: /Share with/ }).isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('button Pray with me');
    await page.keyboard.press('Enter');
    await label.waitFor();
    expect(await focused(page)).toMatch(/^h2 A prayer for you/);
    await stay.waitFor({ timeout: 60_000 });
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('button Stay here');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('a Go to the feed');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await field.waitFor();
    expect(await focused(page)).toMatch(/^textarea/);
    expect(complaints()).toEqual([]);
  },
);
