import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { answerPrayers, focused, prayerPage, prayerVisits, refusePrayers } from './prayer.ts';

const { open, closeAll } = prayerVisits();
afterEach(closeAll);
const request = 'Please pray for our bakery, and for patience with each other.';

/** Asks, and goes on as soon as the reply is being written. */
async function askInPrivate(page: Page, words: string): Promise<void> {
  const { field, send, stop } = prayerPage(page);
  await page.getByRole('radio', { name: 'Keep it private' }).check();
  await field.fill(words);
  await send.click();
  await stop.waitFor();
}

test('When the page is loaded anew while the reply is written, then the reply is there, once', async () => {
  const page = await open();
  const { label } = prayerPage(page);
  const words = `${request} It is ${crypto.randomUUID()}.`;
  await askInPrivate(page, words);
  await page.reload();
  await page.getByText('It was not shared.').waitFor({ timeout: 60_000 });
  await expect.poll(() => label.count()).toBe(1);
  await expect.poll(() => page.getByText(words).count()).toBe(1);
  // And again, when it is complete: still there, and no other.
  await page.reload();
  await page.getByText('It was not shared.').waitFor();
  await expect.poll(() => label.count()).toBe(1);
});

test('When the page is left while the reply is written, then whoever comes back finds it', async () => {
  const page = await open();
  await askInPrivate(page, request);
  await page.getByRole('link', { name: 'Kingdom Builders' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await page.getByText('It was not shared.').waitFor({ timeout: 60_000 });
  await expect.poll(() => page.getByText(request).count()).toBe(1);
});

test('When a second tab takes over what the first one asked, then both show the one reply', async () => {
  const page = await open();
  await askInPrivate(page, request);
  const opening = page.context().waitForEvent('page');
  // A tab opened by another begins with a copy of what that one keeps.
  await page.evaluate(`window.open('/prayer')`);
  const second = await opening;
  const reply = 'article section .prose-serif';
  for (const tab of [page, second])
    await tab.getByText('It was not shared.').waitFor({ timeout: 60_000 });
  expect(await second.locator(reply).innerText()).toBe(await page.locator(reply).innerText());
});

test('When there is no network, then nothing is sent, the page says so, and later it goes on', async () => {
  const page = await open();
  const { field, send, label } = prayerPage(page);
  await answerPrayers(page);
  await field.fill(request);
  await page.context().setOffline(true);
  await send.click();
  const alert = page.getByRole('alert').filter({ hasText: 'No reply has come' });
  await expect.poll(() => alert.innerText()).toMatch(/You are offline, so nothing was sent/);
  await expect.poll(() => field.inputValue()).toBe(request);
  expect(await focused(page)).not.toMatch(/^body/);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await label.waitFor();
});

test.each([
  { status: 400, message: 'Please check what you entered.', code: 'invalid' },
  { status: 409, message: 'This was sent with other words before.', code: 'conflict' },
  { status: 413, message: 'Please select an image smaller than 5MB', code: 'too_large' },
  { status: 429, message: 'That was a lot. Please try again in about 3 hours.', code: 'too_many' },
])(
  'When the answer is $status, then the page says what happened and keeps the words',
  async (refusal) => {
    const page = await open();
    await refusePrayers(page, refusal);
    const { field, send } = prayerPage(page);
    await field.fill(request);
    await send.click();
    const alert = page.getByRole('alert').filter({ hasText: refusal.message });
    await alert.waitFor();
    await expect.poll(() => alert.innerText()).toContain('What you wrote is kept here.');
    await expect.poll(() => field.inputValue()).toBe(request);
    expect(await focused(page)).toMatch(/^div/);
  },
);

test('When one writes before the code of the page is there, then no word is lost', async () => {
  const page = await open();
  const { field, send } = prayerPage(page);
  let goOn: () => void = () => undefined;
  const codeMayCome = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await codeMayCome;
    await route.continue();
  });
  await page.goto('/prayer', { waitUntil: 'commit' });
  await field.fill(request);
  await expect.poll(() => send.isDisabled()).toBe(true);
  goOn();
  await expect.poll(() => send.isDisabled()).toBe(false);
  await expect.poll(() => field.inputValue()).toBe(request);
});
