import { type Visitor, expect, test } from '../fixtures.ts';
import { heightFor, loaded } from '../look-over.ts';
import { openAndLeave, walkByKeyboard } from '../walk-by-keyboard.ts';

/** Opens a page on a phone or a desk, until nothing is kept free for what is loading. */
async function open({ page }: Visitor, path: string, width = 1280) {
  await page.setViewportSize({ width, height: heightFor(width) });
  await page.goto(path);
  await loaded(page);
  return page;
}

for (const path of [
  '/',
  '/dashboard?module=3',
  '/needs',
  '/account',
  '/financial-coaching?tab=calculator',
])
  test(`When a keyboard is used with ${path} on a small screen, then every stop is seen there, too`, async ({
    member,
  }) => {
    await walkByKeyboard(await open(member, path, 375));
  });

for (const { path, name } of [
  { path: '/needs', name: 'I need something' },
  { path: '/needs', name: 'Ask to talk' },
  { path: '/needs', name: /^More/ },
  { path: '/account?tab=prayers', name: 'Delete' },
  { path: '/account?tab=data', name: /^Delete/ },
])
  test(`When a member opens ${name} at ${path} by keys, then Escape closes it, and the focus is back`, async ({
    member,
  }) => {
    const page = await open(member, path);
    const opener = page.locator('main').getByRole('button', { name }).first();
    await openAndLeave(page, opener);
  });

for (const { path, name } of [
  { path: '/admin/members', name: 'Make admin: Daniel Okafor' },
  { path: '/admin/pages', name: /^Delete/ },
])
  test(`When an admin opens ${name} at ${path} by keys, then Escape closes it, and the focus is back`, async ({
    admin,
  }) => {
    const page = await open(admin, path);
    const opener = page.locator('main').getByRole('button', { name }).first();
    await openAndLeave(page, opener);
  });

test('When an admin opens a contact by keys, then Escape closes it, and the focus is back', async ({
  admin,
}) => {
  const page = await open(admin, '/admin');
  const opener = page.getByRole('table').getByRole('link').first();
  await openAndLeave(page, opener);
  expect(new URL(page.url()).pathname).toBe('/admin');
});

test('When the menu of a phone is opened by keys, then Escape closes it, and the focus is back', async ({
  member,
}) => {
  const page = await open(member, '/account', 375);
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await openAndLeave(page, opener);
});
