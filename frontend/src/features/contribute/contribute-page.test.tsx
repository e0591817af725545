import { composeMessage, contributionTypes, type ContactForm } from '@kbf/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const person = {
  'Full name': 'Ruth Okafor',
  Company: 'Okafor Millwork',
  Email: 'ruth@example.org',
  Phone: '5550100100',
};
const personMessages = [
  'Name must be at least 2 characters',
  'Company name must be at least 2 characters',
  'Please enter a valid phone number',
  'Please enter a valid email address',
];

type Texts = Record<string, string>;
type Kind = { title: string; messages: string[]; tooShort: Texts; enough: Texts; fields: Texts };

const kinds: readonly Kind[] = [
  {
    title: 'Guest Speaker',
    messages: [
      'Please provide at least 50 characters about yourself',
      'Please tell us about your speaking preference',
    ],
    tooShort: { 'About you': 'x'.repeat(49), 'Speaking preference': 'x'.repeat(19) },
    enough: { 'About you': 'x'.repeat(50), 'Speaking preference': 'y'.repeat(20) },
    fields: { bio: 'x'.repeat(50), speakingPreference: 'y'.repeat(20) },
  },
  {
    title: 'Event Sponsorship',
    messages: ['Please provide more details about your sponsorship interests'],
    tooShort: { 'What you have in mind': 'x'.repeat(29) },
    enough: { 'What you have in mind': 'x'.repeat(30) },
    fields: { description: 'x'.repeat(30) },
  },
  {
    title: 'Financial Donation',
    messages: ['Please enter a donation amount', 'Please provide a message'],
    tooShort: { Message: 'x'.repeat(9) },
    enough: { Amount: '50 a month', Message: 'x'.repeat(10) },
    fields: { amount: '50 a month', message: 'x'.repeat(10) },
  },
];

/** A donation needs no company, and its label says so. */
const labelled = (label: string) => (label === 'Company' ? /^Company/ : label);

async function openForm(title: string) {
  const page = openPage('/contribute');
  await page.user.click(await screen.findByRole('link', { name: new RegExp(`^${title}`) }));
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  await screen.findByLabelText('Full name');
  const fill = async (values: Texts) => {
    for (const [label, text] of Object.entries(values)) {
      const field = screen.getByLabelText(labelled(label));
      await page.user.clear(field);
      await page.user.click(field);
      await page.user.paste(text);
    }
  };
  const submit = () => page.user.click(screen.getByRole('button', { name: 'Submit' }));
  return { ...page, heading, fill, submit };
}

test.each(kinds)(
  'When the $title form is one short of its rules, then every field says so in the exact words',
  async ({ title, messages, tooShort }) => {
    const { fill, submit } = await openForm(title);
    await fill({ 'Full name': 'R', Company: 'O', Email: 'ruth@example', Phone: '555010010' });
    await fill(tooShort);
    await submit();
    const isOptional = title === 'Financial Donation';
    const expected = personMessages.filter((text) => !(isOptional && text.startsWith('Company')));
    for (const message of [...messages, ...expected])
      expect(await screen.findByText(message)).toBeTruthy();
  },
);

test.each(kinds)(
  'When the $title form is sent, then its fields and its text go out, and the thanks take its place',
  async ({ title, enough, fields }) => {
    const bodies: { message: string; phone: string; form: ContactForm }[] = [];
    const answered = Promise.withResolvers<void>();
    server.use(
      http.post('*/api/contact', async ({ request }) => {
        bodies.push((await request.json()) as (typeof bodies)[number]);
        await answered.promise;
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    const { fill, submit, user } = await openForm(title);
    await fill({ ...person, ...enough });
    await submit();
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeTruthy();
    answered.resolve();

    const thanks = await screen.findByRole('heading', { name: 'Thank you for your interest!' });
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(screen.getByText('ruth@example.org')).toBeTruthy();
    expect(screen.getByText(/within 24 hours/, { selector: 'li span' })).toBeTruthy();
    expect(screen.queryByLabelText('Full name')).toBeNull();
    expect(window.location.search).toBe('');
    const { form, message } = bodies[0]!;
    expect(form).toMatchObject({ company: 'Okafor Millwork', ...fields });
    expect(form.kind !== 'join' && contributionTypes[form.kind]).toBe(title);
    expect(message).toBe(composeMessage(form));

    await user.click(screen.getByRole('button', { name: 'Give something else' }));
    expect(screen.getByRole('heading', { name: 'What would you like to give?' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: new RegExp(`^${title}`) }));
    expect((await screen.findByLabelText<HTMLInputElement>('Full name')).value).toBe('');
  },
);

test('When sending fails, then a toast says so and the words stay', async () => {
  server.use(http.post('*/api/contact', () => new HttpResponse(null, { status: 503 })));
  const { fill, submit } = await openForm('Event Sponsorship');
  await fill({ ...person, ...kinds[1]!.enough });
  await submit();
  expect(await screen.findByText('Submission failed')).toBeTruthy();
  expect(screen.getByText('Please try again later')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('What you have in mind').value).toBe(
    'x'.repeat(30),
  );
});

test('When somebody goes back, then the choice is there, and the words stay for when they return', async () => {
  const { user, fill, heading } = await openForm('Guest Speaker');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await fill({ 'Full name': 'Ruth Okafor' });
  await user.click(screen.getByRole('link', { name: 'Back' }));
  const choice = await screen.findByRole('heading', { name: 'What would you like to give?' });
  expect(document.activeElement).toBe(choice);
  expect(screen.getAllByRole('listitem', { name: '' }).length).toBeGreaterThanOrEqual(3);
  await user.click(screen.getByRole('link', { name: /^Guest Speaker/ }));
  expect((await screen.findByLabelText<HTMLInputElement>('Full name')).value).toBe('Ruth Okafor');
});

test('When an address names a form, then it is open; when it names none, then the choice is', async () => {
  const first = openPage('/contribute?form=donation');
  expect(await screen.findByRole('heading', { name: 'Financial Donation' })).toBeTruthy();
  first.unmount();
  openPage('/contribute?form=gold');
  expect(await screen.findByRole('heading', { name: 'What would you like to give?' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(3);
});
