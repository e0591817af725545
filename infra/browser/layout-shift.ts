import type { BrowserContext, Page } from 'playwright';

/** Above this, people lose the line they read, and press what they did not mean. */
export const mostShift = 0.02;

/** How much later than the page its fonts and the answers to its calls come, in milliseconds. */
const lateMs = 200;

/** Notes in every page of this browser how much of what is shown moves by itself, and what it is; nothing is kept. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(`
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) {
          const what = sources.map(({ node }) => (node?.nodeName ?? '') + '.' + (node?.className ?? ''));
          window.shifts.push({ value, what: what.join(' ') });
        }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  // What is held up here is asked anew for each page: from afar, a first visit is slow in just these parts.
  await context.route(/\/api\/|\.woff2$/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, lateMs);
    });
    // The page may be another one by then.
    await route.continue().catch(() => undefined);
  });
}

/** What has moved on this page since it was opened, when it is more than people bear; undefined when not. */
export async function tooMuchShift(page: Page): Promise<string | undefined> {
  const shifts = await page.evaluate<{ value: number; what: string }[]>('window.shifts');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum < mostShift) return undefined;
  return `moved by ${shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join(', ')}`;
}
