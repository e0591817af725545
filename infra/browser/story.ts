import { type Locator, type Page, expect } from '@playwright/test';

/** Steps of the stories, each as a person sees it on the screen. */

/** Opens the start page and follows its invitation to pray. */
export async function comeToPray(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: "Let's Pray Together" }).click();
  await page.waitForURL('**/prayer');
}

declare global {
  interface Window {
    replyLengths: number[];
  }
}

/**
 * Writes a request and watches the reply grow.
 * @returns the length of the visible reply at each change, until it was complete
 */
export async function askForPrayer(page: Page, request: string): Promise<number[]> {
  await page.evaluate(() => {
    window.replyLengths = [];
    new MutationObserver(() => {
      const reply = document.querySelector('p.prose-serif[aria-busy=true]');
      const { length } = reply?.textContent ?? '';
      if (length > 0 && length !== window.replyLengths.at(-1)) window.replyLengths.push(length);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByLabel('What would you like prayer for?').fill(request);
  await page.getByRole('button', { name: 'Pray with me' }).click();
  await expect(page.getByRole('article').getByText(request)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  return page.evaluate(() => window.replyLengths);
}

/** After the reply: a toast; once its end has been in view, the feed opens on that prayer. */
export async function followToFeed(page: Page, request: string): Promise<void> {
  await expect(page.getByText('Prayer Shared', { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/prayer');
  // In one step, because the button may leave at any moment. A scroll would stop a countdown that runs already.
  await page.getByRole('button', { name: 'Stay here' }).evaluateAll(([button]) => {
    const counts = document.querySelector('[role=timer]')?.textContent.includes('opens in');
    if (button && !counts) button.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  await page.waitForURL('**/prayer-feed?*');
  await expect(prayerCard(page, request)).toBeVisible();
}

export const prayerCard = (page: Page, request: string): Locator =>
  page.getByRole('article').filter({ hasText: request });

/** Likes the prayer on screen, the first to do so. */
export async function like(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Like, 0 so far' }).click();
  await expect(page.getByRole('button', { name: 'Like, 1 so far', pressed: true })).toBeVisible();
}

/** Comments on the prayer on screen. The comment has this name above it. */
export async function comment(page: Page, text: string, name: string): Promise<void> {
  await page.getByLabel('Write a comment').fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const item = page.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  await expect(item.filter({ hasText: text })).toContainText(name);
}

/** Asks for a login link on the login page. */
export async function askForLink(page: Page, phone: string): Promise<void> {
  // The served page shows its content before its code has come; a press of a button does nothing until then.
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await expect(page.getByRole('heading', { name: 'Login Link Sent!' })).toBeVisible();
}

/** The navigation of the page: on a phone it is behind a button. */
async function openMenu(page: Page): Promise<Locator> {
  if (page.viewportSize()!.width > 1000) return page.getByRole('banner');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  return page.getByRole('dialog');
}

/** The member is at the start page, logged in, and the address has no token. */
export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(({ pathname, hash }) => pathname === '/' && hash === '');
  const menu = await openMenu(page);
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
}

/** Logs out, which ends at the start page as a visitor. */
export async function logOut(page: Page): Promise<void> {
  await (await openMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect((await openMenu(page)).getByRole('link', { name: 'Login' })).toBeVisible();
}
