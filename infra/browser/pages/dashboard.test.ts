import { demoPeople } from '../../attacks/demo-people.ts';
import { expect, test } from '../fixtures.ts';
import { scrolled } from '../prayer.ts';
import { loaded, settled } from '../look-over.ts';

/** A member without progress in the training. */
const [, daniel] = demoPeople;

test('When a tab is opened by keyboard, then the address keeps it, and nothing scrolls', async ({
  logIn,
}) => {
  const { page } = await logIn(daniel.phone, { reducedMotion: 'reduce' });
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Growth' }).focus();
  const before = await scrolled(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Give what you have' })).toBeVisible();
  await expect(page).toHaveURL(/\?tab=contribution$/);
  expect(await scrolled(page)).toBe(before);
});

test('When the dashboard is opened on a phone, then it has one row of tabs, with the open one in view', async ({
  logIn,
}) => {
  const { page } = await logIn(daniel.phone, { reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 812 });
  for (const tab of ['support', 'growth', 'contribution', 'community']) {
    await page.goto(`/dashboard?tab=${tab}`);
    await loaded(page);
    await expect(page.getByRole('tablist')).toHaveCount(1);
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(4);
    const tops = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.95 });
  }
  await page.goto('/dashboard?module=3');
  const choice = page.getByLabel('Module', { exact: true });
  await expect(choice).toHaveValue('3');
  await choice.focus();
  await choice.selectOption('6');
  await expect(page.getByRole('heading', { name: 'Action Lists' })).toBeVisible();
  await expect(page).toHaveURL(/module=6/);
  await expect(choice).toBeFocused();
});

test('When a module is opened on a phone, then its first field is in the first screen', async ({
  logIn,
}) => {
  const { page } = await logIn(daniel.phone, { reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 812 });
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await page.goto(`/dashboard?module=${number}`);
    await loaded(page);
    const field = page.getByRole('article').locator('textarea, input, li button, figure').first();
    await expect(field).toBeVisible();
    const coach = page.getByRole('button', { name: 'Ask the coach' });
    // The coach's button stands over the foot of the screen.
    const foot = (await coach.boundingBox())!.y;
    const { y, height } = (await field.boundingBox())!;
    // Of a long text or the whole check, the beginning.
    expect(y + Math.min(height, 64), `module ${number}`).toBeLessThanOrEqual(foot);
  }
});

test('When one line is filled in, then its bar is as narrow as any other, with its amount', async ({
  logIn,
}) => {
  const { page } = await logIn(daniel.phone, { reducedMotion: 'reduce' });
  await page.route('**/api/training-progress', async (route) => {
    const answer = await route.fetch();
    const responses = { 'worksheet.home.value': '$184,000' };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), responses } });
  });
  await page.goto('/dashboard?module=2');
  const chart = page.getByRole('figure', { name: 'What adds up to the total' });
  await chart.scrollIntoViewIfNeeded();
  const bars = chart.locator('.recharts-bar-rectangle path');
  await expect(bars.first()).toBeVisible();
  await expect(bars).toHaveCount(1);
  expect((await bars.first().boundingBox())!.height).toBeLessThanOrEqual(40);
  await chart.getByText('See the numbers in a table').click();
  await expect(chart.getByRole('row')).toHaveCount(2);
});

test('When a long worksheet is scrolled on a desk, then the coach stays beside it', async ({
  logIn,
}) => {
  const { page } = await logIn(daniel.phone, { reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard?module=5');
  const message = page.getByLabel('Your message');
  await expect(message).toBeVisible();
  // An upper field of a long page: the whole coach has room beside it.
  await page.getByLabel('Deadline').evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await settled(page);
  const coach = page.getByRole('region', { name: 'Breakthrough coach' });
  const { y, height } = (await coach.boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(800);
});

test('When the next module is opened by its button, then the focus is on its name, at the top', async ({
  logIn,
}) => {
  const { page } = await logIn(daniel.phone, { reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/dashboard?module=1');
  await page.getByRole('button', { name: /^Continue: / }).click();
  const heading = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(heading).not.toHaveText('Life Goals');
  await expect(heading).toBeFocused();
  const { y, height } = (await heading.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThan(812);
});
