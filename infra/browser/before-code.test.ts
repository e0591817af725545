import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openDemoSite } from './demo-site.ts';
import { hasFocus } from './look-over.ts';
import { openVisitor, type Visitor } from './visitor.ts';

let visitor: Visitor;
afterEach(() => visitor?.context.close());

/** Opens a page whose code of these files does not come until it is let through. */
async function openWithout(files: string, path: string) {
  const [browser, { origin }] = await openDemoSite();
  visitor = await openVisitor(browser, origin, { reducedMotion: 'reduce' });
  const { page } = visitor;
  const isThere = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await isThere.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, address: origin + path, letThrough: () => isThere.resolve() };
}

const all = '**/assets/*.js';

test('When a served form is sent before its code is there, then it goes out when that has come', async () => {
  const { page, address, letThrough } = await openWithout(all, '/login');
  await page.getByLabel('Phone number').fill('2025550199');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  expect(page.url()).toBe(address);

  letThrough();
  await page.getByText('Login Link Sent!').waitFor();
  expect(page.url()).toBe(address);
  expect(visitor.complaints).toEqual([]);
});

/** By keyboard alone, from the first field to the press of Enter on the button. */
async function joinByKeyboard(page: Page): Promise<void> {
  await page.getByLabel('Full name').focus();
  for (const words of [
    'Ruth Okafor',
    'Okafor Millwork',
    '(202) 555-0171',
    'ruth@example.org',
    'I run a small millwork shop with six people.',
  ]) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

test.each([
  { what: 'all code', files: all },
  { what: 'the code of the form', files: '**/assets/join-form-with-store-*.js' },
])(
  'When the join form is filled in and sent before $what is there, then nothing of it is lost',
  async ({ files }) => {
    const { page, letThrough } = await openWithout(files, '/');
    await joinByKeyboard(page);
    expect(new URL(page.url()).search).toBe('');

    letThrough();
    const welcome = page.getByRole('heading', { name: 'Welcome to Kingdom Builders Fellowship!' });
    await welcome.waitFor();
    await expect.poll(() => hasFocus(welcome)).toBe(true);
    expect(visitor.complaints).toEqual([]);
  },
);

test('When somebody joins before the code of the form is there, then that goes out when it has come', async () => {
  const [browser, { origin }] = await openDemoSite();
  const { page, context, complaints } = await openVisitor(browser, origin);
  const isThere = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isThere.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.locator('form').filter({ has: page.getByLabel('About yourself') });
  await form.getByLabel('Full name').fill('Early Okafor');
  await form.getByLabel('Company').fill('Okafor Millwork');
  await form.getByLabel('Phone').fill('(202) 555-0174');
  await form.getByLabel('Email').fill('early@example.org');
  await form.getByLabel('About yourself').fill('I run a small millwork shop with six people.');
  await form.getByRole('button', { name: 'Join Our Fellowship' }).click();
  isThere.resolve();
  await page.getByRole('heading', { name: 'Welcome to Kingdom Builders Fellowship!' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('When the page is drawn anew because something is kept, then words that were typed meanwhile stay', async () => {
  const [browser, { origin }] = await openDemoSite();
  const { page, context, complaints } = await openVisitor(browser, origin);
  await page.addInitScript("sessionStorage.setItem('draft:other', '{}')");
  const isThere = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isThere.promise;
    await route.continue();
  });
  await page.goto('/prayer', { waitUntil: 'commit' });
  const field = page.getByLabel('What would you like prayer for?');
  await field.pressSequentially('For my sister');
  isThere.resolve();
  await page.getByRole('button', { name: 'Pray with me', disabled: false }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('For my sister');
  await page.keyboard.type(' and her shop');
  await expect.poll(() => field.inputValue()).toBe('For my sister and her shop');
  expect(complaints).toEqual([]);
  await context.close();
});
