import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openPerson } from './log-in.ts';
import { findings, lookOver } from './look-over.ts';
import { call } from './write-by-call.ts';

const [, daniel, ruth] = demoPeople;

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** A number is written to be read, and dialled as it is. */
const linkTo = (page: Page, phone: string) => page.locator(`a[href="tel:${phone}"]`);

test('When a member needs something, then another finds it, asks, and both see how to reach each other', async () => {
  const asker = await openPerson(daniel.phone, { reducedMotion: 'reduce' });
  const author = await openPerson(ruth.phone, { reducedMotion: 'reduce' });
  const text = 'Somebody who sharpens bread knives, twice a year.';
  const { page } = author;
  await page.goto('/needs');
  await page.getByRole('button', { name: 'I need something' }).click();
  await page.getByLabel('In your words').fill(text);
  await page.getByLabel('What is it about?').selectOption('Equipment');
  await page.getByRole('button', { name: 'Tell the members' }).click();
  await page.getByRole('region', { name: 'Needed' }).getByText(text).waitFor();

  await asker.page.goto('/needs');
  const slip = asker.page.getByRole('listitem').filter({ hasText: text });
  await slip.getByRole('button', { name: 'Ask for contact' }).click();
  await asker.page.getByRole('button', { name: 'Ask', exact: true }).click();
  await slip.getByText('You asked. It is up to them now.').waitFor();

  await page.getByRole('tab', { name: 'Contacts' }).click();
  await page.getByRole('button', { name: 'Agree to talk' }).click();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await linkTo(page, daniel.phone).waitFor();
  await asker.page.goto('/needs?tab=contacts');
  await linkTo(asker.page, ruth.phone).waitFor();

  // The same words a second time: no two landmarks have one name.
  const again = { kind: 'need', text, tag: 'equipment', endsOn: inAMonth() };
  await call(page, 'POST', '/api/needs', again);
  for (const tab of ['', '?tab=yours', '?tab=contacts']) {
    await page.goto(`/needs${tab}`);
    await expect.poll(() => page.getByRole('tabpanel').getByText('Loading').count()).toBe(0);
    expect(await lookOver(page)).toEqual([]);
  }
  expect([...author.complaints, ...asker.complaints]).toEqual([]);
  await author.context.close();
  await asker.context.close();
});

test('When the board is read in the dark and by keys alone, then axe finds nothing and the focus stays', async () => {
  const { page, context } = await openPerson(daniel.phone, {
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await page.goto('/needs');
  await page.getByRole('region', { name: 'Offered' }).getByRole('listitem').first().waitFor();
  expect(await findings(page)).toEqual([]);
  const write = page.getByRole('button', { name: 'I offer something' });
  await write.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('In your words').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator(':focus').textContent()).toBe('I offer something');
  await context.close();
});
