import { type BrowserContext, type Page, type Request, expect } from '@playwright/test';

/** When each open request of a person's pages began, and when the last one began or ended, in milliseconds. */
const activities = new WeakMap<BrowserContext, { open: Map<Request, number>; at: number }>();
const quietMs = 500;
/** The browser does not always say how a request ended whose page was left. */
const longestMs = 10_000;

/** Counts the requests of all pages of the context from now on. Streams that stay open do not count. */
export function watchRequests(context: BrowserContext): void {
  const activity = { open: new Map<Request, number>(), at: Date.now() };
  activities.set(context, activity);
  const end = (request: Request) => {
    activity.open.delete(request);
    activity.at = Date.now();
  };
  context.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return;
    activity.at = Date.now();
    activity.open.set(request, activity.at);
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

function isQuiet(context: BrowserContext): boolean {
  const { open, at } = activities.get(context)!;
  const now = Date.now();
  return now - at >= quietMs && [...open.values()].every((began) => now - began >= longestMs);
}

/**
 * Waits until React runs the page's headings, and then until nothing was requested for half a second. Playwright's
 * `networkidle` happens once per page load, so it does not wait for what a click or a focus asks for later. Headings
 * below the screen may belong to a part that loads when it is reached.
 */
export async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root :is(h1, h2, h3)')].every(
      (heading) =>
        heading.getBoundingClientRect().top >= innerHeight ||
        Object.keys(heading).some((key) => key.startsWith('__reactFiber')),
    ),
  );
  await expect.poll(() => isQuiet(page.context()), { intervals: [100] }).toBe(true);
}
