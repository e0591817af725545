import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openDemoSite } from './demo-site.ts';
import { hasFocus } from './look-over.ts';
import { openVisitor, type Visitor } from './visitor.ts';
import { sharePrayer } from './write-by-call.ts';

const visitors: Visitor[] = [];
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())));

async function come(): Promise<Visitor> {
  const [browser, { origin }] = await openDemoSite();
  const visitor = await openVisitor(browser, origin, { reducedMotion: 'reduce' });
  visitors.push(visitor);
  await visitor.page.goto('/prayer-feed');
  return visitor;
}

const menuOf = (page: Page) => page.getByRole('button', { name: 'More about this prayer' });

/** Chooses in the menu of the prayer on screen, by keyboard. */
async function choose(page: Page, act: string): Promise<void> {
  await menuOf(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: act }).press('Enter');
}

test('When one’s own prayer is answered, taken back and deleted, then the letter says so each time', async () => {
  const { page, complaints } = await come();
  const text = 'Please pray that the lease of our workshop is signed.';
  await page.goto(`/prayer-feed?prayer=${await sharePrayer(page, text)}`);
  const letter = page.getByRole('article').filter({ hasText: text });
  await choose(page, 'Mark as answered');
  await page.getByLabel(/Your thanks/).fill('The lease is signed.');
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await letter.getByText('This prayer was answered').waitFor();
  await letter.getByText('The lease is signed.').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(menuOf(page))).toBe(true);

  await choose(page, 'Not answered yet');
  await letter.getByText('This prayer was answered').waitFor({ state: 'detached' });

  await choose(page, 'Delete your prayer');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await letter.waitFor({ state: 'detached' });
  const tag = () => page.locator(':focus').evaluate(({ tagName }) => tagName);
  await expect.poll(tag).not.toBe('BODY');
  expect(complaints).toEqual([]);
});

test('When somebody’s prayer is reported, then it is sent, and the focus comes back to the menu', async () => {
  const author = await come();
  const id = await sharePrayer(author.page, 'Please pray for the two of us who repair the mill.');
  const { page, complaints } = await come();
  await page.goto(`/prayer-feed?prayer=${id}`);
  await choose(page, 'Report this prayer');
  await page.getByLabel('Reason').fill('Only to see that it can be reported.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await page.getByRole('heading', { name: 'Thank you. We will look at it.' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(menuOf(page))).toBe(true);
  expect(complaints).toEqual([]);
});
