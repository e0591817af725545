import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectSteady, watchShifts } from '../layout-shift.ts';
import { expectFits, heightFor, settled } from '../look-over.ts';
import { openQuietly, visitorRoutes } from '../visitor-routes.ts';
import { call, type Shared } from '../write-by-call.ts';
import { quiet } from '../quiet.ts';

const routes = [...visitorRoutes, '/contribute?form=speaker'];

/** What goes on moving by itself for more than five seconds: the page has loaded, so that nothing may. */
const restless = (page: Page) =>
  page.evaluate(() => {
    const canBeStopped = document.querySelector('[aria-label="Pause the video"]') !== null;
    return [
      ...document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5_000)
        .map(({ id, effect }) => `${id} of ${(effect as KeyframeEffect).target?.className}`),
      ...[...document.querySelectorAll('video')]
        .filter(({ loop, duration }) => !canBeStopped && (loop || duration > 5))
        .map(({ currentSrc }) => currentSrc),
      ...[...document.querySelectorAll('marquee, img[src$=".gif"]')].map((one) => one.outerHTML),
    ];
  });

for (const viewport of [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
])
  test(`When a visitor opens every page on ${viewport.width} px, then nothing is reported or moves`, async ({
    visit,
  }) => {
    const { page, context, complaints } = await visit({ viewport });
    await watchShifts(context);
    const wrong: string[] = [];
    for (const route of routes) {
      await openQuietly(page, route);
      await settled(page);
      wrong.push(...complaints.splice(0).map((complaint) => `${route}, ${complaint}`));
      await expectSteady(page);
      wrong.push(...(await restless(page)).map((what) => `${route}, moves on: ${what}`));
    }
    expect(wrong).toEqual([]);
  });

const someDesks = [320, 768, 1024, 1920] as const;
const all = [320, 375, 768, 1024, 1280, 1920] as const;

for (const { address, watched } of [
  // On the widths that are missing here, the test above has watched them.
  { address: '/', watched: someDesks },
  { address: '/prayer-feed', watched: someDesks },
  { address: '/prayer/feed', watched: someDesks },
  { address: '/prayer-share/', watched: all },
])
  test(`When ${address} is opened on a screen of any width, then nothing sticks out and nothing moves`, async ({
    visit,
  }) => {
    const { page, context } = await visit();
    await page.goto('/about');
    const [newest] = await call<Shared[]>(page, 'GET', '/api/prayers');
    await watchShifts(context);
    for (const width of watched) {
      await page.setViewportSize({ width, height: heightFor(width) });
      await page.goto(address === '/prayer-share/' ? address + newest!.id : address);
      await expect(page.locator('h1').first()).toBeAttached();
      await quiet(page);
      await settled(page);
      await expectFits(page, [width]);
      await expectSteady(page, `${width} px`);
    }
  });

/** What search engines and shared links say of the page: as it stands, or as an answer of the server has it. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((served) => {
    const { head, title } = served
      ? new DOMParser().parseFromString(served, 'text/html')
      : document;
    const of = (selector: string, name: string) =>
      [...head.querySelectorAll(selector)].map((one) => one.getAttribute(name)).join(' and ');
    return {
      title,
      canonical: of('link[rel=canonical]', 'href'),
      robots: of('meta[name=robots]', 'content'),
      description: of('meta[name=description]', 'content'),
      keywords: of('meta[name=keywords]', 'content'),
      shared: of('meta[property="og:title"]', 'content'),
    };
  }, html);

test('When one goes from page to page and back, then each has the head with which the server sends it', async ({
  visit,
  site,
}) => {
  const { page, context } = await visit();
  /** The page that is open now, by its head; the server is asked afresh. */
  const isServedSo = async (path: string) => {
    await page.waitForURL(path);
    const served = await headOf(page, await (await context.request.get(path)).text());
    expect(served.title).toBeTruthy();
    await expect.poll(() => headOf(page)).toEqual(served);
    return served;
  };
  await page.goto('/');
  const start = await isServedSo('/');
  expect(start).toMatchObject({ canonical: `${site.origin}/`, robots: '' });
  // The mark is gone when the browser loads another document.
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'here'));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About Us' }).click();
  await isServedSo('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await isServedSo('/privacy');
  await main.getByRole('link', { name: 'Contribute' }).click();
  await isServedSo('/contribute');
  // An address without a page, as a link of somebody's own could have it.
  await page.evaluate(() => {
    history.pushState({}, '', '/nothing-here');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const nothing = await isServedSo('/nothing-here');
  expect(nothing).toMatchObject({ canonical: '', robots: 'noindex' });
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
  expect(await isServedSo('/')).toEqual(start);
  for (const path of ['/nothing-here', '/contribute', '/privacy', '/about', '/']) {
    await page.goBack();
    await isServedSo(path);
  }
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'here');
});
