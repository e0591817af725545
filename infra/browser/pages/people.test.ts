import { expect, test } from '../fixtures.ts';
import { demoPeople } from '../../attacks/demo-people.ts';
import { scrolled } from '../prayer.ts';

test('When somebody is looked for by keyboard, then they are found, opened, and Back finds them again', async ({
  visit,
}) => {
  const { page, complaints } = await visit({ reducedMotion: 'reduce' });
  await page.goto('/members');
  await expect(page.getByRole('article').nth(1)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search members' }).focus();
  await page.keyboard.type('cabinetMAKER');
  await expect(page.getByText('1 member found')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?search=cabinetMAKER');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toContainText('View Profile');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Daniel Okafor' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 member found')).toBeVisible();
  await page.getByRole('searchbox').fill('nobody of that name');
  await expect(page.getByRole('heading', { name: 'No members found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('When a profile is reported by keyboard, then it is sent, and the focus comes back to the button', async ({
  visit,
}) => {
  const { page, complaints } = await visit({ reducedMotion: 'reduce' });
  await page.goto(`/profile/${demoPeople[3].id}`);
  const button = page.getByRole('button', { name: 'Report this profile' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toBeVisible();
  await page.getByLabel('Reason').focus();
  await page.keyboard.type('Only to see that it can be reported.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. We will take a look.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(complaints).toEqual([]);
});

test('When somebody writes to the founder, then the join form begins with whom it is for', async ({
  visit,
}) => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Message' }).click();
  await expect(page.getByLabel('About yourself')).toBeVisible();
  const text = await page.getByLabel('About yourself').inputValue();
  expect(text).toBe('Message for Nathaniel Brooks: ');
});

test('When a tab of the founder is opened by keyboard, then the address keeps it and nothing scrolls', async ({
  visit,
}) => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Overview' }).focus();
  const before = await scrolled(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Beliefs & Values', selected: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?tab=beliefs');
  expect(await scrolled(page)).toBe(before);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Beliefs & Values', selected: true })).toBeVisible();
});

test('When there is no such business or profile, then the page says so and shows a way on', async ({
  visit,
}) => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.goto('/business/nobody-at-all');
  await expect(page.getByRole('heading', { level: 1, name: 'Business Not Found' })).toBeVisible();
  await expect(page.getByText('The requested business profile could not be found.')).toBeVisible();
  await page.goto('/profile/99999999-9999-4999-8999-999999999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Not Found' })).toBeVisible();
  const wayOn = page.getByRole('main').getByRole('link', { name: 'See all members' });
  await expect(wayOn).toHaveAttribute('href', '/members');
});
