import type { Page } from '@playwright/test';
import { type Visit, type Visitor, expect, test } from '../fixtures.ts';
import { sharePrayer } from '../write-by-call.ts';

async function come(visit: Visit): Promise<Visitor> {
  const visitor = await visit({ reducedMotion: 'reduce' });
  await visitor.page.goto('/prayer-feed');
  return visitor;
}

const menuOf = (page: Page) => page.getByRole('button', { name: 'More options for this prayer' });

/** Chooses in the menu of the prayer on screen, by keyboard. */
async function choose(page: Page, act: string): Promise<void> {
  await menuOf(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: act }).press('Enter');
}

test('When one’s own prayer is answered, taken back and deleted, then the letter says so each time', async ({
  visit,
}) => {
  const { page, complaints } = await come(visit);
  const text = 'Please pray that the lease of our workshop is signed.';
  await page.goto(`/prayer-feed?prayer=${await sharePrayer(page, text)}`);
  const letter = page.getByRole('article').filter({ hasText: text });
  await choose(page, 'Mark as answered');
  await page.getByLabel(/Your thank-you note/).fill('The lease is signed.');
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(letter.getByText('This prayer was answered')).toBeVisible();
  await expect(letter.getByText('The lease is signed.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menuOf(page)).toBeFocused();

  await choose(page, 'Not answered yet');
  await expect(letter.getByText('This prayer was answered')).toHaveCount(0);

  await choose(page, 'Delete your prayer');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(letter).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('When somebody’s prayer is reported, then it is sent, and the focus comes back to the menu', async ({
  visit,
}) => {
  const author = await come(visit);
  const id = await sharePrayer(author.page, 'Please pray for the two of us who repair the mill.');
  const { page, complaints } = await come(visit);
  await page.goto(`/prayer-feed?prayer=${id}`);
  await choose(page, 'Report this prayer');
  await page.getByLabel('Reason').fill('Only to see that it can be reported.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. We will take a look.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menuOf(page)).toBeFocused();
  expect(complaints).toEqual([]);
});
