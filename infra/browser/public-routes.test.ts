import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openDemoSite } from './demo-site.ts';
import { tooMuchShift, watchShifts } from './layout-shift.ts';
import { tooWide } from './look-over.ts';
import { settled } from './settled.ts';
import { openVisitor } from './visitor.ts';
import { openQuietly, visitorRoutes } from './visitor-routes.ts';
import { call, type Shared } from './write-by-call.ts';

const routes = [...visitorRoutes, '/contribute?form=speaker'];

/** What goes on moving by itself for more than five seconds: the page has loaded, so that nothing may. */
const restless = (page: Page) =>
  page.evaluate<string[]>(`[
    ...document.getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime > 5_000)
      .map(({ effect, animationName }) => animationName + ' of ' + effect.target.className),
    ...[...document.querySelectorAll('video')]
      // One that can be stopped may go on.
      .filter(() => !document.querySelector('[aria-label="Stop the moving picture"]'))
      .filter(({ loop, duration }) => loop || duration > 5)
      .map(({ currentSrc }) => currentSrc),
    ...[...document.querySelectorAll('marquee, img[src$=".gif"]')].map(({ outerHTML }) => outerHTML),
  ]`);

test.each([
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
])(
  'When a visitor goes through every page on $width px, then nothing is reported and nothing moves',
  async (viewport) => {
    const [browser, { origin }] = await openDemoSite();
    const { page, context, complaints } = await openVisitor(browser, origin, { viewport });
    await watchShifts(context);
    const wrong: string[] = [];
    for (const route of routes) {
      await openQuietly(page, route);
      await settled(page);
      wrong.push(...complaints.splice(0).map((complaint) => `${route}, ${complaint}`));
      const moved = await tooMuchShift(page);
      if (moved) wrong.push(`${route}, ${moved}`);
      wrong.push(...(await restless(page)).map((what) => `${route}, moves on: ${what}`));
    }
    expect(wrong).toEqual([]);
    await context.close();
  },
);

const someDesks = [320, 768, 1024, 1920] as const;
const all = [320, 375, 768, 1024, 1280, 1920] as const;

test.each([
  // On the widths that are missing here, the test above has watched them.
  { address: '/', watched: someDesks },
  { address: '/prayer-feed', watched: someDesks },
  { address: '/prayer/feed', watched: someDesks },
  { address: '/prayer-share/', watched: all },
])(
  'When $address is opened on a screen of any width, then nothing sticks out and nothing moves',
  async ({ address, watched }) => {
    const [browser, { origin }] = await openDemoSite();
    const { page, context } = await openVisitor(browser, origin);
    await page.goto('/about');
    const [newest] = await call<Shared[]>(page, 'GET', '/api/prayers');
    await watchShifts(context);
    const wrong: string[] = [];
    for (const width of watched) {
      await page.setViewportSize({ width, height: width < 600 ? 812 : 800 });
      await page.goto(address === '/prayer-share/' ? address + newest!.id : address);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await settled(page);
      wrong.push(...(await tooWide(page, [width])));
      const moved = await tooMuchShift(page);
      if (moved) wrong.push(`${width} px, ${moved}`);
    }
    expect(wrong).toEqual([]);
    await context.close();
  },
);

/** What search engines and shared links say of the page: as it stands, or as an answer of the server has it. */
const headOf = (page: Page, html?: string) =>
  page.evaluate<Record<string, string | undefined>>(`(() => {
    const html = ${JSON.stringify(html ?? null)};
    const { head, title } = html ? new DOMParser().parseFromString(html, 'text/html') : document;
    const of = (selector, name) =>
      [...head.querySelectorAll(selector)].map((one) => one.getAttribute(name)).join(' and ');
    return {
      title,
      canonical: of('link[rel=canonical]', 'href'),
      robots: of('meta[name=robots]', 'content'),
      description: of('meta[name=description]', 'content'),
      keywords: of('meta[name=keywords]', 'content'),
      shared: of('meta[property="og:title"]', 'content'),
    };
  })()`);

test('When one goes from page to page and back, then each has the head with which the server sends it', async () => {
  const [browser, { origin }] = await openDemoSite();
  const { page, context } = await openVisitor(browser, origin);
  /** The page that is open now, by its head; the server is asked afresh. */
  const isServedSo = async (path: string) => {
    await page.waitForURL(origin + path);
    const served = await headOf(page, await (await context.request.get(path)).text());
    expect(served.title).toBeTruthy();
    await expect.poll(() => headOf(page), { timeout: 20_000 }).toEqual(served);
    return served;
  };
  await page.goto('/');
  const start = await isServedSo('/');
  expect(start).toMatchObject({ canonical: `${origin}/`, robots: '' });
  await page.evaluate('window.isSamePage = true');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About Us' }).click();
  await isServedSo('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await isServedSo('/privacy');
  await main.getByRole('link', { name: 'Contribute' }).click();
  await isServedSo('/contribute');
  // An address without a page, as a link of somebody's own could have it.
  await page.evaluate(
    `history.pushState({}, '', '/nothing-here'); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  const nothing = await isServedSo('/nothing-here');
  expect(nothing).toMatchObject({ canonical: '', robots: 'noindex' });
  await page.getByRole('main').getByRole('link', { name: 'Back to the start' }).click();
  expect(await isServedSo('/')).toEqual(start);
  for (const path of ['/nothing-here', '/contribute', '/privacy', '/about', '/']) {
    await page.goBack();
    await isServedSo(path);
  }
  expect(await page.evaluate('window.isSamePage')).toBe(true);
  await context.close();
});
