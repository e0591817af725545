import type { Page } from '@playwright/test';
import { type Visit, expect, test } from '../fixtures.ts';
import { quiet } from '../quiet.ts';

/** Opens a page whose code of these files does not come until it is let through. */
async function openWithout(visit: Visit, files: string, path: string, first = () => {}) {
  const { page, complaints } = await visit({ reducedMotion: 'reduce' });
  await page.addInitScript(first);
  const isThere = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await isThere.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, complaints, letThrough: () => isThere.resolve() };
}

const all = '**/assets/*.js';

test('When a served form is sent before its code is there, then it goes out when that has come', async ({
  visit,
}) => {
  const { page, complaints, letThrough } = await openWithout(visit, all, '/login');
  await page.getByLabel('Phone number').fill('2025550199');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  expect(page.url()).toMatch(/\/login$/);

  letThrough();
  await expect(page.getByText('Login Link Sent!')).toBeVisible();
  expect(page.url()).toMatch(/\/login$/);
  expect(complaints).toEqual([]);
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

for (const { files, what } of [
  { what: 'all code', files: all },
  { what: 'the code of the form', files: '**/assets/join-form-*.js' },
])
  test(`When the join form is filled in and sent before ${what} is there, then nothing of it is lost`, async ({
    visit,
  }) => {
    const { page, complaints, letThrough } = await openWithout(visit, files, '/');
    await joinByKeyboard(page);
    expect(new URL(page.url()).search).toBe('');

    letThrough();
    const welcome = page.getByRole('heading', { name: 'Welcome to Kingdom Builders Fellowship!' });
    await expect(welcome).toBeVisible();
    await expect(welcome).toBeFocused();
    expect(complaints).toEqual([]);
  });

test('When somebody joins before the code of the form is there, then that goes out when it has come', async ({
  visit,
}) => {
  const { page, complaints, letThrough } = await openWithout(visit, all, '/');
  const form = page.locator('form').filter({ has: page.getByLabel('About yourself') });
  await form.getByLabel('Full name').fill('Early Okafor');
  await form.getByLabel('Company').fill('Okafor Millwork');
  await form.getByLabel('Phone').fill('(202) 555-0174');
  await form.getByLabel('Email').fill('early@example.org');
  await form.getByLabel('About yourself').fill('I run a small millwork shop with six people.');
  await form.getByRole('button', { name: 'Join Our Fellowship' }).click();
  letThrough();
  await expect(
    page.getByRole('heading', { name: 'Welcome to Kingdom Builders Fellowship!' }),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('When somebody writes before the code comes that goes to the form, then the words stay together', async ({
  visit,
}) => {
  const files = '**/assets/follow-section-*.js';
  const { page, letThrough } = await openWithout(visit, files, '/#contact');
  await page.getByLabel('Full name').fill('Ruth Okafor');
  await page.getByLabel('Company').pressSequentially('Okafor ');
  const code = page.waitForResponse(files);
  letThrough();
  await (await code).finished();
  await quiet(page);
  await page.keyboard.type('Millwork');
  await expect(page.getByLabel('Company')).toHaveValue('Okafor Millwork');
  await expect(page.getByLabel('Full name')).toHaveValue('Ruth Okafor');
});

test('When the page is drawn anew because something is kept, then words that were typed meanwhile stay', async ({
  visit,
}) => {
  const { page, complaints, letThrough } = await openWithout(visit, all, '/prayer', () => {
    sessionStorage.setItem('draft:other', '{}');
  });
  const field = page.getByLabel('What would you like prayer for?');
  await field.pressSequentially('For my sister');
  letThrough();
  await expect(page.getByRole('button', { name: 'Pray with me', disabled: false })).toBeVisible();
  await expect(field).toHaveValue('For my sister');
  await page.keyboard.type(' and her shop');
  await expect(field).toHaveValue('For my sister and her shop');
  expect(complaints).toEqual([]);
});
