import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Stack } from '../local/stack.ts';
import { openDemoSite } from './demo-site.ts';
import { lookOver } from './look-over.ts';
import { openVisitor } from './visitor.ts';
import { call, type Shared, sharePrayer } from './write-by-call.ts';

let browser: Browser;
let stack: Stack;
let newest: string;

beforeAll(async () => {
  [browser, stack] = await openDemoSite();
  const { page, context } = await openVisitor(browser, stack.origin);
  await page.goto('/prayer-feed');
  newest = (await call<Shared[]>(page, 'GET', '/api/prayers'))[0]!.id;
  await context.close();
});

test.each(['/prayer-feed', '/prayer/feed', '/prayer/community', '/prayer-share/'])(
  'When %s is looked over, then axe finds nothing, and nothing sticks out',
  async (path) => {
    const { page, context, complaints } = await openVisitor(browser, stack.origin, {
      reducedMotion: 'reduce',
    });
    await page.goto(path.endsWith('/') ? path + newest : path);
    await page.getByRole('heading').first().waitFor();
    expect(await lookOver(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

/** A busy machine is slow, not wrong. */
const patience = { timeout: 20_000 };
const addressed = (page: Page) => new URL(page.url()).searchParams.get('prayer');
const topOfLetter = (page: Page) =>
  page.getByRole('article').evaluate((letter) => letter.getBoundingClientRect().top);

test('When the feed is read by keys, then it turns and likes, and a reload and Back keep the place', async () => {
  const { page, context, complaints } = await openVisitor(browser, stack.origin);
  await page.goto('/prayer-feed');
  await page.getByText(/^Prayer 1 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Prayer 2 of/).waitFor();
  const second = addressed(page);
  expect(second).toMatch(/^[\da-f-]{36}$/);
  const isKept = page.waitForResponse((answer) => answer.url().endsWith('/like'));
  await page.keyboard.press('l');
  const like = page.getByRole('button', { name: /^Like/ });
  await expect.poll(() => like.getAttribute('aria-pressed'), patience).toBe('true');
  await isKept;
  await page.reload();
  await page.getByText(/^Prayer 2 of/).waitFor();
  expect(addressed(page)).toBe(second);
  await expect.poll(() => like.getAttribute('aria-pressed'), patience).toBe('true');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.getByText(/^Prayer 2 of/).waitFor();
  expect(addressed(page)).toBe(second);
  expect(complaints).toEqual([]);
  await context.close();
});

test('When the next prayer is asked for before it has come, then one is brought there once it is', async () => {
  const { page, context } = await openVisitor(browser, stack.origin);
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  // The first prayer comes with the page, the others by this call.
  await page.route(/\/api\/prayers\?/, (route) => isPressed.then(() => route.continue()));
  await page.goto('/prayer-feed');
  await page.getByText(/^Prayer 1 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  const first = addressed(page);
  press();
  await page.getByText(/^Prayer 2 of/).waitFor();
  expect(addressed(page)).not.toBe(first);
  await context.close();
});

test('When one turns at the end of a letter on a phone, then the top of the next is there', async () => {
  const { page, context } = await openVisitor(browser, stack.origin, {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
  });
  await page.goto('/prayer-feed');
  await page.getByText(/^Prayer 1 of/).waitFor();
  // The letter begins in the first screen, and the way on is in reach of a thumb.
  expect(await topOfLetter(page)).toBeLessThan(250);
  // What invites one to join comes after it, for eyes and for ears.
  const banner = page.getByRole('complementary', { name: 'Join the fellowship' });
  const letter = (await page.getByRole('article').boundingBox())!;
  expect((await banner.boundingBox())!.y).toBeGreaterThanOrEqual(letter.y + letter.height);
  const isAfter = await page.evaluate<boolean>(`Boolean(
    document.querySelector('article').compareDocumentPosition(document.querySelector('aside')) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  )`);
  expect(isAfter).toBe(true);
  const next = page.getByRole('button', { name: 'Next Prayer' });
  const box = await next.boundingBox();
  expect(box!.y).toBeGreaterThan(600);
  expect(box!.y + box!.height).toBeLessThanOrEqual(812);
  expect(box!.height).toBeGreaterThanOrEqual(44);

  await page.getByLabel('Write a comment').scrollIntoViewIfNeeded();
  expect(await topOfLetter(page)).toBeLessThan(0);
  await next.tap();
  await page.getByText(/^Prayer 2 of/).waitFor();
  const top = await topOfLetter(page);
  expect(top).toBeGreaterThanOrEqual(60);
  expect(top).toBeLessThan(200);
  const focused = page.locator(':focus');
  expect(await focused.evaluate(({ tagName }) => tagName)).toBe('H2');
  await context.close();
});

test('When somebody else shares a prayer, then the page tells it, and brings it when asked', async () => {
  const { page, context } = await openVisitor(browser, stack.origin);
  await page.clock.install();
  await page.goto('/prayer-feed');
  await page.getByText(/^Prayer 1 of/).waitFor();
  const before = addressed(page);
  await page.clock.fastForward(11_000);
  const other = await openVisitor(browser, stack.origin);
  await other.page.goto('/prayer-feed');
  const text = 'Please pray for the first day of our bakery.';
  await sharePrayer(other.page, text);
  const arrived = page.getByRole('button', { name: '1 new prayer' });
  await arrived.waitFor();
  expect(addressed(page)).toBe(before);
  await arrived.click();
  await page.getByText(text).waitFor();
  await page.getByText(/^Prayer 1 of/).waitFor();
  expect(addressed(page)).not.toBe(before);
  await other.context.close();
  await context.close();
});

test('When one comments, then it shows at once, stays after a reload and can be deleted', async () => {
  const { page, context, complaints } = await openVisitor(browser, stack.origin);
  await page.goto('/prayer-feed');
  const field = page.getByLabel('Write a comment');
  await field.fill('Praying with you this morning.');
  await page.reload();
  await expect.poll(() => field.inputValue(), patience).toBe('Praying with you this morning.');
  await field.press('Enter');
  const comment = page.getByRole('listitem').filter({ hasText: 'Praying with you this morning.' });
  await comment.waitFor();
  await comment.getByText('Just now').waitFor();
  await page.reload();
  await page.getByText(/^Prayer 1 of/).waitFor();
  await comment.getByRole('button', { name: /^More about the comment/ }).click();
  await page.getByRole('menuitem', { name: 'Delete this comment' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await comment.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.locator(':focus').getAttribute('aria-label'), patience)
    .toBe('Comments');
  expect(complaints).toEqual([]);
  await context.close();
});

test('When a prayer is shared elsewhere, then its page is dressed and its picture is there', async () => {
  const { page, context, complaints } = await openVisitor(browser, stack.origin);
  await page.goto(`/prayer-share/${newest}`);
  await page.evaluate('document.fonts.ready.then(() => true)');
  expect(await page.evaluate(`document.fonts.check('20px Fraunces')`)).toBe(true);
  await page.getByRole('contentinfo').getByText('Weekly gathering').waitFor();
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(new URL(picture!).pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  await page.getByRole('link', { name: 'Pray with the community' }).click();
  await page.getByText(/^Prayer \d+ of/).waitFor();
  expect(addressed(page)).toBe(newest);
  expect(complaints).toEqual([]);
  await context.close();
});
