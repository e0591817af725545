import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, type Page, expect } from '@playwright/test';

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

/** What TypeScript's DOM does not know of the entries yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

/** Above this sum of layout shifts, readers lose their line and press the wrong thing. */
const mostShift = 0.02;

/** Fonts and answers to calls come this much later than the page, in milliseconds, as they do from afar. */
const lateMs = 200;

/** Notes in every page of this browser how much of what is shown moves by itself; nothing comes from a cache. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(({ node }) => `${node?.nodeName}.${node?.className}`).join(' ');
        if (!hadRecentInput) window.shifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await context.route(/\/api\/|\.woff2$/, async (route) => {
    await sleep(lateMs);
    // The page may be another one by then.
    await route.continue().catch(() => undefined);
  });
}

/** Hardly anything has moved on this page since it was opened. */
export async function expectSteady(page: Page, about = ''): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const what = shifts.map((shift) => `${shift.value.toFixed(3)} ${shift.what}`).join(', ');
  expect.soft(sum, `${about} ${page.url()} moved by ${what}`).toBeLessThan(mostShift);
}
