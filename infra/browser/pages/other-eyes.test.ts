import type { Page, Locator } from '@playwright/test';
import { type Visit, type Visitor, expect, test } from '../fixtures.ts';
import { quiet } from '../quiet.ts';

/** Somebody whose system has colors of its own, and does not want that anything moves. */
async function come(visit: Visit, address: string): Promise<Visitor> {
  const visitor = await visit({ forcedColors: 'active', reducedMotion: 'reduce' });
  await visitor.page.goto(address);
  return visitor;
}

/** Controls without words whose edge cannot be seen where the system has taken the page's colors away. */
const withoutEdge = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('button, input, textarea')]
      .filter(
        (one) =>
          one.checkVisibility() && !one.matches('[type=radio], [type=checkbox], [type=file]'),
      )
      .filter((one) => one.textContent.trim() === '' && !one.querySelector('svg'))
      .filter((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) === 0)
      .map((one) => one.outerHTML.slice(0, 80)),
  );

/** What moves by itself at this moment. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return running.filter(({ effect }) => Number(effect?.getTiming().duration) > 10).length;
  });

/** Goes on with Tab until the keyboard is there. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  const mostTabs = 60;
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await part.and(part.page().locator(':focus')).count()) return;
    await page.keyboard.press('Tab');
  }
  await expect(part).toBeFocused();
}

test('When colors are forced and nothing should move, then one prays by keyboard alone', async ({
  visit,
}) => {
  const { page, complaints } = await come(visit, '/prayer');
  await quiet(page);
  await tabTo(page, page.getByLabel('What would you like prayer for?'));
  await page.keyboard.type('Please pray for a calm week in our small shop.');
  await tabTo(page, page.getByLabel('Share with the community'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Keep it private')).toBeChecked();
  expect(await withoutEdge(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Pray with me' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pray for something else' })).toBeVisible();
  expect(await moving(page)).toBe(0);
  expect(await withoutEdge(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('When colors are forced and nothing should move, then one joins by keyboard alone', async ({
  visit,
}) => {
  const { page, complaints } = await come(visit, '/#contact');
  await quiet(page);
  await expect(page.locator('video')).toHaveCount(0);
  const form = page.locator('main form');
  await tabTo(page, form.getByLabel('Full name'));
  await page.keyboard.press('Enter');
  // What is wrong is said in words, not in a color.
  await expect(form.getByText('Name must be at least 2 characters', { exact: true })).toBeVisible();
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
  await expect(
    page.getByRole('heading', { name: 'Welcome to Kingdom Builders Fellowship!' }),
  ).toBeVisible();
  expect(await moving(page)).toBe(0);
  expect(complaints).toEqual([]);
});
