import { type Visit, expect, test } from '../fixtures.ts';
import { loaded } from '../look-over.ts';
import { scrolled } from '../prayer.ts';

/** Somebody on a train, who has a page open when the line is lost. */
async function loseLineAt(visit: Visit, address: string) {
  const viewport = { width: 375, height: 812 };
  const { page, context } = await visit({ viewport, hasTouch: true });
  await page.goto(address);
  await loaded(page);
  await context.setOffline(true);
  return { page, context };
}

test('When a form is sent without a line, then the page and every word stay, and go out once it is back', async ({
  visit,
}) => {
  const { page, context } = await loseLineAt(visit, '/contribute?form=donation');
  const form = page.locator('main form');
  const written = {
    Amount: '50 a month',
    Message: 'For the gathering in spring.',
    'Full name': 'Ruth Okafor',
    Company: 'Okafor Millwork',
    Email: 'ruth.train@example.org',
    Phone: '2025550186',
  };
  for (const [label, words] of Object.entries(written)) await form.getByLabel(label).fill(words);
  const send = form.getByRole('button', { name: 'Submit' });
  await send.click();
  await expect(form.getByText('Everything you wrote is still here.')).toBeVisible();
  for (const [label, words] of Object.entries(written))
    await expect(form.getByLabel(label)).toHaveValue(words);
  await context.setOffline(false);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you for your interest!' })).toBeVisible();
});

test('When a page is asked for without a line, then it says so, and opens once it is back', async ({
  visit,
}) => {
  const { page, context } = await loseLineAt(visit, '/prayer-feed');
  await expect(page.getByText(/^Prayer 1 of/)).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Join the fellowship' });
  const link = banner.getByRole('link', { name: 'Login' });
  await link.scrollIntoViewIfNeeded();
  // The message stands where the person is, not at the top, out of view.
  const notice = page.getByText('You are offline.', { exact: false }).first();
  const box = (await notice.boundingBox())!;
  expect(box.y).toBeGreaterThan(0);
  expect(box.y + box.height).toBeLessThan(812);
  await link.tap();
  const waits = page.getByRole('heading', { level: 1, name: /^You are offline/ });
  await expect(waits).toBeVisible();
  await expect(page).toHaveTitle(/^You are offline/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('button', { name: 'Go back' }).tap();
  await expect(page.getByText(/^Prayer 1 of/)).toBeVisible();
  await page.goForward();
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expect(page).not.toHaveTitle(/offline/);
});

test('When a list was not loaded before the line was lost, then that is said, and it comes by itself', async ({
  visit,
}) => {
  const { page, context } = await visit();
  await page.goto('/members', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: /^View/ }).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Search members').fill('Ruth');
  await expect(page.getByText('This will load on its own once you are back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/members? found$/).first()).toBeVisible();
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('When the code of a page cannot be had for a moment, then it is asked for again, and the page opens', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/prayer-feed', { waitUntil: 'networkidle' });
  const refused: string[] = [];
  await page.route(/assets\/login-page-/, (route) =>
    refused.push(route.request().url()) === 1 ? route.abort() : route.continue(),
  );
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
  expect(refused).toHaveLength(2);
});

test('When a page of many parts is opened without a line, then it comes whole once it is back', async ({
  visit,
}) => {
  const { page, context } = await loseLineAt(visit, '/prayer-feed');
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await context.setOffline(false);
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await context.setOffline(true);
  await drawer.getByRole('link', { name: 'Contribute' }).tap();
  await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/contribute');
  await expect(page.locator('main').getByRole('button').first()).toBeVisible();
});
