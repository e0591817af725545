import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { lookOver } from '../look-over.ts';
import { call, type Shared, sharePrayer } from '../write-by-call.ts';

const addressed = (page: Page) => new URL(page.url()).searchParams.get('prayer');
const topOfLetter = (page: Page) =>
  page.getByRole('article').evaluate((letter) => letter.getBoundingClientRect().top);

test('When the feed is read by keys, then it turns and likes, and a reload and Back keep the place', async ({
  visit,
}) => {
  const { page, complaints } = await visit();
  await page.goto('/prayer-feed');
  await expect(page.getByText(/^Prayer 1 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Prayer 2 of/)).toBeVisible();
  const second = addressed(page);
  expect(second).toMatch(/^[\da-f-]{36}$/);
  const isKept = page.waitForResponse((answer) => answer.url().endsWith('/like'));
  await page.keyboard.press('l');
  const like = page.getByRole('button', { name: /^Like/ });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await isKept;
  await page.reload();
  await expect(page.getByText(/^Prayer 2 of/)).toBeVisible();
  expect(addressed(page)).toBe(second);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Prayer 2 of/)).toBeVisible();
  expect(addressed(page)).toBe(second);
  expect(complaints).toEqual([]);
});

test('When the next prayer is asked for before it has come, then one is brought there once it is', async ({
  visit,
}) => {
  const { page } = await visit();
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  // The first prayer comes with the page, the others by this call.
  await page.route(/\/api\/prayers\?/, (route) => isPressed.then(() => route.continue()));
  await page.goto('/prayer-feed');
  await expect(page.getByText(/^Prayer 1 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const first = addressed(page);
  press();
  await expect(page.getByText(/^Prayer 2 of/)).toBeVisible();
  expect(addressed(page)).not.toBe(first);
});

test('When one turns at the end of a letter on a phone, then the top of the next is there', async ({
  visit,
}) => {
  const { page } = await visit({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
  });
  await page.goto('/prayer-feed');
  type Letter = Shared & { userRequest: string; aiPrayerResponse: string | null };
  const letters = await call<Letter[]>(page, 'GET', '/api/prayers');
  // The longest letter is longer than the screen. The last one has none after it.
  const lengths = letters
    .slice(0, -1)
    .map(
      ({ userRequest, aiPrayerResponse }) => userRequest.length + (aiPrayerResponse?.length ?? 0),
    );
  const long = lengths.indexOf(Math.max(...lengths));
  await page.goto(`/prayer-feed?prayer=${letters[long]!.id}`);
  await expect(page.getByText(new RegExp(`^Prayer ${long + 1} of`))).toBeVisible();
  // The letter begins in the first screen, and the way on is in reach of a thumb.
  expect(await topOfLetter(page)).toBeLessThan(250);
  // What invites one to join comes after it, for eyes and for ears.
  const banner = page.getByRole('complementary', { name: 'Join the fellowship' });
  const letter = (await page.getByRole('article').boundingBox())!;
  expect((await banner.boundingBox())!.y).toBeGreaterThanOrEqual(letter.y + letter.height);
  const isAfter = await page
    .locator('article')
    .evaluate(
      (one) =>
        one.compareDocumentPosition(document.querySelector('aside')!) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    );
  expect(isAfter).toBeTruthy();
  const next = page.getByRole('button', { name: 'Next Prayer' });
  const box = await next.boundingBox();
  expect(box!.y).toBeGreaterThan(600);
  expect(box!.y + box!.height).toBeLessThanOrEqual(812);
  expect(box!.height).toBeGreaterThanOrEqual(44);

  await page.getByLabel('Write a comment').scrollIntoViewIfNeeded();
  expect(await topOfLetter(page)).toBeLessThan(0);
  await next.tap();
  await expect(page.getByText(new RegExp(`^Prayer ${long + 2} of`))).toBeVisible();
  const top = await topOfLetter(page);
  expect(top).toBeGreaterThanOrEqual(60);
  expect(top).toBeLessThan(200);
  await expect(page.locator('h2:focus')).toHaveCount(1);
});

test('When somebody else shares a prayer, then the page tells it, and brings it when asked', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.clock.install();
  await page.goto('/prayer-feed');
  await expect(page.getByText(/^Prayer 1 of/)).toBeVisible();
  const before = addressed(page);
  await page.clock.fastForward(11_000);
  const other = await visit();
  await other.page.goto('/prayer-feed');
  const text = 'Please pray for the first day of our bakery.';
  await sharePrayer(other.page, text);
  const arrived = page.getByRole('button', { name: '1 new prayer' });
  await expect(arrived).toBeVisible();
  expect(addressed(page)).toBe(before);
  await arrived.click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(/^Prayer 1 of/)).toBeVisible();
  expect(addressed(page)).not.toBe(before);
});

test('When one comments, then it shows at once, stays after a reload and can be deleted', async ({
  visit,
}) => {
  const { page, complaints } = await visit();
  await page.goto('/prayer-feed');
  const field = page.getByLabel('Write a comment');
  await field.fill('Praying with you this morning.');
  await page.reload();
  await expect(field).toHaveValue('Praying with you this morning.');
  await field.press('Enter');
  const comment = page.getByRole('listitem').filter({ hasText: 'Praying with you this morning.' });
  await expect(comment).toBeVisible();
  await expect(comment.getByText('Just now')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Prayer 1 of/)).toBeVisible();
  await comment.getByRole('button', { name: /^More options for .*comment/ }).click();
  await page.getByRole('menuitem', { name: 'Delete this comment' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(comment).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'Comments');
  expect(complaints).toEqual([]);
});

test('When a prayer is shared elsewhere, then its page is dressed and its picture is there', async ({
  visit,
}) => {
  const { page, complaints } = await visit();
  await page.goto('/prayer-feed');
  const [newest] = await call<Shared[]>(page, 'GET', '/api/prayers');
  await page.goto(`/prayer-share/${newest!.id}`);
  await lookOver(page);
  expect(await page.evaluate(() => document.fonts.check('20px Fraunces'))).toBe(true);
  await expect(page.getByRole('contentinfo').getByText('Weekly gathering')).toBeVisible();
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(new URL(picture!).pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  await page.getByRole('link', { name: 'Pray with the community' }).click();
  await expect(page.getByText(/^Prayer \d+ of/)).toBeVisible();
  expect(addressed(page)).toBe(newest!.id);
  expect(complaints).toEqual([]);
});
