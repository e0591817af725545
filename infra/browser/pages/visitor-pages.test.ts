import { expect, test } from '../fixtures.ts';

test('When somebody contributes by keyboard alone, then the focus goes along from choice to thanks', async ({
  visit,
}) => {
  const { page, complaints } = await visit({
    viewport: { width: 375, height: 812 },
  });
  const focused = page.locator(':focus');
  await page.goto('/contribute');
  await page.getByRole('link', { name: /^Event Sponsorship/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What you have in mind')).toBeVisible();
  await expect(focused).toHaveText('Event Sponsorship');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The room and the coffee of one gathering in spring.');
  for (const text of ['Ruth Okafor', 'Okafor Millwork', 'ruth.browser@example.org', '2025550177']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Okafor Millwork');
  await page.getByLabel('Phone').press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for your interest!' })).toBeVisible();
  await expect(focused).toHaveText('Thank you for your interest!');
  await expect(page.getByLabel('Company')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('When a document is filled in, then a reload keeps it, and it prints on its five pages', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/kingdom-business-guide/business-plan-template');
  await page.getByLabel('We exist to …').fill('bake bread that tastes of something');
  await page.reload();
  await expect.poll(() => page.getByLabel('We exist to …').inputValue()).toContain('bake bread');
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(5);
});

test('When the widget is previewed, then it stands in its frame in both themes', async ({
  visit,
}) => {
  const { page, complaints } = await visit();
  await page.goto('/apps?tab=tools');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(/^Wisdom for today/)).toBeVisible();
  await page.getByLabel('Dark', { exact: true }).click();
  await expect(page.locator('iframe[src*="theme=dark"]')).toBeVisible();
  await expect(frame.getByText(/^Wisdom for today/)).toBeVisible();
  expect(complaints).toEqual([]);
});
