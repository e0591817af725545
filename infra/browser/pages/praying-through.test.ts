import type { Prayer } from '@kbf/contracts';
import { expect, test } from '../fixtures.ts';
import { expectAccessibleInBothThemes } from '../look-over.ts';
import { call, sharePrayer } from '../write-by-call.ts';

const list = '/api/prayers/to-pray-for';

test('When somebody prays on a phone, then the button is in reach of the thumb, and letter follows letter', async ({
  visit,
}) => {
  const { page, complaints } = await visit({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
  });
  await page.goto('/prayer/community');
  await page.getByRole('main').getByRole('link', { name: 'Pray for others' }).last().tap();
  await expect(page).toHaveURL(/\/prayer\/through$/);
  const letters = await call<Prayer[]>(page, 'GET', list);
  await expect(page.getByText(`1 of ${letters.length}`)).toBeVisible();
  await expect(page.getByText(letters[0]!.userRequest)).toBeVisible();
  // The letter begins in the first screen.
  expect((await page.getByRole('article').boundingBox())!.y).toBeLessThan(300);
  const prayed = page.getByRole('button', { name: 'I prayed' });
  const box = (await prayed.boundingBox())!;
  expect(box.y).toBeGreaterThan(600);
  expect(box.y + box.height).toBeLessThanOrEqual(812);
  expect(box.width).toBeGreaterThan(300);
  expect(box.height).toBeGreaterThanOrEqual(48);
  await expectAccessibleInBothThemes(page, 'praying');

  await prayed.tap();
  await expect(page.getByText(`2 of ${letters.length}`)).toBeVisible();
  await expect(page.locator('h2:focus')).toHaveCount(1);
  expect((await page.getByRole('article').boundingBox())!.y).toBeGreaterThanOrEqual(60);
  // Now the browser has a cookie: what was prayed for does not come again today.
  await page.reload();
  await expect(page.getByText(/^1 of/)).toBeVisible();
  const left = await call<Prayer[]>(page, 'GET', list);
  expect(left.map(({ id }) => id)).not.toContain(letters[0]!.id);
  expect(complaints).toEqual([]);
});

test('When somebody prays by keys alone to the end, then it says for how many, and the author sees the number', async ({
  visit,
}) => {
  const author = await visit();
  await author.page.goto('/prayer');
  const id = await sharePrayer(author.page, 'Please pray for the oven that we cannot pay for yet.');
  const { page, complaints } = await visit();
  await page.goto('/prayer/through');
  await expect(page.getByText(/^1 of/)).toBeVisible();
  // No one has prayed for it, and it is the newest: it is the first.
  await expect(page.getByText('the oven that we cannot pay for')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText(/^2 of/)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText(/^3 of/)).toBeVisible();
  await page.keyboard.press('Enter');
  const counter = await page.getByText(/^4 of/).innerText();
  const last = Number(counter.split(' ').at(-1));
  for (let at = 5; at <= last; at += 1) {
    await page.keyboard.press('n');
    await expect(page.getByText(`${at} of ${last}`)).toBeVisible();
  }
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'You prayed for 2 people today.' })).toBeFocused();
  await expectAccessibleInBothThemes(page, 'the end');

  type Own = { id: string; prayedCount: number | null };
  const own = await call<Own[]>(author.page, 'GET', '/api/prayers/mine');
  expect(own.find((one) => one.id === id)?.prayedCount).toBe(1);
  expect(complaints).toEqual([]);
});
