import { until } from '@kbf/test-kit';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
import { askByCall } from './ask-by-call.ts';
import { openDemoSite } from './demo-site.ts';
import { type Visitor, openVisitor } from './visitor.ts';

/** Login links that were sent to a number, the newest first. */
async function linksTo(tab: Page, phone: string) {
  await tab.goto('/dev/messages');
  return tab.getByRole('listitem').filter({ hasText: phone }).locator('a[href*="/login#"]');
}

/** How many login links a number was sent so far. */
export const textsTo = async (tab: Page, phone: string): Promise<number> =>
  (await linksTo(tab, phone)).count();

/** The newest link to a number, once there are more than `before`; this tab shows it. */
export async function nextLinkTo(tab: Page, phone: string, before: number): Promise<Locator> {
  await until(async () => (await textsTo(tab, phone)) > before);
  return (await linksTo(tab, phone)).first();
}

/** Logs in with the link of a text, in a tab of its own that is closed afterwards. */
export async function logInElsewhere(context: BrowserContext, phone: string): Promise<void> {
  const tab = await context.newPage();
  const before = await textsTo(tab, phone);
  await askByCall(context, new URL(tab.url()).origin, phone);
  await (await nextLinkTo(tab, phone, before)).click();
  await tab.getByRole('button', { name: 'Logout' }).waitFor();
  await tab.close();
}

/** Cookies of those who are logged in at the demo site, by their phone. */
const logins = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/**
 * Somebody of the demo site with a browser of their own, logged in. Whoever was logged in for another file still is:
 * that spares the time, and the texts that one number is sent.
 */
export async function openPerson(phone: string, options?: BrowserContextOptions): Promise<Visitor> {
  const [browser, { origin }] = await openDemoSite();
  const person = await openVisitor(browser, origin, options);
  const { context } = person;
  await context.addCookies(logins.get(phone) ?? []);
  const isIn = logins.has(phone) && (await context.request.get('/api/auth/user')).ok();
  if (!isIn) {
    await logInElsewhere(context, phone);
    logins.set(phone, await context.cookies());
  }
  return person;
}
