import { type BrowserContext, type Page, type Request, expect } from '@playwright/test';

/** Requests of a person's pages that have not ended, and when the last one began or ended, in milliseconds. */
const activities = new WeakMap<BrowserContext, { open: Set<Request>; at: number }>();
const quietMs = 500;

/** Counts the requests of all pages of the context from now on. Streams that stay open do not count. */
export function watchRequests(context: BrowserContext): void {
  const activity = { open: new Set<Request>(), at: Date.now() };
  activities.set(context, activity);
  const end = (request: Request) => {
    activity.open.delete(request);
    activity.at = Date.now();
  };
  context.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return;
    activity.open.add(request);
    activity.at = Date.now();
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

/**
 * Waits until React runs the page's headings, and then until nothing was requested for half a second. Playwright's
 * `networkidle` happens once per page load, so it does not wait for what a click or a focus asks for later.
 */
export async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1, h2, h3')].every((heading) =>
      Object.keys(heading).some((key) => key.startsWith('__reactFiber')),
    ),
  );
  await expect
    .poll(() => {
      const { open, at } = activities.get(page.context())!;
      return open.size === 0 && Date.now() - at >= quietMs;
    })
    .toBe(true);
}
