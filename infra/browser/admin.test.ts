import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openDemoSite } from './demo-site.ts';
import { openPerson } from './log-in.ts';
import { problemsOf } from './problems-of.ts';
import { type Visitor, openVisitor } from './visitor.ts';

const [{ phone: adminPhone }, { phone: memberPhone }] = demoPeople;

let admin: Visitor;
beforeAll(async () => {
  admin = await openPerson(adminPhone, { reducedMotion: 'reduce' });
});
afterAll(() => admin?.context.close());

/** Somebody asks to join, as the form does. */
async function sendContact(fullName: string): Promise<void> {
  const [browser, { origin }] = await openDemoSite();
  const { page, context } = await openVisitor(browser, origin);
  await page.goto('/');
  const status = await page.evaluate(
    (body) =>
      fetch('/api/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.status),
    {
      fullName,
      email: `${fullName.split(' ')[0]!.toLowerCase()}@contact.example`,
      phone: '(202) 555-0188',
      message: 'Company: Brandt Vans\n\nAbout: Two vans, and a wish to pray with others at work.',
    },
  );
  expect(status).toBe(201);
  await context.close();
}

test.each([
  ['a phone', 375, 812],
  ['a desktop', 1280, 800],
])(
  'When a contact arrives, then an admin on %s finds, notes and approves it, and the log says so',
  async (device, width, height) => {
    const name = `Wilhelmina ${width === 375 ? 'Brandt' : 'Sommer'}`;
    await sendContact(name);
    const { page, complaints } = admin;
    await page.setViewportSize({ width, height });
    await page.goto('/admin');
    await page.getByRole('figure', { name: /^Submissions over time/ }).waitFor();
    await page.getByLabel('Name, e-mail, phone or message').fill(name);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByText('Brandt Vans').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/admin\/contacts\/[0-9a-f-]{36}$/);
    await dialog.getByLabel('Status').selectOption('Contacted');
    await dialog.getByLabel(/^Note/).fill(`Called from ${device}.`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await until(async () => (await dialog.getByText('Contacted').count()) > 1);
    await page.reload();
    expect(await dialog.getByLabel(/^Note/).inputValue()).toBe(`Called from ${device}.`);
    await dialog.getByRole('button', { name: 'Approve as a member' }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText(`${name} was approved.`).waitFor();
    await page.goto('/admin/log');
    await page.getByText('Submission approved').first().waitFor();
    expect(complaints).toEqual([]);
  },
);

test.each([
  '/admin',
  '/admin/pages',
  '/admin/pages/founder',
  '/admin/pages/new',
  '/admin/deliveries',
  '/admin/log',
])('When an admin opens %s, then it is accessible, fits and reports no error', async (path) => {
  const { page, complaints } = admin;
  expect(await problemsOf(page, path)).toEqual([]);
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
