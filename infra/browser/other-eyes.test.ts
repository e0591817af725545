import type { Locator, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openDemoSite } from './demo-site.ts';
import { hasFocus } from './look-over.ts';
import { openVisitor, type Visitor } from './visitor.ts';

let visitor: Visitor | undefined;
afterEach(() => visitor?.context.close());

/** Somebody whose system has colours of its own, and does not want that anything moves. */
async function come(address: string): Promise<Visitor> {
  const [browser, { origin }] = await openDemoSite();
  visitor = await openVisitor(browser, origin, { forcedColors: 'active', reducedMotion: 'reduce' });
  await visitor.page.goto(address);
  return visitor;
}

/** Controls without words whose edge cannot be seen where the system has taken the page's colours away. */
const withoutEdge = (page: Page) =>
  page.evaluate<string[]>(`
    [...document.querySelectorAll('main button, main input, main textarea')]
      .filter((one) => one.checkVisibility() && !['radio', 'checkbox', 'file'].includes(one.type))
      .filter((one) => one.textContent.trim() === '' && !one.querySelector('svg'))
      .filter((one) => parseFloat(getComputedStyle(one).borderTopWidth) === 0)
      .map((one) => one.outerHTML.slice(0, 80))
  `);

/** What moves by itself at this moment. */
const moving = (page: Page) =>
  page.evaluate<number>(
    `document.getAnimations().filter(
      ({ playState, effect }) => playState === 'running' && effect.getTiming().duration > 10,
    ).length`,
  );

/** Goes on with Tab until the keyboard is there. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  const mostTabs = 60;
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await hasFocus(part)) return;
    await page.keyboard.press('Tab');
  }
  expect(await hasFocus(part)).toBe(true);
}

test('When colours are forced and nothing should move, then one prays by keyboard alone', async () => {
  const { page, complaints } = await come('/prayer');
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByLabel('What would you like prayer for?'));
  await page.keyboard.type('Please pray for a calm week in our small shop.');
  await tabTo(page, page.getByLabel('Share with the community'));
  await page.keyboard.press('ArrowDown');
  expect(await page.getByLabel('Keep it private').isChecked()).toBe(true);
  expect(await withoutEdge(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Pray with me' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pray for something else' }).waitFor({ timeout: 150_000 });
  expect(await moving(page)).toBe(0);
  expect(await withoutEdge(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('When colours are forced and nothing should move, then one joins by keyboard alone', async () => {
  const { page, complaints } = await come('/#contact');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('video').count()).toBe(0);
  const form = page.locator('main form');
  await tabTo(page, form.getByLabel('Full name'));
  await page.keyboard.press('Enter');
  // What is wrong is said in words, not in a colour.
  await form.getByText('Name must be at least 2 characters', { exact: true }).waitFor();
  expect(await withoutEdge(page)).toEqual([]);
  for (const [label, words] of [
    ['Full name', 'Ruth Okafor'],
    ['Company', 'Okafor Millwork'],
    ['Phone', '(202) 555-0173'],
    ['Email', 'ruth.eyes@example.org'],
    ['About yourself', 'I run a small millwork shop with six people.'],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.type(words);
  }
  await tabTo(page, form.getByRole('button', { name: 'Join Our Fellowship' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Welcome to Kingdom Builders Fellowship!' }).waitFor();
  expect(await moving(page)).toBe(0);
  expect(complaints).toEqual([]);
});
