import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openDemoSite } from './demo-site.ts';
import { openPerson } from './log-in.ts';
import { lookOver } from './look-over.ts';
import { type Visitor, openVisitor } from './visitor.ts';

const [{ phone: adminPhone }, { phone: memberPhone }] = demoPeople;

let admin: Visitor;
beforeAll(async () => {
  admin = await openPerson(adminPhone, { reducedMotion: 'reduce' });
});
afterAll(() => admin?.context.close());

test.each([
  '/admin',
  '/admin/pages',
  '/admin/pages/founder',
  '/admin/pages/new',
  '/admin/deliveries',
  '/admin/log',
])('When an admin opens %s, then it is accessible, fits and reports no error', async (path) => {
  const { page, complaints } = admin;
  await page.goto(path);
  expect(await lookOver(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('When an admin looks into the queues, then the board asks nobody else and changes nothing', async () => {
  const { page, complaints } = admin;
  await page.goto('/admin/deliveries');
  await page.getByRole('link', { name: 'Look into the queues, job by job' }).click();
  await page.getByText('notifications', { exact: true }).first().click();
  await page.waitForURL(/queue-board\/queue\/notifications/);
  await page.getByText('Completed').first().waitFor();
  expect(await page.getByRole('button', { name: /retry|clean|remove|promote/i }).count()).toBe(0);
  await page.reload();
  await page.getByText('Completed').first().waitFor();
  expect(complaints).toEqual([]);
});

test('When an admin adds a company page, then everybody sees it, until it is deleted', async () => {
  const [browser, { origin }] = await openDemoSite();
  const { page, complaints } = admin;
  await page.goto('/admin/pages/new');
  await page.getByLabel('Name of the company').fill('Brandt Vans & Sons');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel(/^Tagline/).fill('We carry what matters');
  await page.getByRole('button', { name: 'Save the page' }).click();
  await page.getByText('Brandt Vans & Sons is saved.').waitFor();
  const href = await page
    .getByRole('link', { name: 'Brandt Vans & Sons', exact: true })
    .getAttribute('href');
  const visitor = await openVisitor(browser, origin);
  await visitor.page.goto(href ?? '');
  await visitor.page.getByText('We carry what matters').waitFor();
  await page.getByRole('button', { name: 'Delete Brandt Vans & Sons' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('The page is deleted.').waitFor();
  await visitor.page.reload();
  await visitor.page.getByText('Business Not Found').waitFor();
  expect(complaints).toEqual([]);
  await visitor.context.close();
});

test('When a member who is no admin opens the desk, then access is denied', async () => {
  const member = await openPerson(memberPhone);
  for (const path of [
    '/admin',
    '/admin/pages',
    '/admin/pages/founder',
    '/admin/deliveries',
    '/admin/log',
    '/admin/care',
    '/admin/members',
  ]) {
    await member.page.goto(path);
    await member.page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    expect(await member.page.getByRole('table').count()).toBe(0);
  }
  await member.context.close();
});
