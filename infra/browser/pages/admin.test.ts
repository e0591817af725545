import { expect, test } from '../fixtures.ts';

test('When an admin looks into the queues, then the board asks nobody else and changes nothing', async ({
  admin,
}) => {
  const { page, complaints } = admin;
  await page.goto('/admin/deliveries');
  await page.getByRole('link', { name: 'See every job in the queues' }).click();
  await page.getByText('notifications', { exact: true }).first().click();
  await page.waitForURL(/queue-board\/queue\/notifications/);
  await expect(page.getByText('Completed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /retry|clean|remove|promote/i })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Completed').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('When an admin adds a company page, then everybody sees it, until it is deleted', async ({
  visit,
  admin,
}) => {
  const { page, complaints } = admin;
  await page.goto('/admin/pages/new');
  await page.getByLabel('Company name').fill('Brandt Vans & Sons');
  await page.getByLabel(/^Tagline/).fill('We carry what matters');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Brandt Vans & Sons has been saved.')).toBeVisible();
  const href = await page
    .getByRole('link', { name: 'Brandt Vans & Sons', exact: true })
    .getAttribute('href');
  const visitor = await visit();
  await visitor.page.goto(href ?? '');
  await expect(visitor.page.getByText('We carry what matters')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Brandt Vans & Sons' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The page has been deleted.')).toBeVisible();
  await visitor.page.reload();
  await expect(visitor.page.getByText('Business Not Found')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('When a member who is no admin opens the desk, then access is denied', async ({ member }) => {
  for (const path of [
    '/admin',
    '/admin/pages',
    '/admin/pages/founder',
    '/admin/deliveries',
    '/admin/replies',
    '/admin/log',
    '/admin/care',
    '/admin/members',
  ]) {
    await member.page.goto(path);
    await expect(member.page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(member.page.getByRole('table')).toHaveCount(0);
  }
});
