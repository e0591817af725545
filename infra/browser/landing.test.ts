import { until } from '@kbf/test-kit';
import type { Browser, Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Stack } from '../local/stack.ts';
import { openDemoSite } from './demo-site.ts';
import { openVisitor } from './visitor.ts';
import { withoutFirstData } from './without-first-data.ts';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [browser, stack] = await openDemoSite();
});

/** Whether the whole of it is seen without scrolling. */
async function isInFirstScreen(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= page.viewportSize()!.height;
}

test.each([
  { width: 320, height: 640 },
  { width: 375, height: 667 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  // A desk at 200 percent, and a phone on its side.
  { width: 640, height: 400 },
  { width: 812, height: 375 },
])(
  'When the start page is opened at $width x $height, then headline and both buttons are in the first screen',
  async (viewport) => {
    const { page, context } = await openVisitor(browser, stack.origin, {
      viewport,
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
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
    await context.close();
  },
);

test('When the start page is opened, then the sun rises once, and the morning can be stopped', async () => {
  const { page, context } = await openVisitor(browser, stack.origin);
  await page.goto('/');
  const dawn = page.locator('video').first();
  const is = (property: string) => page.evaluate(`document.querySelector('video').${property}`);
  await until(() => is('ended') as Promise<boolean>);
  expect(await is('duration')).toBeLessThan(5);
  expect(await dawn.getAttribute('loop')).toBeNull();
  await page.locator('video[loop]').waitFor();
  const goesOn = (property: string) =>
    page.evaluate<boolean>(`document.querySelector('video[loop]').${property}`);
  const plays = async () => (await goesOn('currentTime > 0')) && !(await goesOn('paused'));
  await until(plays);
  expect(await goesOn('muted')).toBe(true);
  await page.getByRole('button', { name: 'Stop the moving picture' }).click();
  expect(await plays()).toBe(false);
  await page.getByRole('button', { name: 'Let the morning move' }).click();
  await until(plays);
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Phone number').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Find Your Purpose/ }).waitFor();
  await page.locator('img[src*="risen"]').waitFor({ state: 'attached' });
  expect(await page.locator('video:not([loop])').count()).toBe(0);
  await context.close();
});

test('When somebody asks for no movement, then no film plays and nothing need be stopped', async () => {
  const { page, context } = await openVisitor(browser, stack.origin, { reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.locator('video').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Stop the moving picture' }).count()).toBe(0);
  await context.close();
});

/** How many times its own pixels a film or picture that fills its box is drawn on this screen. */
const stretched = (page: Page, selector: string) =>
  page.evaluate<number>(`(() => {
    const one = document.querySelector(${JSON.stringify(selector)});
    const { width, height } = one.getBoundingClientRect();
    const most = Math.max(
      width / (one.videoWidth ?? one.naturalWidth),
      height / (one.videoHeight ?? one.naturalHeight),
    );
    return most * devicePixelRatio;
  })()`);
const dawn = 'img[src*="dawn"]';

test('When the dawn fills a screen of 1920 px, then film and stills have a pixel for each of the screen', async () => {
  const viewport = { width: 1920, height: 1080 };
  const { page, context } = await openVisitor(browser, stack.origin, { viewport });
  await page.goto('/');
  await until(() => page.evaluate<boolean>(`document.querySelector('video').videoWidth > 0`));
  expect(await stretched(page, 'video')).toBeLessThanOrEqual(1);
  await until(() => page.evaluate<boolean>(`document.querySelector('${dawn}').complete`));
  expect(await stretched(page, dawn)).toBeLessThanOrEqual(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  const risen = `document.querySelector('${dawn}').currentSrc.includes('risen')`;
  await until(() => page.evaluate<boolean>(risen));
  await until(() => page.evaluate<boolean>(`document.querySelector('${dawn}').complete`));
  expect(await stretched(page, dawn)).toBeLessThanOrEqual(1);
  await context.close();
});

test('When the letter does not come through, then the page says so, and another try brings it', async () => {
  const { page, context } = await openVisitor(browser, stack.origin, { reducedMotion: 'reduce' });
  await withoutFirstData(page);
  const newest = /\/api\/prayers\?limit=1$/;
  await page.route(newest, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Somebody wrote this' }).scrollIntoViewIfNeeded();
  await page.getByText('The letter did not come through.').waitFor();
  await page.unroute(newest);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Pray along with this letter' }).click();
  await page.getByText(/^Prayer \d+ of/).waitFor();
  expect(page.url()).toMatch(/\/prayer-feed\?prayer=[\da-f-]{36}$/);
  await context.close();
});
