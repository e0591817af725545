import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Stack } from '../local/stack.ts';
import { openDemoSite } from './demo-site.ts';
import { lookOver, otherDesks } from './look-over.ts';
import { openVisitor } from './visitor.ts';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [browser, stack] = await openDemoSite();
});

const addresses = [
  '/about',
  '/contribute',
  '/contribute?form=speaker',
  '/kingdom-business-guide',
  '/kingdom-business-guide/business-plan-template',
  '/kingdom-business-guide/biblical-values-cards',
  '/apps',
  '/apps?tab=tools',
  '/meetings-archive',
];

test.each(addresses)(
  'When a visitor opens %s, then axe finds nothing, nothing sticks out, and nothing is reported',
  async (address) => {
    const { page, context, complaints } = await openVisitor(browser, stack.origin);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await lookOver(page, otherDesks)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('When somebody contributes by keyboard alone, then the focus goes along from choice to thanks', async () => {
  const { page, context, complaints } = await openVisitor(browser, stack.origin, {
    viewport: { width: 375, height: 812 },
  });
  const focused = () => page.evaluate<string>('document.activeElement.textContent');
  await page.goto('/contribute');
  await page.getByRole('link', { name: /^Event Sponsorship/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('What you have in mind').waitFor();
  expect(await focused()).toBe('Event Sponsorship');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The room and the coffee of one gathering in spring.');
  for (const text of ['Ruth Okafor', 'Okafor Millwork', 'ruth.browser@example.org', '2025550177']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.reload();
  await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Okafor Millwork');
  await page.getByLabel('Phone').press('Enter');
  await page.getByRole('heading', { name: 'Thank you for your interest!' }).waitFor();
  expect(await focused()).toBe('Thank you for your interest!');
  await expect.poll(() => page.getByLabel('Company').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('When a document is filled in, then a reload keeps it, and it prints on its five pages', async () => {
  const { page, context } = await openVisitor(browser, stack.origin);
  await page.goto('/kingdom-business-guide/business-plan-template');
  await page.getByLabel('We exist to …').fill('bake bread that tastes of something');
  await page.reload();
  await expect.poll(() => page.getByLabel('We exist to …').inputValue()).toContain('bake bread');
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(5);
  await context.close();
});

test('When the guide is asked, then it answers, and the words are there again after a reload', async () => {
  const { page, context, complaints } = await openVisitor(browser, stack.origin);
  await page.goto('/kingdom-business-guide');
  await page.getByRole('button', { name: 'Choose values to stand on' }).click();
  const field = page.getByRole('textbox');
  await expect.poll(() => field.inputValue()).toContain('values');
  await field.press('End');
  await field.pressSequentially('We repair roofs.');
  await page.getByRole('button', { name: 'Send' }).click();
  const said = page.getByText('We repair roofs.');
  await said.last().waitFor();
  await page.getByRole('button', { name: 'Start over' }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
  await page.reload();
  await said.first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('When the widget is previewed, then it stands in its frame in both themes', async () => {
  const { page, context, complaints } = await openVisitor(browser, stack.origin);
  await page.goto('/apps?tab=tools');
  const frame = page.frameLocator('iframe');
  await frame.getByText(/^Wisdom for today/).waitFor();
  await page.getByLabel('Dark', { exact: true }).click();
  await page.locator('iframe[src*="theme=dark"]').waitFor();
  await frame.getByText(/^Wisdom for today/).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
