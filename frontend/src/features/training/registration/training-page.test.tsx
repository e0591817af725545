import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/render-app.tsx';
import { member, server } from '../../../testing/server.ts';

const registered =
  'Registration Successful! Please check your email to verify your account and access the training.';

/** Serves registrations. @returns the received bodies */
function takeRegistrations(status = 201, answer: object = { message: registered }) {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    http.post('*/api/register-training', async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(answer, { status });
    }),
  );
  return bodies;
}

async function comeToStepTwo() {
  const opened = openPage('/training');
  const { user } = opened;
  await user.type(await screen.findByLabelText('Business'), 'A second shop');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Who is getting started?' });
  await screen.findByLabelText('Full name');
  return opened;
}

test('When no goal is filled in, or only blanks, then it is asked for and the first field has the focus', async () => {
  const { user } = openPage('/training');
  await user.type(await screen.findByLabelText('Car'), '   ');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const asked = await screen.findByText('Please add at least one financial goal');
  const home = screen.getByLabelText('Home');
  expect(document.activeElement).toBe(home);
  // Above the field with the focus: below the last field it would be off the screen of a phone.
  expect(asked.compareDocumentPosition(home)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.type(screen.getByLabelText('Home'), 'A house');
  expect(screen.queryByText('Please add at least one financial goal')).toBeNull();
});

test('When name or address are wrong, then the words of the specification stand beside them', async () => {
  const bodies = takeRegistrations();
  const { user } = await comeToStepTwo();
  await user.type(screen.getByLabelText('Full name'), 'R');
  await user.type(screen.getByLabelText('Email'), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Register for the training' }));
  expect(await screen.findByText('Name must be at least 2 characters')).toBeTruthy();
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(bodies).toEqual([]);
});

test('When somebody registers, then what happens next is said, and the mail can be sent again', async () => {
  const bodies = takeRegistrations();
  server.use(
    http.post('*/api/auth/resend-verification', () =>
      HttpResponse.json({
        message: 'If this address still needs to be confirmed, an email is on its way',
      }),
    ),
  );
  const { user } = await comeToStepTwo();
  await user.type(screen.getByLabelText('Full name'), 'Ruth Okafor');
  await user.type(screen.getByLabelText('Email'), 'ruth@example.org');
  await user.click(screen.getByRole('button', { name: 'Register for the training' }));
  const heading = await screen.findByRole('heading', { name: 'Registration Successful!' });
  expect(document.activeElement).toBe(heading);
  expect(
    screen.getByText('Please check your email to verify your account and access the training.'),
  ).toBeTruthy();
  expect(screen.getByText('ruth@example.org')).toBeTruthy();
  expect(bodies[0]).toMatchObject({
    fullName: 'Ruth Okafor',
    email: 'ruth@example.org',
    financialGoals: { business: 'A second shop' },
  });
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(/an email is on its way\.$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Send it again in 0:/ })).toBeTruthy();
});

test('When it cannot be sent, then the toast of the catalogue is shown and nothing is lost', async () => {
  takeRegistrations(503, { message: 'This is not possible right now.', code: 'unavailable' });
  const { user } = await comeToStepTwo();
  await user.type(screen.getByLabelText('Full name'), 'Ruth Okafor');
  await user.type(screen.getByLabelText('Email'), 'ruth@example.org');
  await user.click(screen.getByRole('button', { name: 'Register for the training' }));
  expect(await screen.findByText('Registration Failed')).toBeTruthy();
  expect(screen.getByText('Please try again later')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ruth Okafor');
  await user.click(screen.getByRole('button', { name: 'Back to goals' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Business')).value).toBe(
    'A second shop',
  );
});

test('When a goal speaks of danger, then help takes the place of the form', async () => {
  const care = { level: 'certain', kind: 'suicide', language: 'en' };
  takeRegistrations(201, { message: registered, care });
  const { user } = await comeToStepTwo();
  await user.type(screen.getByLabelText('Full name'), 'Ruth Okafor');
  await user.type(screen.getByLabelText('Email'), 'ruth@example.org');
  await user.click(screen.getByRole('button', { name: 'Register for the training' }));
  expect(await screen.findByRole('region', { name: /Please talk with someone now/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Registration Successful!' })).toBeNull();
});

test('When a member opens it, then the goals are there as they stand, and what is written is kept', async () => {
  const saved: unknown[] = [];
  const progress = {
    currentModule: 1,
    completedModules: [],
    responses: { 'goals.home': 'A house' },
    updatedAt: null,
    completedAt: null,
  };
  server.use(
    member(),
    http.get('*/api/training-progress', () => HttpResponse.json(progress)),
    http.put('*/api/training-progress', async ({ request }) => {
      const { responses } = (await request.json()) as typeof progress;
      saved.push(responses);
      return HttpResponse.json({ ...progress, responses: { ...progress.responses, ...responses } });
    }),
  );
  const { user } = openPage('/training');
  const home = await screen.findByLabelText<HTMLTextAreaElement>('Home');
  expect(home.value).toBe('A house');
  await user.type(screen.getByLabelText('Car'), 'A van');
  await waitFor(() => expect(saved).toEqual([{ 'goals.car': 'A van' }]));
  expect(await screen.findByText('Saved')).toBeTruthy();
});
