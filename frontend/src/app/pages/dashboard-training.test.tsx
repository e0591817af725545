import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openDashboard } from '../../testing/open-dashboard.ts';
import { server } from '../../testing/server.ts';

test('When something is written, then it is saved by itself, and only what changed is sent', async () => {
  const { training, user } = openDashboard();
  await user.type(await screen.findByLabelText('Car'), 'A van');
  await user.type(screen.getByLabelText('Home: amount in dollars'), '$184,000');
  fireEvent.change(screen.getByLabelText('Home: by when'), { target: { value: '2031-06-30' } });
  expect(screen.getByLabelText('Total').textContent).toBe('$184,000');
  await waitFor(() =>
    expect(training.kept().responses).toEqual({
      'goals.car': 'A van',
      'worksheet.home.value': '$184,000',
      'worksheet.home.date': '2031-06-30',
    }),
  );
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('When the connection is lost, then what is written stays and is sent once it is back', async () => {
  const { training, user } = openDashboard();
  const car = await screen.findByLabelText<HTMLTextAreaElement>('Car');
  server.use(http.put('*/api/training-progress', () => HttpResponse.error()));
  await user.type(car, 'A van');
  await user.tab();
  expect(await screen.findByText(/You are offline\. We are keeping what you write/)).toBeTruthy();
  expect(car.value).toBe('A van');
  server.use(...training.handlers);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(training.kept().responses).toEqual({ 'goals.car': 'A van' });
});

test('When a module is completed, then it says so, goes on to the next, and counts once', async () => {
  const { training, user } = openDashboard('/dashboard', {
    currentModule: 2,
    completedModules: [1],
    responses: { 'worksheet.car.value': '28500' },
  });
  expect(await screen.findByRole('heading', { name: 'Your Check' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Complete this module' }));
  expect(await screen.findByText('Module Completed!')).toBeTruthy();
  await waitFor(() => expect(training.kept().completedModules).toEqual([1, 2]));
  expect(screen.getByText('2 of 6 modules')).toBeTruthy();
  const goOn = screen.getByRole('button', { name: 'Continue: Human Needs' });
  expect(document.activeElement).toBe(goOn);
  await user.click(goOn);
  const heading = await screen.findByRole('heading', { level: 2, name: 'Human Needs' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(window.location.search).toBe('?module=3');
});

test.each([
  [1, 'Write down at least one goal, or what it costs.'],
  [2, 'Fill in at least one amount. Your check adds them up.'],
  [3, 'Put the six needs in your own order, or keep this order.'],
  [4, 'Write down at least one behavior or outcome.'],
  [5, 'Fill in at least one line of your statement.'],
  [6, 'Write down at least one thing to do, or to stop doing.'],
])(
  'When module %i is empty, then it is not completed, and says what it asks for',
  async (module, asksFor) => {
    const { training, user } = openDashboard(`/dashboard?module=${module}`, {
      responses: { 'goals.car': '  ', 'worksheet.car.value': '0', 'actions.doList': [' '] },
    });
    const complete = await screen.findByRole('button', { name: 'Complete this module' });
    await user.click(complete);
    expect(screen.getByRole('alert').textContent).toBe(asksFor);
    expect(document.activeElement).toBe(complete);
    expect(screen.queryByText('Module Completed!')).toBeNull();
    expect(screen.getByText('0 of 6 modules')).toBeTruthy();
    expect(training.kept().completedModules).toEqual([]);
  },
);

test('When the order of the needs is kept as it is, then it is an answer, and the module completes', async () => {
  const { training, user } = openDashboard('/dashboard?module=3');
  await user.click(await screen.findByRole('button', { name: 'Keep this order' }));
  const drivers = screen.getByRole('heading', { name: /^What drives you: Certainty/ });
  expect(document.activeElement).toBe(drivers);
  await user.click(screen.getByRole('button', { name: 'Complete this module' }));
  expect(await screen.findByText('Module Completed!')).toBeTruthy();
  await waitFor(() => expect(training.kept().responses['needs.ranking']).toHaveLength(6));
});

test('When an amount is typed, then it shows $ and separators afterwards; a minus is refused in words', async () => {
  const { training, user } = openDashboard();
  const amount = await screen.findByLabelText<HTMLInputElement>('Car: amount in dollars');
  await user.type(amount, '28500');
  expect(amount.value).toBe('28500');
  await user.tab();
  expect(amount.value).toBe('$28,500');
  await waitFor(() => expect(training.kept().responses['worksheet.car.value']).toBe('28500'));
  const other = screen.getByLabelText<HTMLInputElement>('Boat: amount in dollars');
  await user.type(other, '-5');
  await user.tab();
  expect(other.value).toBe('-5');
  expect(
    screen.getByText('An amount cannot be less than $0. Until then it counts as $0.'),
  ).toBeTruthy();
  expect(screen.getByLabelText('Total').textContent).toBe('$28,500');
});

test('When the last module is completed, then there is no seventh, and plan and certificate are offered', async () => {
  const { training, user } = openDashboard('/dashboard', {
    currentModule: 6,
    completedModules: [1, 2, 3, 4, 5],
    responses: { 'actions.doList': ['Rest'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Complete this module' }));
  await waitFor(() => expect(training.kept().completedModules).toHaveLength(6));
  expect(training.kept().currentModule).toBe(6);
  expect(screen.getByText('6 of 6 modules')).toBeTruthy();
  expect(screen.getByText(/All 6 modules are done/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'See your plan' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ruth Okafor' })).toBeTruthy();
});

test('When the needs are ranked with the buttons, then the order is kept and the button keeps the focus', async () => {
  const { training, user } = openDashboard('/dashboard?module=3');
  const up = await screen.findByRole('button', { name: 'Move Growth up' });
  await user.click(up);
  await waitFor(() =>
    expect(training.kept().responses['needs.ranking']).toEqual([
      'Certainty/Security',
      'Variety/Uncertainty',
      'Significance/Importance',
      'Growth',
      'Love/Connection',
      'Contribution',
    ]),
  );
  await waitFor(() => expect(document.activeElement).toBe(up));
  expect(screen.getByRole('heading', { name: /What drives you: Certainty/ })).toBeTruthy();
});

test('When the eight lines are filled in, then they make a statement', async () => {
  const { user } = openDashboard('/dashboard?module=5');
  await user.type(await screen.findByLabelText('Outcome'), 'A shop that keeps its word.');
  const statement = within(screen.getByRole('region', { name: 'Your statement' }));
  expect(statement.getByText('A shop that keeps its word')).toBeTruthy();
  expect(statement.getAllByText('to fill in')).toHaveLength(7);
});

test('When a line of a list is finished with Enter, then the next one has the focus', async () => {
  const { training, user } = openDashboard('/dashboard?module=6');
  await user.type(await screen.findByLabelText('I do 1'), 'Rest{Enter}Pray');
  expect(document.activeElement).toBe(screen.getByLabelText('I do 2'));
  await waitFor(() =>
    expect(training.kept().responses['actions.doList']).toEqual(['Rest', 'Pray']),
  );
  expect(screen.getAllByLabelText(/^I do \d+$/)).toHaveLength(10);
  expect(screen.getAllByLabelText(/^I don’t \d+$/)).toHaveLength(10);
});

test('When what is written speaks of danger, then help takes the place of the worksheet', async () => {
  const { user } = openDashboard('/dashboard?module=6');
  const care = { level: 'certain', kind: 'suicide', language: 'en' };
  const empty = {
    currentModule: 1,
    completedModules: [],
    responses: {},
    updatedAt: null,
    completedAt: null,
  };
  const field = await screen.findByLabelText('Desired outcome');
  server.use(http.put('*/api/training-progress', () => HttpResponse.json({ ...empty, care })));
  await user.type(field, 'I want it to end.');
  await user.tab();
  const help = await screen.findByRole('region', { name: /Please talk with someone now/ });
  await waitFor(() => expect(document.activeElement).toBe(help));
  expect(screen.queryByLabelText('Desired outcome')?.closest('[hidden]')).toBeTruthy();
});
