import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answerPrayers, prayerPage, openPrayer, refusePrayers } from '../prayer.ts';

const request = 'Please pray for our bakery, and for patience with each other.';

/** Asks, and goes on as soon as the reply is being written. */
async function askInPrivate(page: Page, words: string): Promise<void> {
  const { field, send, stop } = prayerPage(page);
  await page.getByRole('radio', { name: 'Keep it private' }).check();
  await field.fill(words);
  await send.click();
  await expect(stop).toBeVisible();
}

test('When the page is loaded anew while the reply is written, then the reply is there, once', async ({
  visit,
}) => {
  const { page } = await openPrayer(visit);
  const { label } = prayerPage(page);
  const words = `${request} It is ${crypto.randomUUID()}.`;
  await askInPrivate(page, words);
  await page.reload();
  await expect(page.getByText('It was not shared.')).toBeVisible();
  await expect(label).toHaveCount(1);
  await expect(page.getByText(words)).toHaveCount(1);
  // And again, when it is complete: still there, and no other.
  await page.reload();
  await expect(page.getByText('It was not shared.')).toBeVisible();
  await expect(label).toHaveCount(1);
});

test('When the page is left while the reply is written, then whoever comes back finds it', async ({
  visit,
}) => {
  const { page } = await openPrayer(visit);
  await askInPrivate(page, request);
  await page.getByRole('link', { name: 'Kingdom Builders' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await expect(page.getByText('It was not shared.')).toBeVisible();
  await expect(page.getByText(request)).toHaveCount(1);
});

test('When a second tab takes over what the first one asked, then both show the one reply', async ({
  visit,
}) => {
  const { page } = await openPrayer(visit);
  await askInPrivate(page, request);
  const opening = page.context().waitForEvent('page');
  // A tab opened by another begins with a copy of what that one keeps.
  await page.evaluate(() => window.open('/prayer'));
  const second = await opening;
  const reply = 'article section .prose-serif';
  for (const tab of [page, second]) await expect(tab.getByText('It was not shared.')).toBeVisible();
  expect(await second.locator(reply).innerText()).toBe(await page.locator(reply).innerText());
});

test('When there is no network, then nothing is sent, the page says so, and later it goes on', async ({
  visit,
}) => {
  const { page } = await openPrayer(visit);
  const { field, send, label } = prayerPage(page);
  await answerPrayers(page);
  await field.fill(request);
  await page.context().setOffline(true);
  await send.click();
  const alert = page.getByRole('alert').filter({ hasText: 'No reply has come' });
  await expect(alert).toHaveText(/You are offline, so nothing was sent/);
  await expect(field).toHaveValue(request);
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(label).toBeVisible();
});

for (const refusal of [
  { status: 400, message: 'Please check what you entered.', code: 'invalid' },
  { status: 409, message: 'This was sent with other words before.', code: 'conflict' },
  { status: 413, message: 'Please select an image smaller than 5MB', code: 'too_large' },
  { status: 429, message: 'That was a lot. Please try again in about 3 hours.', code: 'too_many' },
])
  test(`When the answer is ${refusal.status}, then the page says what happened and keeps the words`, async ({
    visit,
  }) => {
    const { page } = await openPrayer(visit);
    await refusePrayers(page, refusal);
    const { field, send } = prayerPage(page);
    await field.fill(request);
    await send.click();
    const alert = page.getByRole('alert').filter({ hasText: refusal.message });
    await expect(alert).toBeVisible();
    await expect(alert).toContainText('What you wrote is still here.');
    await expect(field).toHaveValue(request);
    await expect(page.locator('div:focus')).toHaveCount(1);
  });

test('When one writes before the code of the page is there, then no word is lost', async ({
  visit,
}) => {
  const { page } = await openPrayer(visit);
  const { field, send } = prayerPage(page);
  let goOn: () => void = () => undefined;
  const codeMayCome = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await codeMayCome;
    await route.continue();
  });
  await page.goto('/prayer', { waitUntil: 'commit' });
  await field.fill(request);
  await expect(send).toBeDisabled();
  goOn();
  await expect(send).toBeEnabled();
  await expect(field).toHaveValue(request);
});
