import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { logInElsewhere, messageTo } from '../log-in.ts';
import { lookOver, settled } from '../look-over.ts';

/** Somebody who registers here: one person in two browsers. */
const person = { name: 'Miriam Vale', email: 'miriam@vale.example', phone: '+12025550166' };

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

async function openModule(page: Page, number: number, heading: string): Promise<void> {
  await page.goto(`/dashboard?module=${number}`);
  await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
}

test('When a visitor registers for the training, then all six modules can be done, on two devices', async ({
  visit,
}) => {
  test.slow();
  const options = { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } } as const;
  const first = await visit(options);
  const second = await visit(options);

  await test.step('When a visitor registers, then the mail lets them in, and a phone is asked for', async () => {
    const { page } = first;
    await page.goto('/training');
    await page.getByLabel('Business').fill('A second shop, without a loan');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Full name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Register for the training' }).click();
    const heading = page.getByRole('heading', { name: 'Registration Successful!' });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();

    await page.goto(await messageTo(page, person.email, /\/verify-email#\S+/));
    await page.getByRole('button', { name: /Confirm/ }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Which number can we text?' })).toBeVisible();
    await page.getByLabel('Phone number').fill(person.phone);
    await page.getByRole('button', { name: 'Send me a text' }).click();
    const code = await messageTo(page, person.phone, /\b\d{6}\b/);
    await page.getByLabel('Code from the text').fill(code);
    await page.getByRole('button', { name: 'Confirm number' }).click();
    await expect(page.getByRole('tab', { name: 'Growth', selected: true })).toBeVisible();
    const opened = page.getByRole('heading', { level: 1, name: 'Miriam’s dashboard' });
    await expect(opened).toBeFocused();
  });

  await test.step('When the worksheet is filled in, then sum and check follow, and a reload keeps all', async () => {
    const { page } = first;
    await openModule(page, 1, 'Life Goals');
    await page.getByLabel('Home', { exact: true }).fill('A house with room for my mother');
    await page.getByLabel('Home: amount in dollars').fill('$184,000');
    await page.getByLabel('Home: by when').fill('2031-06-30');
    await page.getByLabel('Car: amount in dollars').fill('28500');
    await page.getByLabel('Car: by when').fill('2028-03-01');
    await page.getByLabel('Other: amount in dollars').fill('a little');
    await expect(page.getByLabel('Total', { exact: true })).toHaveText('$212,500');
    await saved(page);
    await page.reload();
    await expect(page.getByLabel('Home: amount in dollars')).toHaveValue('$184,000');
    await expect(page.getByLabel('Home: by when')).toHaveValue('2031-06-30');

    await openModule(page, 2, 'Your Check');
    await expect(
      page.getByRole('figure', { name: 'Your check: $212,500' }).getByText(person.name),
    ).toBeVisible();
    await expect(page.getByText('$212,500 total by then')).toBeVisible();
  });

  await test.step('When the needs are ranked by keyboard and by dragging, then both orders are kept', async () => {
    const { page } = first;
    await openModule(page, 3, 'Human Needs');
    const top = page
      .locator('ol > li')
      .filter({ has: page.getByRole('button', { name: /^Move / }) })
      .first();
    await page.getByRole('button', { name: 'Move Certainty', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up Certainty/Security.')).toBeVisible();
    // The list listens for the next key one turn after it has said so.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await settled(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Over Variety/Uncertainty.')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(top).toContainText('Variety/Uncertainty');
    await expect(page.getByRole('button', { name: 'Move Certainty', exact: true })).toBeFocused();

    await settled(page);
    const from = (await page
      .getByRole('button', { name: 'Move Contribution', exact: true })
      .boundingBox())!;
    const to = (await page
      .getByRole('button', { name: 'Move Variety', exact: true })
      .boundingBox())!;
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 40, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y + 6, { steps: 12 });
    await page.mouse.up();
    await expect(top).toContainText('Contribution');
    await expect(
      page.getByRole('heading', { name: 'What drives you: Contribution, then Variety' }),
    ).toBeVisible();
    await saved(page);
    await page.reload();
    await expect(top).toContainText('Contribution');
  });

  await test.step('When the other modules are filled in, then a second browser shows the same', async () => {
    const { page } = first;
    await openModule(page, 4, 'Behaviors');
    await page.getByLabel('Good behavior 1').fill('Walk the shop');
    await page.getByLabel('Bad behavior 1').fill('Answer at midnight');
    await page.getByLabel('Outcome 5').fill('People who stay');
    await openModule(page, 5, 'Three P’s');
    await page.getByLabel('Outcome', { exact: true }).fill('A shop that keeps its word');
    await page.getByLabel('Deadline').fill('June 1');
    const statement = page.getByRole('region', { name: 'Your statement' });
    await expect(statement.getByText('A shop that keeps its word')).toBeVisible();
    await openModule(page, 6, 'Action Lists');
    await page.getByLabel('Desired outcome').fill('Four good days a week');
    await page.getByLabel('I do 1', { exact: true }).fill('Plan on Sunday');
    await page.getByLabel('I don’t 1', { exact: true }).fill('Check email on Fridays');
    await saved(page);

    await logInElsewhere(second.context, person.phone);
    await openModule(second.page, 6, 'Action Lists');
    const other = second.page;
    await expect(other.getByLabel('I do 1', { exact: true })).toHaveValue('Plan on Sunday');
    await openModule(other, 4, 'Behaviors');
    await expect(other.getByLabel('Outcome 5')).toHaveValue('People who stay');
  });

  await test.step('When the connection is lost for a while, then words wait, survive, and arrive', async () => {
    const { page, context } = first;
    await openModule(page, 5, 'Three P’s');
    await context.setOffline(true);
    await page.getByLabel('Core value').fill('Integrity');
    await expect(
      page.getByText(/You are offline\. We are keeping what you write on this device/),
    ).toBeVisible();
    await page.getByLabel('Feeling').fill('Light');
    await context.setOffline(false);
    await saved(page);
    await openModule(second.page, 5, 'Three P’s');
    await expect(second.page.getByLabel('Core value')).toHaveValue('Integrity');
    await expect(second.page.getByLabel('Feeling')).toHaveValue('Light');
  });

  await test.step('When two devices change different lines at once, then both stay', async () => {
    const one = first.page;
    const other = second.page;
    await openModule(one, 5, 'Three P’s');
    await openModule(other, 5, 'Three P’s');
    await one.getByLabel('First action').fill('Put the calendar on the wall');
    await other.getByLabel('Accountability').fill('Naomi, on Wednesdays');
    await Promise.all([saved(one), saved(other)]);
    for (const page of [one, other]) {
      await page.reload();
      await expect(page.getByLabel('First action')).toBeVisible();
      await expect(page.getByLabel('First action')).toHaveValue('Put the calendar on the wall');
      await expect(page.getByLabel('Accountability')).toHaveValue('Naomi, on Wednesdays');
    }
  });

  await test.step('When two devices complete a module, then it counts once, and six are all', async () => {
    const one = first.page;
    const other = second.page;
    await openModule(one, 1, 'Life Goals');
    await openModule(other, 1, 'Life Goals');
    for (const page of [one, other]) {
      await page.getByRole('button', { name: 'Complete this module' }).click();
      await expect(page.getByText('Module Completed!').first()).toBeVisible();
      await expect(page.getByText('1 of 6 modules')).toBeVisible();
    }
    for (const number of [2, 3, 4, 5, 6]) {
      await one.goto(`/dashboard?module=${number}`);
      await one.getByRole('button', { name: 'Complete this module' }).click();
      await expect(one.getByText(`${number} of 6 modules`)).toBeVisible();
      await saved(one);
    }
    await expect(one.getByText('All 6 modules are done')).toBeVisible();
    await other.reload();
    await expect(other.getByText('6 of 6 modules')).toBeVisible();
    const bar = other.getByRole('progressbar', { name: 'Training' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');

    await one.getByRole('button', { name: 'See your plan' }).click();
    await expect(one.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    for (const words of ['A house with room for my mother', '$212,500', 'Plan on Sunday'])
      await expect(one.getByText(words).first()).toBeVisible();
    await lookOver(one);
    await one.goto('/training/certificate');
    await expect(one.getByRole('heading', { name: 'Certificate of completion' })).toBeVisible();
    await lookOver(one);
  });

  await test.step('When what is written speaks of danger, then help stands where the worksheet was', async () => {
    const { page } = second;
    await openModule(page, 6, 'Action Lists');
    await page.getByLabel('Desired outcome').fill('I am going to kill myself tonight.');
    const help = page.getByRole('region', { name: /Please talk with someone now/ });
    await expect(help).toBeVisible();
    await expect(help).toBeFocused();
    await expect(page.getByLabel('Desired outcome')).toBeHidden();
    await page.getByRole('button', { name: 'Keep writing' }).click();
    await expect(page.getByLabel('Desired outcome')).toBeVisible();
  });
});
