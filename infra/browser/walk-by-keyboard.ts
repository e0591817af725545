import { until } from '@kbf/test-kit';
import type { Locator, Page } from 'playwright';
import { isInside, lookAtStop, lookForMissed } from './keyboard-in-page.ts';
import { hasFocus, loaded } from './look-over.ts';

/** Longer ways are taken for a trap. */
const mostStops = 400;
/** So many more walks have to find a fault, too. */
const mostWalks = 2;

type Stop = { at: string; wrong: string[] };
export type Walk = { stops: string[]; wrong: string[] };

async function walkOnce(page: Page): Promise<Walk> {
  const stops: string[] = [];
  const wrong: string[] = [];
  await page.evaluate('document.activeElement?.blur(); getSelection()?.empty(); scrollTo(0, 0)');
  let isTrap = true;
  for (let count = 0; isTrap && count < mostStops; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop>(lookAtStop);
    isTrap = stop.at !== 'end' || stops.length === 0;
    wrong.push(...stop.wrong);
    if (!['end', 'same'].includes(stop.at)) stops.push(stop.at);
  }
  if (isTrap) wrong.push(`no end after ${mostStops} presses, at ${stops.at(-1)}`);
  wrong.push(...(await page.evaluate<string[]>(lookForMissed)));
  return { stops, wrong };
}

/**
 * Walks through the page that is open with the Tab key, from its top to its end.
 * @returns where it came by, and what is wrong: a stop that cannot be seen, shows no ring or comes out of order, what
 *   is never reached, what only a mouse can press, and a way that does not end
 */
export async function walkByKeyboard(page: Page): Promise<Walk> {
  let walk = await walkOnce(page);
  // What came or went on the way, as a toast does or a prayer of others, is no fault of the page.
  for (let more = 0; walk.wrong.length > 0 && more < mostWalks; more += 1) {
    await loaded(page);
    walk = await walkOnce(page);
  }
  return walk;
}

/**
 * Opens a dialog or a menu with the Enter key, goes around in it, and leaves it with Escape.
 * @returns what is wrong: the keyboard left it, or did not come back to where it was opened
 */
export async function openAndLeave(page: Page, opener: Locator): Promise<string[]> {
  const wrong: string[] = [];
  await opener.focus();
  await page.keyboard.press('Enter');
  const opened = page.locator('[role=dialog], [role=alertdialog], [role=menu]').first();
  await opened.waitFor();
  await until(() => page.evaluate<boolean>(isInside));
  for (let count = 0; count < 12; count += 1) {
    if (!(await page.evaluate<boolean>(isInside))) wrong.push(`out at press ${count}`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
  // It comes back a moment later.
  const isBack = await until(() => hasFocus(opener)).catch(() => false);
  if (!isBack) wrong.push('the focus does not come back');
  return wrong;
}
