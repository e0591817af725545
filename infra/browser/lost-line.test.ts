import { expect, test } from 'vitest';
import { openDemoSite } from './demo-site.ts';
import { openVisitor } from './visitor.ts';

/** Somebody on a train, who has a page open when the line is lost. */
async function loseLineAt(address: string) {
  const [browser, { origin }] = await openDemoSite();
  const viewport = { width: 375, height: 812 };
  const { page, context } = await openVisitor(browser, origin, { viewport, hasTouch: true });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  return { page, context };
}

test('When a form is sent without a line, then the page and every word stay, and go out once it is back', async () => {
  const { page, context } = await loseLineAt('/contribute?form=donation');
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
  await form.getByText('Everything you wrote is still here.').waitFor();
  for (const [label, words] of Object.entries(written))
    expect(await form.getByLabel(label).inputValue()).toBe(words);
  await context.setOffline(false);
  await send.click();
  await page.getByRole('heading', { name: 'Thank you for your interest!' }).waitFor();
  await context.close();
});

test('When a page is asked for without a line, then it says so, and opens once it is back', async () => {
  const { page, context } = await loseLineAt('/prayer-feed');
  await page.getByText(/^Prayer 1 of/).waitFor();
  const banner = page.getByRole('complementary', { name: 'Join the fellowship' });
  const link = banner.getByRole('link', { name: 'Login' });
  await link.scrollIntoViewIfNeeded();
  // It is said where one is, not at a top that nobody sees.
  const notice = page.getByText('You are offline.', { exact: false }).first();
  const box = (await notice.boundingBox())!;
  expect(box.y).toBeGreaterThan(0);
  expect(box.y + box.height).toBeLessThan(812);
  await link.tap();
  const waits = page.getByRole('heading', { level: 1, name: /^You are offline/ });
  await waits.waitFor();
  await expect.poll(() => page.title()).toMatch(/^You are offline/);
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  expect(await page.evaluate('document.activeElement.id')).toBe('main');
  await page.getByRole('button', { name: 'Go back to where you were' }).tap();
  await page.getByText(/^Prayer 1 of/).waitFor();
  await page.goForward();
  await waits.waitFor();
  await context.setOffline(false);
  await page.getByLabel('Phone number').waitFor();
  await expect.poll(() => page.title()).not.toMatch(/offline/);
  await context.close();
});

test('When a list was not loaded before the line was lost, then that is said, and it comes by itself', async () => {
  const [browser, { origin }] = await openDemoSite();
  const { page, context } = await openVisitor(browser, origin, {});
  await page.goto('/members', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /^View/ }).first().waitFor();
  await context.setOffline(true);
  await page.getByLabel('Search members').fill('Ruth');
  await page.getByText('It comes by itself once the connection is back.').waitFor();
  await context.setOffline(false);
  await page
    .getByText(/members? found$/)
    .first()
    .waitFor();
  expect(await page.getByText('You are offline').count()).toBe(0);
  await context.close();
});

test('When the code of a page cannot be had for a moment, then it is asked for again, and the page opens', async () => {
  const [browser, { origin }] = await openDemoSite();
  const { page, context } = await openVisitor(browser, origin, {});
  await page.goto('/prayer-feed', { waitUntil: 'networkidle' });
  const refused: string[] = [];
  await page.route(/assets\/login-page-/, (route) =>
    refused.push(route.request().url()) === 1 ? route.abort() : route.continue(),
  );
  await page.getByRole('link', { name: 'Login' }).first().click();
  await page.getByLabel('Phone number').waitFor();
  expect(refused).toHaveLength(2);
  await context.close();
});

test('When a page of many parts is opened without a line, then it comes whole once it is back', async () => {
  const { page, context } = await loseLineAt('/prayer-feed');
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await context.setOffline(false);
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  await context.setOffline(true);
  await drawer.getByRole('link', { name: 'Contribute' }).tap();
  await page.getByText('You are offline.', { exact: false }).first().waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: /./ }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/contribute');
  await page.locator('main').getByRole('button').first().waitFor();
  await context.close();
});
