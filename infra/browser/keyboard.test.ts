import { expect, test } from 'vitest';
import { useMemberAndAdmin } from './member-and-admin.ts';
import type { Visitor } from './visitor.ts';
import { openAndLeave, walkByKeyboard } from './walk-by-keyboard.ts';

const people = useMemberAndAdmin();

/** Opens a page on a phone or a desk, until nothing is kept free for what is loading. */
async function open({ page }: Visitor, path: string, width = 1280) {
  await page.setViewportSize({ width, height: width < 600 ? 812 : 800 });
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page
    .locator('.animate-arch-dawn, .animate-skeleton')
    .first()
    .waitFor({ state: 'detached' });
  return page;
}

const memberPages = [
  '/',
  '/dashboard?module=1',
  '/dashboard?module=2',
  '/dashboard?module=3',
  '/dashboard?module=4',
  '/dashboard?module=5',
  '/dashboard?module=6',
  '/dashboard?tab=support',
  '/dashboard?tab=contribution',
  '/dashboard?tab=community',
  '/training',
  '/training/plan',
  '/training/certificate',
  '/needs',
  '/needs?tab=yours',
  '/needs?tab=contacts',
  '/partner',
  '/account',
  '/account?tab=contact',
  '/account?tab=login',
  '/account?tab=prayers',
  '/account?tab=data',
  '/three-ps',
  '/social-media',
  '/social-media?tab=generator',
  '/social-media?tab=sharing',
  '/financial-coaching',
  '/financial-coaching?tab=calculator',
  '/financial-coaching?tab=strategies',
];
const adminPages = [
  '/admin',
  '/admin/members',
  '/admin/care',
  '/admin/care?show=handled',
  '/admin/deliveries',
  '/admin/pages',
  '/admin/pages/founder',
  '/admin/pages/new',
  '/admin/log',
];

test.each(memberPages)(
  'When a member walks through %s by keys alone, then every stop is seen, in order, and none is left out',
  async (path) => {
    const { stops, wrong } = await walkByKeyboard(await open(people.member, path));
    expect(wrong).toEqual([]);
    expect(stops.length).toBeGreaterThan(8);
  },
);

test.each(adminPages)(
  'When an admin walks through %s by keys alone, then every stop is seen, in order, and none is left out',
  async (path) => {
    const { stops, wrong } = await walkByKeyboard(await open(people.admin, path));
    expect(wrong).toEqual([]);
    expect(stops.length).toBeGreaterThan(8);
  },
);

test.each(['/', '/dashboard?module=3', '/needs', '/account', '/financial-coaching?tab=calculator'])(
  'When a keyboard is used with %s on a small screen, then every stop is seen there, too',
  async (path) => {
    expect((await walkByKeyboard(await open(people.member, path, 375))).wrong).toEqual([]);
  },
);

test.each([
  { path: '/needs', name: 'I need something' },
  { path: '/needs', name: 'Ask for contact' },
  { path: '/needs', name: /^More about/ },
  { path: '/account?tab=prayers', name: 'Delete' },
  { path: '/account?tab=data', name: /^Delete/ },
])(
  'When a member opens $name at $path by keys, then Escape closes it, and the focus is back',
  async ({ path, name }) => {
    const page = await open(people.member, path);
    const opener = page.locator('main').getByRole('button', { name }).first();
    expect(await openAndLeave(page, opener)).toEqual([]);
  },
);

test.each([
  { path: '/admin/members', name: 'Make admin: Daniel Okafor' },
  { path: '/admin/pages', name: /^Delete/ },
])(
  'When an admin opens $name at $path by keys, then Escape closes it, and the focus is back',
  async ({ path, name }) => {
    const page = await open(people.admin, path);
    const opener = page.locator('main').getByRole('button', { name }).first();
    expect(await openAndLeave(page, opener)).toEqual([]);
  },
);

test('When an admin opens a contact by keys, then Escape closes it, and the focus is back', async () => {
  const page = await open(people.admin, '/admin');
  const opener = page.getByRole('table').getByRole('link').first();
  expect(await openAndLeave(page, opener)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/admin');
});

test('When the menu of a phone is opened by keys, then Escape closes it, and the focus is back', async () => {
  const page = await open(people.member, '/account', 375);
  const opener = page.getByRole('button', { name: 'Open the menu' });
  expect(await openAndLeave(page, opener)).toEqual([]);
});
