import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { demoPeople } from '../../attacks/demo-people.ts';
import { logInElsewhere } from '../log-in.ts';

const [{ phone: adminPhone }] = demoPeople;

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('When an admin logs in in another tab, then this one has the members, and can give one a role', async ({
  visit,
}) => {
  const { page, context, complaints } = await visit();
  await page.goto('/prayer-feed');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await logInElsewhere(context, adminPhone);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.goto('/admin/members');
  await expect(row(page, 'Daniel Okafor')).toBeVisible();
  await page.getByLabel('Name, phone or email').fill('okafor');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('table', { name: '1 member' })).toBeVisible();
  await page.getByRole('button', { name: 'Make admin: Daniel Okafor' }).click();
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByRole('button', { name: 'Make member: Daniel Okafor' })).toBeVisible();

  await page.getByLabel('Name, phone or email').fill('');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Role').selectOption('Admins');
  await expect(row(page, 'Daniel Okafor')).toBeVisible();
  await page.getByLabel('Status').selectOption('Suspended');
  await expect(page.getByText('No members found')).toBeVisible();
  await expect(page).toHaveURL(/\?role=admin&suspended=true$/);

  // As he was: other files know him as a member.
  await page.getByLabel('Status').selectOption('All');
  await page.getByRole('button', { name: 'Make member: Daniel Okafor' }).click();
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(row(page, 'Daniel Okafor')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('When the login has ended, then a comment is not posted as a visitor’s, and its words stay', async ({
  admin,
}) => {
  const { page, context } = admin;
  await page.goto('/prayer-feed');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const words = 'Only under my own name.';
  await page.getByLabel('Write a comment').fill(words);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('You have been logged out', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByLabel('Write a comment')).toHaveValue(words);
  await expect(page.getByRole('list', { name: 'Comments' }).getByText(words)).toHaveCount(0);
});
