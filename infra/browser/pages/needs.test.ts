import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { demoPeople } from '../../attacks/demo-people.ts';
import { expectAccessible, lookOver } from '../look-over.ts';
import { call } from '../write-by-call.ts';

const [, daniel, ruth] = demoPeople;

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** A number is written to be read, and dialled as it is. */
const linkTo = (page: Page, phone: string) => page.locator(`a[href="tel:${phone}"]`);

test('When a member needs something, then another finds it, asks, and both see how to reach each other', async ({
  logIn,
}) => {
  const asker = await logIn(daniel.phone, { reducedMotion: 'reduce' });
  const author = await logIn(ruth.phone, { reducedMotion: 'reduce' });
  const text = 'Somebody who sharpens bread knives, twice a year.';
  const { page } = author;
  await page.goto('/needs');
  await page.getByRole('button', { name: 'I need something' }).click();
  await page.getByLabel('In your own words').fill(text);
  await page.getByLabel('What is it about?').selectOption('Equipment');
  await page.getByRole('button', { name: 'Post my need' }).click();
  await expect(page.getByRole('region', { name: 'Needed' }).getByText(text)).toBeVisible();

  await asker.page.goto('/needs');
  const slip = asker.page.getByRole('listitem').filter({ hasText: text });
  await slip.getByRole('button', { name: 'Ask to talk' }).click();
  await asker.page.getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(slip.getByText('You asked. Now it’s up to them.')).toBeVisible();

  await page.getByRole('tab', { name: 'Contacts' }).click();
  await page.getByRole('button', { name: 'Agree to talk' }).click();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(linkTo(page, daniel.phone)).toBeVisible();
  await asker.page.goto('/needs?tab=contacts');
  await expect(linkTo(asker.page, ruth.phone)).toBeVisible();

  // The same words a second time: no two landmarks have one name.
  const again = { kind: 'need', text, tag: 'equipment', endsOn: inAMonth() };
  await call(page, 'POST', '/api/needs', again);
  for (const tab of ['', '?tab=yours', '?tab=contacts']) {
    await page.goto(`/needs${tab}`);
    await expect(page.getByRole('tabpanel').getByText('Loading')).toHaveCount(0);
    await lookOver(page);
  }
  expect([...author.complaints, ...asker.complaints]).toEqual([]);
});

test('When the board is read in the dark and by keys alone, then axe finds nothing and the focus stays', async ({
  logIn,
}) => {
  const { page } = await logIn(daniel.phone, {
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await page.goto('/needs');
  await expect(
    page.getByRole('region', { name: 'Offered' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expectAccessible(page);
  const write = page.getByRole('button', { name: 'I offer something' });
  await write.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('In your own words')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText('I offer something');
});
