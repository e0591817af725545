import type { Page } from '@playwright/test';
import { type Visit, expect, test } from '../fixtures.ts';

async function open(visit: Visit, address: string): Promise<Page> {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

/** All of these words are on the page at some time, to the letter: a toast goes again. */
const reads = (page: Page, words: readonly string[]) =>
  Promise.all(
    words.map((one) => expect(page.getByText(one, { exact: true }).first()).toBeVisible()),
  );

/** Answers a call with a failure once, and then as if it had been done. */
async function failOnce(page: Page, call: string, done: object): Promise<void> {
  await page.route(call, (route) => route.fulfill({ status: 201, json: done }));
  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
}

const person = {
  'Full name': 'Ruth Okafor',
  Company: 'Okafor Millwork',
  Phone: '(202) 555-0179',
  Email: 'ruth.words@example.org',
};
const ofPerson = [
  'Name must be at least 2 characters',
  'Company name must be at least 2 characters',
  'Please enter a valid phone number',
  'Please enter a valid email address',
];

const forms = [
  {
    address: '/#contact',
    button: 'Join Our Fellowship',
    messages: ['Please tell us a little more about yourself'],
    fields: { 'About yourself': 'I run a small millwork shop with six people.' },
    failed: 'Error joining',
    done: 'Welcome to Kingdom Builders Fellowship!',
  },
  {
    address: '/contribute?form=speaker',
    button: 'Submit',
    messages: [
      'Please provide at least 50 characters about yourself',
      'Please tell us about your speaking preference',
    ],
    fields: { 'About you': 'x'.repeat(50), 'Speaking preference': 'y'.repeat(20) },
    failed: 'Submission failed',
    done: 'Thank you for your interest!',
  },
  {
    address: '/contribute?form=sponsor',
    button: 'Submit',
    messages: ['Please provide more details about your sponsorship interests'],
    fields: { 'What you have in mind': 'x'.repeat(30) },
    failed: 'Submission failed',
    done: 'Thank you for your interest!',
  },
  {
    address: '/contribute?form=donation',
    button: 'Submit',
    messages: ['Please enter a donation amount', 'Please provide a message'],
    fields: { Amount: '50 a month', Message: 'x'.repeat(10) },
    failed: 'Submission failed',
    done: 'Thank you for your interest!',
  },
];

for (const { address, button, messages, fields, failed, done } of forms)
  test(`When the form of ${address} is wrong, fails and is taken, then it says so in the exact words`, async ({
    visit,
  }) => {
    const page = await open(visit, address);
    await failOnce(page, '**/api/contact', {});
    const form = page.locator('main form');
    const send = form.getByRole('button', { name: button });
    await send.click();
    // A donation may come without a company.
    const isOptional = address.endsWith('donation');
    const asked = ofPerson.filter((text) => !(isOptional && text.startsWith('Company')));
    await reads(page, [...messages, ...asked]);
    for (const [label, words] of Object.entries({ ...fields, ...person }))
      await form.getByLabel(label).fill(words);
    await Promise.all([reads(page, [failed, 'Please try again later']), send.click()]);
    await send.click();
    const heading = page.getByRole('heading', { name: done });
    await expect(heading).toBeVisible();
    await expect(form).toHaveCount(0);
    // Below the navigation, which stays where it is.
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(60);
  });

test('When one registers for the training, then every message is that of the specification', async ({
  visit,
}) => {
  const page = await open(visit, '/training');
  await failOnce(page, '**/api/register-training', { message: 'Registration Successful!' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await reads(page, ['Please add at least one financial goal']);
  await page.getByLabel('Business').fill('A second shop');
  await page.getByRole('button', { name: 'Continue' }).click();
  const register = page.getByRole('button', { name: 'Register for the training' });
  await register.click();
  await reads(page, ['Name must be at least 2 characters', 'Please enter a valid email address']);
  await page.getByLabel('Full name').fill('Ruth Okafor');
  await page.getByLabel('Email').fill('ruth.words@example.org');
  await Promise.all([
    reads(page, ['Registration Failed', 'Please try again later']),
    register.click(),
  ]);
  await register.click();
  await reads(page, [
    'Registration Successful!',
    'Please check your email to verify your account and access the training.',
  ]);
  await expect(page.getByLabel('Full name')).toHaveCount(0);
});

test('When one asks for a login link, then every message is that of the specification', async ({
  visit,
}) => {
  const page = await open(visit, '/login');
  await failOnce(page, '**/api/auth/send-magic-link', { message: 'It is on its way' });
  const send = page.getByRole('button', { name: 'Send Login Link' });
  await send.click();
  await reads(page, [
    'Phone Number Required',
    'Please enter your phone number to receive a login link',
  ]);
  await page.getByLabel('Phone number').fill('2025550179');
  await send.click();
  await reads(page, ['Failed to Send Link', 'Please check your phone number and try again.']);
  await send.click();
  await reads(page, ['Login Link Sent!']);
  await expect(
    page.getByText('Check your phone for a secure login link. It will expire in 10 minutes.'),
  ).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveCount(0);
});
