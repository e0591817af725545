/**
 * Each test goes on from what the last one left: none is tried twice.
 * @module-tag chapters
 */
import { until } from '@kbf/test-kit';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import type { Stack } from '../local/stack.ts';
import { openDemoSite } from './demo-site.ts';
import { logInElsewhere } from './log-in.ts';
import { type Visitor, openVisitor } from './visitor.ts';

const [{ phone: adminPhone }] = demoPeople;

let browser: Browser;
let stack: Stack;
let visitor: Visitor;

beforeAll(async () => {
  [browser, stack] = await openDemoSite();
  visitor = await openVisitor(browser, stack.origin);
});

afterAll(() => visitor?.context.close());

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('When an admin logs in in another tab, then this one has the members, and can give one a role', async () => {
  const { page, complaints } = visitor;
  await page.goto('/prayer-feed');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await logInElsewhere(visitor.context, adminPhone);
  await page.getByRole('button', { name: 'Logout' }).waitFor();

  await page.goto('/admin/members');
  await row(page, 'Daniel Okafor').waitFor();
  await page.getByLabel('Name, phone or e-mail').fill('okafor');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('table', { name: '1 member' }).waitFor();
  await page.getByRole('button', { name: 'Make admin: Daniel Okafor' }).click();
  await page.getByRole('button', { name: 'Change the role' }).click();
  await page.getByRole('button', { name: 'Make member: Daniel Okafor' }).waitFor();

  await page.getByLabel('Name, phone or e-mail').fill('');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Role').selectOption('Admins');
  await row(page, 'Daniel Okafor').waitFor();
  await page.getByLabel('State').selectOption('Suspended');
  await page.getByText('No members found').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?role=admin&suspended=true');

  // As he was: other files know him as a member.
  await page.getByLabel('State').selectOption('All');
  await page.getByRole('button', { name: 'Make member: Daniel Okafor' }).click();
  await page.getByRole('button', { name: 'Change the role' }).click();
  await row(page, 'Daniel Okafor').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('When the login has ended, then a comment is not posted as a visitor’s, and its words stay', async () => {
  const { page, context } = visitor;
  await page.goto('/prayer-feed');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  const words = 'Only under my own name.';
  await page.getByLabel('Write a comment').fill(words);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByText('Your login has ended', { exact: true }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await until(async () => (await page.getByLabel('Write a comment').inputValue()) === words);
  expect(await page.getByRole('list', { name: 'Comments' }).getByText(words).count()).toBe(0);
});
