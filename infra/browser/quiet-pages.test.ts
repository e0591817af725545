import { afterEach, expect, test } from 'vitest';
import { openDemoSite } from './demo-site.ts';
import { lookOver, otherDesks } from './look-over.ts';
import { openVisitor, type Visitor } from './visitor.ts';

let visitor: Visitor | undefined;
afterEach(() => visitor?.context.close());

/** Somebody who comes to an address, with the status that it answers. */
async function come(address: string) {
  const [browser, { origin }] = await openDemoSite();
  visitor = await openVisitor(browser, origin);
  const answer = await visitor.page.goto(address);
  return { ...visitor, status: answer?.status() };
}

const quietPages = [
  {
    address: '/welcome',
    title: 'There is a place for you at the table.',
    shows: ['Member login', 'New member registration', 'Ask the coach', 'Join Our Fellowship'],
  },
  {
    address: '/privacy',
    title: 'Privacy',
    shows: ['What you give us', 'When somebody is in danger', 'Texts and e-mail'],
  },
  { address: '/terms', title: 'Terms', shows: ['501(c)(3)'] },
  {
    address: '/login',
    title: 'Come in. The door is open.',
    shows: [
      'For international numbers, include the country code, starting with +',
      'Send Login Link',
      'Use e-mail instead',
    ],
  },
  {
    address: '/verify-email',
    title: 'Please open the link in your mail',
    shows: ['E-mail address', 'Send another mail'],
  },
];

test.each(quietPages)(
  'When a visitor opens $address, then it says what it is for, and keeps nobody out',
  async ({ address, title, shows }) => {
    const { page, complaints, status } = await come(address);
    expect(status).toBe(200);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    for (const words of shows) await page.locator('main').getByText(words).first().waitFor();
    expect(await lookOver(page, otherDesks)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test.each([
  { address: '/nothing-here', shows: 'Back to the start' },
  // A path of members shows a visitor one sentence and the way in.
  { address: '/dashboard', shows: 'Login' },
  { address: '/profile/99999999-9999-4999-8999-999999999999', shows: 'See all members' },
])(
  'When there is nothing for a visitor at $address, then the server and the page say so',
  async ({ address, shows }) => {
    const { page, status } = await come(address);
    expect(status).toBe(404);
    await page.locator('main').getByRole('link', { name: shows }).first().waitFor();
    expect(await page.title()).toContain('Page Not Found');
    expect(await lookOver(page, otherDesks)).toEqual([]);
  },
);
