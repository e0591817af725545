import type { Page } from '@playwright/test';
import { type Visit, expect, test } from '../fixtures.ts';
import { answerPrayers, prayerPage } from '../prayer.ts';

/** Opens a page whose call to this address always fails. */
async function open(visit: Visit, address: string, call: string): Promise<Page> {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

/** All of these words are on the page at some time: a toast goes again. */
const reads = (page: Page, ...words: string[]) =>
  Promise.all(words.map((one) => expect(page.getByText(one).first()).toBeVisible()));
const toasts = (page: Page) => page.locator('[data-toasts] > *');

test('When a prayer is blank, fails, has too big a photo or is shared, then the page says it exactly', async ({
  visit,
}) => {
  const page = await open(visit, '/prayer', '**/api/prayer-chat');
  const { field, send } = prayerPage(page);
  await field.fill('   ');
  await expect(send).toBeDisabled();
  const photo = page.getByLabel('Choose a photo');
  const tooBig = Buffer.alloc(5 * 1024 * 1024 + 1);
  await Promise.all([
    reads(page, 'File Too Large', 'Please select an image smaller than 5MB'),
    photo.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: tooBig }),
  ]);
  await field.fill('Please pray for our bakery.');
  await Promise.all([
    reads(
      page,
      'Prayer Helper Unavailable',
      "I'm having trouble connecting right now. Please try again in a moment.",
    ),
    send.click(),
  ]);
  await answerPrayers(page);
  await Promise.all([
    reads(page, 'Prayer Shared'),
    page.getByRole('button', { name: 'Try again' }).click(),
  ]);
  // The countdown begins when the end of the reply was seen.
  await Promise.all([
    reads(page, 'Redirecting to community feed...'),
    page.getByRole('timer').scrollIntoViewIfNeeded(),
  ]);
  // A person who stays no longer reads that they will be taken elsewhere.
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('Redirecting to community feed...')).toHaveCount(0);
});

for (const { path, opener, call, says, toasted } of [
  {
    path: '/welcome',
    opener: 'Ask the coach',
    call: '**/api/ai-coach',
    says: ['Coach Unavailable', 'The AI coach is temporarily unavailable. Please try again.'],
    toasted: 1,
  },
  {
    path: '/contribute',
    opener: 'Ask the guide',
    call: '**/api/contribute-chat',
    says: ['I’m sorry, I’m having trouble connecting', 'within 24 hours'],
    toasted: 0,
  },
  {
    path: '/kingdom-business-guide',
    opener: undefined,
    call: '**/api/kingdom-business-guide',
    says: ['That did not send. Try again.'],
    toasted: 0,
  },
])
  test(`When the chat of ${path} is blank or fails, then it sends nothing or says what the catalogue has`, async ({
    visit,
  }) => {
    const page = await open(visit, path, call);
    if (opener) await page.getByRole('button', { name: opener }).click();
    const field = page.getByLabel('Your message');
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await field.fill('  ');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await field.fill('Where do we begin?');
    await Promise.all([reads(page, ...says), field.press('Enter')]);
    expect(await toasts(page).count()).toBeLessThanOrEqual(toasted);
    await expect(field).toHaveValue('Where do we begin?');
  });

test('When a like or a comment fails, then it is taken back or kept, and one quiet line says so', async ({
  visit,
}) => {
  const page = await open(visit, '/prayer-feed', '**/api/prayers/*/*');
  const like = page.getByRole('button', { name: /^Like, / });
  const before = (await like.getAttribute('aria-label'))!;
  await like.click();
  await reads(page, 'That did not send. Try again.');
  await expect(like).toHaveAttribute('aria-label', before);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const field = page.getByLabel('Write a comment');
  const send = page.getByRole('button', { name: 'Comment', exact: true });
  await expect(send).toBeDisabled();
  await field.fill('Praying with you');
  await send.click();
  await expect(page.getByText('That did not send. Try again.')).toHaveCount(2);
  await expect(field).toHaveValue('Praying with you');
  await expect(toasts(page)).toHaveCount(0);
});
