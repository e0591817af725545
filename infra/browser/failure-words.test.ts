import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openDemoSite } from './demo-site.ts';
import { answerPrayers, prayerPage } from './prayer.ts';
import { openVisitor, type Visitor } from './visitor.ts';

let visitor: Visitor | undefined;
afterEach(() => visitor?.context.close());

/** Opens a page whose call to this address always fails. */
async function open(address: string, call: string): Promise<Page> {
  const [browser, { origin }] = await openDemoSite();
  visitor = await openVisitor(browser, origin, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return page;
}

/** All of these words are on the page at some time: a toast goes again. */
const reads = (page: Page, ...words: string[]) =>
  Promise.all(words.map((one) => page.getByText(one).first().waitFor()));
const toasts = (page: Page) => page.locator('[data-toasts] > *');

test('When a prayer is blank, fails, has too big a photo or is shared, then the page says it exactly', async () => {
  const page = await open('/prayer', '**/api/prayer-chat');
  const { field, send } = prayerPage(page);
  await field.fill('   ');
  await expect.poll(() => send.isDisabled()).toBe(true);
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
    reads(page, 'Prayer Shared', 'Redirecting to community feed...'),
    page.getByRole('button', { name: 'Try again' }).click(),
  ]);
  // Whoever stays is told no longer that they are taken elsewhere.
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect.poll(() => page.getByText('Redirecting to community feed...').count()).toBe(0);
});

test.each([
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
    says: ['I am sorry, I have trouble with the connection', 'we answer within 24 hours'],
    toasted: 0,
  },
  {
    path: '/kingdom-business-guide',
    opener: undefined,
    call: '**/api/kingdom-business-guide',
    says: ['Could not send, try again.'],
    toasted: 0,
  },
])(
  'When the chat of $path is blank or fails, then it sends nothing or says what the catalogue has',
  async ({ path, opener, call, says, toasted }) => {
    const page = await open(path, call);
    if (opener) await page.getByRole('button', { name: opener }).click();
    const field = page.getByLabel('Your message');
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await field.fill('  ');
    expect(await send.getAttribute('aria-disabled')).toBe('true');
    await field.fill('Where do we begin?');
    await Promise.all([reads(page, ...says), field.press('Enter')]);
    expect(await toasts(page).count()).toBeLessThanOrEqual(toasted);
    await expect.poll(() => field.inputValue()).toBe('Where do we begin?');
  },
);

test('When a like or a comment fails, then it is taken back or kept, and one quiet line says so', async () => {
  const page = await open('/prayer-feed', '**/api/prayers/*/*');
  const like = page.getByRole('button', { name: /^Like, / });
  const before = await like.getAttribute('aria-label');
  await like.click();
  await reads(page, 'Could not send, try again.');
  await expect.poll(() => like.getAttribute('aria-label')).toBe(before);
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false');
  const field = page.getByLabel('Write a comment');
  const send = page.getByRole('button', { name: 'Comment', exact: true });
  expect(await send.isDisabled()).toBe(true);
  await field.fill('Praying with you');
  await send.click();
  await expect.poll(() => page.getByText('Could not send, try again.').count()).toBe(2);
  await expect.poll(() => field.inputValue()).toBe('Praying with you');
  expect(await toasts(page).count()).toBe(0);
});
