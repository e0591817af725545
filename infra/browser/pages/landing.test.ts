import type { Page, Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { quiet } from '../quiet.ts';
import { withoutFirstData } from '../without-first-data.ts';

/** Whether the whole of it is seen without scrolling. */
async function isInFirstScreen(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= page.viewportSize()!.height;
}

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 375, height: 667 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  // A desk at 200 percent, and a phone on its side.
  { width: 640, height: 400 },
  { width: 812, height: 375 },
])
  test(`When the start page is opened at ${width} x ${height}, then headline and buttons are in view`, async ({
    visit,
  }) => {
    const { page } = await visit({
      viewport: { width, height },
      reducedMotion: 'reduce',
    });
    await page.goto('/');
    const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
    for (const part of [
      hero.getByRole('heading', { level: 1 }),
      hero.getByRole('link', { name: 'Join Our Fellowship' }),
      hero.getByRole('link', { name: "Let's Pray Together" }),
    ])
      expect(await isInFirstScreen(page, part)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('When the start page is opened, then the sun rises once, and the morning can be stopped', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/');
  const sunrise = page.locator('video:not([loop])');
  const length = () => sunrise.evaluate((film: HTMLVideoElement) => film.duration);
  await expect.poll(length).toBeLessThan(5);
  const morning = page.locator('video[loop]');
  await expect(morning).toBeVisible();
  await expect(morning).toHaveJSProperty('muted', true);
  const plays = () =>
    morning.evaluate((film: HTMLVideoElement) => film.currentTime > 0 && !film.paused);
  await expect.poll(plays).toBe(true);
  await page.getByRole('button', { name: 'Pause the video' }).click();
  expect(await plays()).toBe(false);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(plays).toBe(true);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Find Your Purpose/ })).toBeVisible();
  await expect(page.locator('img[src*="risen"]')).toBeAttached();
  await expect(page.locator('video:not([loop])')).toHaveCount(0);
});

test('When somebody asks for no movement, then no film plays and nothing need be stopped', async ({
  visit,
}) => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause the video' })).toHaveCount(0);
});

/** How many times its own pixels a film or picture that fills its box is drawn on this screen. */
const stretched = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one: HTMLVideoElement | HTMLImageElement) => {
      const { width, height } = one.getBoundingClientRect();
      const [ownWidth, ownHeight] =
        one instanceof HTMLVideoElement
          ? [one.videoWidth, one.videoHeight]
          : [one.naturalWidth, one.naturalHeight];
      return Math.max(width / ownWidth, height / ownHeight) * devicePixelRatio;
    });
const dawn = 'img[src*="dawn"]';

test('When the dawn fills a screen of 1920 px, then film and stills have a pixel for each of the screen', async ({
  visit,
}) => {
  const viewport = { width: 1920, height: 1080 };
  const { page } = await visit({ viewport });
  await page.goto('/');
  await expect.poll(() => stretched(page, 'video')).toBeLessThanOrEqual(1);
  await expect.poll(() => stretched(page, dawn)).toBeLessThanOrEqual(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  const source = () => page.locator(dawn).evaluate((one: HTMLImageElement) => one.currentSrc);
  await expect.poll(source).toContain('risen');
  await expect.poll(() => stretched(page, dawn)).toBeLessThanOrEqual(1);
});

test('When the letter does not come through, then the page says so, and another try brings it', async ({
  visit,
}) => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await withoutFirstData(page);
  const newest = /\/api\/prayers\?limit=1$/;
  await page.route(newest, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Someone wrote this' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('The prayer did not load.')).toBeVisible();
  await page.unroute(newest);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Pray along with this letter' }).click();
  await expect(page.getByText(/^Prayer \d+ of/)).toBeVisible();
  expect(page.url()).toMatch(/\/prayer-feed\?prayer=[\da-f-]{36}$/);
});

/** Names of the scripts that the page has loaded, without their hashes. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/([\w-]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? []),
  );

test('When no one has scrolled the start page, then the code below its first screen waits', async ({
  visit,
}) => {
  const { page, complaints } = await visit({ viewport: { width: 412, height: 823 } });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeAttached();
  await quiet(page);
  const first = await scriptsOf(page);
  expect(first).toContain('landing-page');
  for (const later of ['calls', 'below-first-screen']) expect(first).not.toContain(later);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scriptsOf(page)).toEqual(expect.arrayContaining(['calls']));
  await page.getByRole('heading', { name: 'Someone wrote this' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Pray along with this letter' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('When the start page may be translated, then all of its code comes before that', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'es-ES', viewport: { width: 412, height: 823 } });
  await page.goto('/');
  await expect
    .poll(() => scriptsOf(page))
    .toEqual(expect.arrayContaining(['below-first-screen', 'calls']));
});

test('When one goes to the start page from another, then all of it comes without scrolling', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 375, height: 500 } });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Kingdom Builders Fellowship, home page' }).click();
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeAttached();
});
