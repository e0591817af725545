import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import type { Stack } from '../local/stack.ts';
import { openDemoSite } from './demo-site.ts';
import { hasFocus, lookOver, otherDesks } from './look-over.ts';
import { openVisitor } from './visitor.ts';

const [, daniel] = demoPeople;

let browser: Browser;
let stack: Stack;

beforeAll(async () => {
  [browser, stack] = await openDemoSite();
});

const visit = () => openVisitor(browser, stack.origin, { reducedMotion: 'reduce' });

test.each([
  { path: '/members', heading: 'The people beside you', shows: 'Daniel Okafor' },
  { path: `/profile/${daniel.id}`, heading: 'Daniel Okafor', shows: 'Hands can pray, too' },
  { path: '/profile', heading: 'Nathaniel Brooks', shows: 'Experience' },
  { path: '/profile?tab=companies', heading: 'Nathaniel Brooks', shows: 'Harbor & Hearth Lodging' },
  {
    path: '/business/harbor-and-hearth-lodging',
    heading: 'Harbor & Hearth Lodging',
    shows: 'Core Values',
  },
  { path: '/training', heading: /^Begin with what you want/, shows: 'What do you want?' },
])('When $path is opened, then it is whole, accessible, and asks nobody else', async (page) => {
  const { page: tab, context, complaints } = await visit();
  await tab.goto(page.path);
  await tab.getByRole('heading', { level: 1, name: page.heading }).waitFor();
  await tab.getByText(page.shows).first().waitFor();
  expect(await lookOver(tab, otherDesks)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('When somebody is looked for by keyboard, then they are found, opened, and Back finds them again', async () => {
  const { page, context, complaints } = await visit();
  await page.goto('/members');
  await page.getByRole('article').nth(1).waitFor();
  await page.getByRole('searchbox', { name: 'Search members' }).focus();
  await page.keyboard.type('cabinetMAKER');
  await page.getByText('1 member found').waitFor();
  expect(new URL(page.url()).search).toBe('?search=cabinetMAKER');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toContain('View Profile');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Daniel Okafor' }).waitFor();
  await page.goBack();
  await page.getByText('1 member found').waitFor();
  await page.getByRole('searchbox').fill('nobody of that name');
  await page.getByRole('heading', { name: 'No members found' }).waitFor();
  await page.getByText('Try adjusting your search terms.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('When a profile is reported by keyboard, then it is sent, and the focus comes back to the button', async () => {
  const { page, context, complaints } = await visit();
  await page.goto(`/profile/${demoPeople[3].id}`);
  const button = page.getByRole('button', { name: 'Report this profile' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Reason').waitFor();
  await page.getByLabel('Reason').focus();
  await page.keyboard.type('Only to see that it can be reported.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Thank you. We will look at it.' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('When somebody writes to the founder, then the join form begins with whom it is for', async () => {
  const { page, context } = await visit();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Message' }).click();
  await page.getByLabel('About yourself').waitFor();
  const text = await page.getByLabel('About yourself').inputValue();
  expect(text).toBe('Message for Nathaniel Brooks: ');
  await context.close();
});

test('When a tab of the founder is opened by keyboard, then the address keeps it and nothing scrolls', async () => {
  const { page, context } = await visit();
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Overview' }).focus();
  const before = await page.evaluate('window.scrollY');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Beliefs & Values', selected: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?tab=beliefs');
  expect(await page.evaluate('window.scrollY')).toBe(before);
  await page.reload();
  await page.getByRole('tab', { name: 'Beliefs & Values', selected: true }).waitFor();
  await context.close();
});

test('When there is no such business or profile, then the page says so and shows a way on', async () => {
  const { page, context } = await visit();
  await page.goto('/business/nobody-at-all');
  await page.getByRole('heading', { level: 1, name: 'Business Not Found' }).waitFor();
  await page.getByText('The requested business profile could not be found.').waitFor();
  await page.goto('/profile/99999999-9999-4999-8999-999999999999');
  await page.getByRole('heading', { level: 1, name: 'Profile Not Found' }).waitFor();
  const wayOn = page.getByRole('main').getByRole('link', { name: 'See all members' });
  await expect.poll(() => wayOn.getAttribute('href')).toBe('/members');
  await context.close();
});
