import { until } from '@kbf/test-kit';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { replyLengths, watchReply } from './watch-reply.ts';

/** The chapters of the story, each as a person lives it. They go by what is on the screen. */

/** Opens the start page and follows its invitation to pray. */
export async function comeToPray(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: "Let's Pray Together" }).click();
  await page.waitForURL('**/prayer');
}

/**
 * Writes a request and watches the reply grow.
 * @returns how long the visible text of the reply was at each change, before it was complete
 */
export async function askForPrayer(page: Page, request: string): Promise<number[]> {
  await watchReply(page);
  await page.getByLabel('What would you like prayer for?').fill(request);
  await page.getByRole('button', { name: 'Pray with me' }).click();
  await page.getByRole('article').getByText(request).waitFor();
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached', timeout: 60_000 });
  return replyLengths(page);
}

/** After the reply: a toast; once its end has been in view, the feed opens on that prayer. */
export async function followToFeed(page: Page, request: string): Promise<void> {
  await page.getByText('Prayer Shared', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/prayer');
  await page.getByRole('button', { name: 'Stay here' }).scrollIntoViewIfNeeded();
  await page.waitForURL('**/prayer-feed?*');
  await prayerCard(page, request).waitFor();
}

export const prayerCard = (page: Page, request: string) =>
  page.getByRole('article').filter({ hasText: request });

/** Likes the prayer on screen, the first to do so. */
export async function like(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Like, 0 so far' }).click();
  const liked = page.getByRole('button', { name: 'Like, 1 so far' });
  await liked.waitFor();
  await expect.poll(() => liked.getAttribute('aria-pressed')).toBe('true');
}

/** Comments on the prayer on screen. @returns the comment with the name above it */
export async function comment(page: Page, text: string): Promise<string> {
  await page.getByLabel('Write a comment').fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const item = page.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  return item.filter({ hasText: text }).innerText();
}

/** Asks for a login link on the login page. */
export async function askForLink(page: Page, phone: string): Promise<void> {
  // The page comes with its content; before its code is there, a press of a button does nothing.
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await page.getByRole('heading', { name: 'Login Link Sent!' }).waitFor();
}

/** The navigation of somebody who is logged in, at the start page. */
export async function expectLoggedIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect
    .poll(() => navigation.getByRole('link', { name: 'Dashboard' }).isVisible())
    .toBe(true);
  await until(() => new URL(page.url()).pathname === '/');
  expect(page.url()).not.toContain('token');
}

/** Logs out, which ends at the start page as a visitor. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
}
