/**
 * Each test goes on from what the last one left: none is tried twice.
 * @module-tag chapters
 */
import { until } from '@kbf/test-kit';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../local/stack.ts';
import { openDemoSite } from './demo-site.ts';
import { logInElsewhere } from './log-in.ts';
import { hasFocus, lookOver } from './look-over.ts';
import { messageTo } from './messages.ts';
import { settled } from './settled.ts';
import { type Visitor, openVisitor } from './visitor.ts';

/** Somebody who registers here: two browsers, one person. The tests are chapters of one story. */
const person = { name: 'Miriam Vale', email: 'miriam@vale.example', phone: '+12025550166' };

let browser: Browser;
let stack: Stack;
let first: Visitor;
let second: Visitor;

beforeAll(async () => {
  [browser, stack] = await openDemoSite();
  const options = { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } } as const;
  first = await openVisitor(browser, stack.origin, options);
  second = await openVisitor(browser, stack.origin, options);
});

afterAll(async () => {
  await first?.context.close();
  await second?.context.close();
});

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

async function openModule(page: Page, number: number, heading: string): Promise<void> {
  await page.goto(`/dashboard?module=${number}`);
  await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor();
}

test('When a visitor registers, then the mail lets them in, and the dashboard asks for a phone first', async () => {
  const { page } = first;
  await page.goto('/training');
  await page.getByLabel('Business').fill('A second shop, without a loan');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Register for the training' }).click();
  const heading = page.getByRole('heading', { name: 'Registration Successful!' });
  await heading.waitFor();
  await expect.poll(() => hasFocus(heading)).toBe(true);

  await page.goto(await messageTo(page, person.email, /\/verify-email#\S+/));
  await page.getByRole('button', { name: /Confirm/ }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();

  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Which number may we text?' }).waitFor();
  await page.getByLabel('Phone number').fill(person.phone);
  await page.getByRole('button', { name: 'Send me a text' }).click();
  const code = await messageTo(page, person.phone, /\b\d{6}\b/);
  await page.getByLabel('Code from the text').fill(code);
  await page.getByRole('button', { name: 'Confirm the number' }).click();
  await page.getByRole('tab', { name: 'Growth', selected: true }).waitFor();
  const opened = page.getByRole('heading', { level: 1, name: 'Miriam’s dashboard' });
  await expect.poll(() => hasFocus(opened)).toBe(true);
});

test('When the worksheet is filled in, then sum and check follow, and a reload keeps all', async () => {
  const { page } = first;
  await openModule(page, 1, 'Life Goals');
  await page.getByLabel('Home', { exact: true }).fill('A house with room for my mother');
  await page.getByLabel('Home: amount in dollars').fill('$184,000');
  await page.getByLabel('Home: by when').fill('2031-06-30');
  await page.getByLabel('Car: amount in dollars').fill('28500');
  await page.getByLabel('Car: by when').fill('2028-03-01');
  await page.getByLabel('Other: amount in dollars').fill('a little');
  await expect.poll(() => page.getByLabel('Total', { exact: true }).textContent()).toBe('$212,500');
  await saved(page);
  await page.reload();
  await until(
    async () => (await page.getByLabel('Home: amount in dollars').inputValue()) === '$184,000',
  );
  await expect.poll(() => page.getByLabel('Home: by when').inputValue()).toBe('2031-06-30');

  await openModule(page, 2, 'Your Check');
  await page.getByRole('figure', { name: 'Your check: $212,500' }).getByText(person.name).waitFor();
  await page.getByText('$212,500 in all by then').waitFor();
});

test('When the needs are ranked by keyboard and by dragging, then both orders are kept', async () => {
  const { page } = first;
  await openModule(page, 3, 'Human Needs');
  const names = () =>
    page
      .locator('ol > li')
      .filter({ has: page.getByRole('button', { name: /^Move / }) })
      .allInnerTexts()
      .then((items) => items.map((item) => item.split('\n').find((line) => /^[A-Z]/.test(line))));
  await page.getByRole('button', { name: 'Move Certainty' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Picked up Certainty/Security.').waitFor();
  // The list listens for the next key one turn after it has said so.
  await page.evaluate('new Promise((done) => setTimeout(done))');
  await settled(page);
  await page.keyboard.press('ArrowDown');
  await page.getByText('At the place of Variety/Uncertainty.').waitFor();
  await page.keyboard.press('Space');
  await until(async () => (await names())[0] === 'Variety/Uncertainty');
  await expect
    .poll(() => hasFocus(page.getByRole('button', { name: 'Move Certainty' })))
    .toBe(true);

  await settled(page);
  const from = (await page.getByRole('button', { name: 'Move Contribution' }).boundingBox())!;
  const to = (await page.getByRole('button', { name: 'Move Variety' }).boundingBox())!;
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 40, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 6, { steps: 12 });
  await page.mouse.up();
  await until(async () => (await names())[0] === 'Contribution');
  await page
    .getByRole('heading', { name: 'What drives you: Contribution, then Variety' })
    .waitFor();
  await saved(page);
  await page.reload();
  await until(async () => (await names())[0] === 'Contribution');
});

test('When the other modules are filled in, then a second browser shows the same', async () => {
  const { page } = first;
  await openModule(page, 4, 'Behaviors');
  await page.getByLabel('Good behavior 1').fill('Walk the shop');
  await page.getByLabel('Bad behavior 1').fill('Answer at midnight');
  await page.getByLabel('Outcome 5').fill('People who stay');
  await openModule(page, 5, 'Three P’s');
  await page.getByLabel('Outcome', { exact: true }).fill('A shop that keeps its word');
  await page.getByLabel('Deadline').fill('The first of June');
  const statement = page.getByRole('region', { name: 'Your statement' });
  await statement.getByText('A shop that keeps its word').waitFor();
  await openModule(page, 6, 'Action Lists');
  await page.getByLabel('Desired outcome').fill('Four good days a week');
  await page.getByLabel('I do 1', { exact: true }).fill('Plan on Sunday');
  await page.getByLabel('I do not 1', { exact: true }).fill('Open the mail on Fridays');
  await saved(page);

  await logInElsewhere(second.context, person.phone);
  await openModule(second.page, 6, 'Action Lists');
  const other = second.page;
  await expect
    .poll(() => other.getByLabel('I do 1', { exact: true }).inputValue())
    .toBe('Plan on Sunday');
  await openModule(other, 4, 'Behaviors');
  await expect.poll(() => other.getByLabel('Outcome 5').inputValue()).toBe('People who stay');
});

test('When the connection is lost for a while, then what is written waits, survives, and arrives', async () => {
  const { page, context } = first;
  await openModule(page, 5, 'Three P’s');
  await context.setOffline(true);
  await page.getByLabel('Core value').fill('Integrity');
  await page.getByText(/No connection\. What you write is kept on this device/).waitFor();
  await page.getByLabel('Feeling').fill('Light');
  await context.setOffline(false);
  await saved(page);
  await openModule(second.page, 5, 'Three P’s');
  await expect.poll(() => second.page.getByLabel('Core value').inputValue()).toBe('Integrity');
  await expect.poll(() => second.page.getByLabel('Feeling').inputValue()).toBe('Light');
});

test('When two devices change different lines at once, then both stay', async () => {
  const one = first.page;
  const other = second.page;
  await openModule(one, 5, 'Three P’s');
  await openModule(other, 5, 'Three P’s');
  await one.getByLabel('First action').fill('Put the calendar on the wall');
  await other.getByLabel('Accountability').fill('Naomi, on Wednesdays');
  await Promise.all([saved(one), saved(other)]);
  for (const page of [one, other]) {
    await page.reload();
    await page.getByLabel('First action').waitFor();
    await expect
      .poll(() => page.getByLabel('First action').inputValue())
      .toBe('Put the calendar on the wall');
    await expect
      .poll(() => page.getByLabel('Accountability').inputValue())
      .toBe('Naomi, on Wednesdays');
  }
});

test('When two devices complete a module, then it counts once; after the sixth there is no seventh', async () => {
  const one = first.page;
  const other = second.page;
  await openModule(one, 1, 'Life Goals');
  await openModule(other, 1, 'Life Goals');
  for (const page of [one, other]) {
    await page.getByRole('button', { name: 'Complete this module' }).click();
    await page.getByText('Module Completed!').first().waitFor();
    await page.getByText('1 of 6 modules').waitFor();
  }
  for (const number of [2, 3, 4, 5, 6]) {
    await one.goto(`/dashboard?module=${number}`);
    await one.getByRole('button', { name: 'Complete this module' }).click();
    await one.getByText(`${number} of 6 modules`).waitFor();
    await saved(one);
  }
  await one.getByText('All 6 modules are done').waitFor();
  await other.reload();
  await other.getByText('6 of 6 modules').waitFor();
  const bar = other.getByRole('progressbar', { name: 'Training' });
  await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('100');

  await one.getByRole('button', { name: 'See your plan' }).click();
  await one.getByRole('heading', { level: 1, name: person.name }).waitFor();
  for (const words of ['A house with room for my mother', '$212,500', 'Plan on Sunday'])
    await one.getByText(words).first().waitFor();
  expect(await lookOver(one)).toEqual([]);
  await one.goto('/training/certificate');
  await one.getByRole('heading', { name: 'Certificate of completion' }).waitFor();
  expect(await lookOver(one)).toEqual([]);
});

test('When what is written speaks of danger, then help stands where the worksheet was', async () => {
  const { page } = second;
  await openModule(page, 6, 'Action Lists');
  await page.getByLabel('Desired outcome').fill('I am going to kill myself tonight.');
  const help = page.getByRole('region', { name: /Please talk with somebody now/ });
  await help.waitFor();
  await expect.poll(() => hasFocus(help)).toBe(true);
  await expect.poll(() => page.getByLabel('Desired outcome').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Go on writing' }).click();
  await page.getByLabel('Desired outcome').waitFor();
});
