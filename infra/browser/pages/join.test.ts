import { setTimeout as sleep } from 'node:timers/promises';
import { type Locator, type Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { withoutFirstData } from '../without-first-data.ts';
import { quiet } from '../quiet.ts';

/** What stands above the form comes this much later, in milliseconds, while the page already scrolls. */
const lateMs = 1_200;

/** Follows the link to the form from the menu, which is a drawer on narrow screens. */
async function byMenu(page: Page, path: string) {
  await page.goto(path);
  const opener = page.getByRole('button', { name: 'Open the menu' });
  const isNarrow = await opener.isVisible();
  if (isNarrow) await opener.click();
  const menu = isNarrow ? page.getByRole('dialog') : page.getByRole('banner');
  await menu.getByRole('link', { name: 'Join', exact: true }).click();
}

const byLink = (name: string) => async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
};

const ways = [
  { path: '/', what: 'the menu', follow: byMenu },
  { path: '/', what: 'the first button', follow: byLink('Join Our Fellowship') },
  { path: '/about', what: 'the menu', follow: byMenu },
  { path: '/login', what: 'its link', follow: byLink('Get in touch first') },
  { path: '/prayer-feed', what: 'its link', follow: byLink('Register') },
  { path: '/welcome', what: 'its link', follow: byLink('New member registration') },
];

/** Keeps what is asked for at this address until it is let through. */
async function hold(page: Page, address: string | RegExp) {
  const isLetThrough = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await isLetThrough.promise;
    await route.continue();
  });
  return isLetThrough;
}

/** The form stands below the navigation, and its first field is in view with the focus. */
async function expectAtForm(page: Page, field: Locator) {
  await expect(field).toBeFocused();
  const form = page.locator('#contact');
  const top = async () => Math.round((await form.boundingBox())!.y);
  // A smooth scroll over the whole page takes a moment.
  await expect.poll(top).toBeLessThan(130);
  expect(await top()).toBeGreaterThan(64);
  await expect(field).toBeInViewport({ ratio: 1 });
}

for (const { width, height, reducedMotion } of [
  { width: 375, height: 812, reducedMotion: 'reduce' },
  { width: 375, height: 812, reducedMotion: 'no-preference' },
  { width: 768, height: 1024, reducedMotion: 'no-preference' },
  { width: 1280, height: 800, reducedMotion: 'reduce' },
] as const)
  test(`When Join is followed at ${width} px, motion ${reducedMotion}, then the first field is in view`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: { width, height }, reducedMotion });
    await withoutFirstData(page);
    await page.route(/\/api\/(prayers\?limit=1|user-profile|gathering)$/, async (route) => {
      await sleep(lateMs);
      await route.continue().catch(() => undefined);
    });
    // A smooth scroll takes its time: from the other pages it is the same one.
    const tried = reducedMotion === 'reduce' ? ways : ways.slice(0, 3);
    for (const { path, what, follow } of tried)
      await test.step(`by ${what} of ${path}`, async () => {
        await follow(page, path);
        const field = page.getByLabel('Full name');
        await expectAtForm(page, field);
        await quiet(page);
        await expectAtForm(page, field);
      });
  });

test('When a member follows a link to the form, then it is there, too', async ({ member }) => {
  const { page } = member;
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Message', exact: true }).click();
  await expectAtForm(page, page.getByLabel('Full name'));
  await expect(page.getByLabel('About yourself')).toHaveValue(/^Message for /);
});

test('When a link is followed before the prayers come, then they do not take the reader back', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' });
  await withoutFirstData(page);
  const prayers = await hold(page, /\/api\/prayers(\?|$)/);
  const home = await hold(page, '**/assets/landing-page-*.js');
  await byLink('Register')(page, '/prayer-feed');
  await page.waitForURL('/#contact');
  prayers.resolve();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^Prayer 1 of/)).toBeVisible();
  home.resolve();
  await expectAtForm(page, page.getByLabel('Full name'));
});

test('When somebody scrolls on while the page still loads, then it does not take them back', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' });
  await page.goto('/');
  await byLink('Join Our Fellowship')(page, '/');
  const field = page.getByLabel('Full name');
  await expectAtForm(page, field);
  await page.mouse.wheel(0, -2_000);
  await expect(field).not.toBeInViewport();
  await page.evaluate(() => {
    document.querySelector('main')!.style.paddingTop = '300px';
  });
  await sleep(500);
  await expect(field).not.toBeInViewport();
});
