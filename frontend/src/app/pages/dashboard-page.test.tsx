import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';
import { trainingServer, userDetails } from '../../testing/training-server.ts';

beforeEach(() => server.use(member()));

function openDashboard(address = '/dashboard', start = {}) {
  const training = trainingServer(start);
  server.use(userDetails(), ...training.handlers);
  return { training, ...openPage(address) };
}

test('When the dashboard opens, then it has four tabs, Growth first, with six modules', async () => {
  openDashboard();
  const tabs = within(await screen.findByRole('tablist', { name: 'Dashboard' }));
  expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Support',
    'Growth',
    'Contribution',
    'Community',
  ]);
  expect(tabs.getByRole('tab', { selected: true }).textContent).toBe('Growth');
  const modules = within(await screen.findByRole('tablist', { name: 'Modules' }));
  expect(modules.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '1Life Goals',
    '2Your Check',
    '3Human Needs',
    '4Behaviors',
    '5Three P’s',
    '6Action Lists',
  ]);
  expect(screen.getByText('0 of 6 modules')).toBeTruthy();
});

test('When the address is not confirmed, then access is denied, and the mail can be sent again', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/user', () =>
      HttpResponse.json({ message: 'no', code: 'email_unverified' }, { status: 403 }),
    ),
    http.get('*/api/training-progress', () => HttpResponse.json({}, { status: 403 })),
    http.post('*/api/auth/resend-verification', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'A mail is on its way' });
    }),
  );
  const { user } = openPage('/dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeTruthy();
  expect(screen.getByText(/Please verify your email.*Check your inbox/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('A mail is on its way.')).toBeTruthy();
  expect(sent).toEqual([{ email: 'ruth@example.org' }]);
});

test('When a member has no phone, then one is asked for, and confirmed with the code of a text', async () => {
  const training = trainingServer();
  let phone: string | null = null;
  server.use(
    ...training.handlers,
    http.get('*/api/auth/me/pending', () => HttpResponse.json([])),
    http.get('*/api/user', () =>
      HttpResponse.json({ id: 'x', firstName: 'Ruth', fullName: 'Ruth Okafor', phone }),
    ),
    http.patch('*/api/auth/me', () => HttpResponse.json({ confirming: ['phone'] })),
    http.post('*/api/auth/redeem-code', async ({ request }) => {
      const body = (await request.json()) as { code: string; phoneNumber: string };
      expect(body).toEqual({ code: '123456', phoneNumber: '(202) 555-0103' });
      phone = '+12025550103';
      return HttpResponse.json({});
    }),
  );
  const { user } = openPage('/dashboard');
  await screen.findByRole('heading', { name: 'Which number can we text?' });
  await user.type(screen.getByLabelText('Phone number'), '2025550103');
  await user.click(screen.getByRole('button', { name: 'Send me a text' }));
  const heading = await screen.findByRole('heading', { name: 'Check your phone' });
  expect(document.activeElement).toBe(heading);
  await user.type(screen.getByLabelText('Code from the text'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm number' }));
  expect(await screen.findByRole('tab', { name: 'Growth' })).toBeTruthy();
  const opened = screen.getByRole('heading', { level: 1, name: 'Ruth’s dashboard' });
  expect(document.activeElement).toBe(opened);
});

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

test('When the last module is completed, then there is no seventh, and plan and certificate are offered', async () => {
  const { training, user } = openDashboard('/dashboard', {
    currentModule: 6,
    completedModules: [1, 2, 3, 4, 5],
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

test('When the certificate is opened before all is done, then it says what is next', async () => {
  openDashboard('/training/certificate', { completedModules: [1] });
  expect(await screen.findByRole('heading', { name: 'Not yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue with Your Check' })).toBeTruthy();
});

test('When all six modules are done, then the certificate bears the name', async () => {
  openDashboard('/training/certificate', {
    completedModules: [1, 2, 3, 4, 5, 6],
    updatedAt: '2026-11-23T10:00:00.000Z',
    completedAt: '2026-11-22T10:00:00.000Z',
  });
  expect(await screen.findByRole('heading', { name: 'Certificate of completion' })).toBeTruthy();
  expect(screen.getByText('Ruth Okafor')).toBeTruthy();
  expect(screen.getByText('November 22, 2026')).toBeTruthy();
});

test('When the other tabs are opened, then each has what a member needs there', async () => {
  server.use(
    http.get('*/api/gathering', () =>
      HttpResponse.json({
        timeZone: 'America/New_York',
        meetingUrl: 'https://meet.example/room',
        weekly: { next: { startsAt: '2026-11-25T23:30:00.000Z' } },
      }),
    ),
  );
  const { user } = openDashboard('/dashboard?tab=support');
  expect(await screen.findByRole('link', { name: "Let's Pray Together" })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Contribution' }));
  for (const name of [/^Guest Speaker/, /^Event Sponsorship/, /^Financial Donation/])
    expect(screen.getByRole('link', { name })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Community' }));
  expect(screen.getByText('Weekly meetings')).toBeTruthy();
  expect(screen.getByText(/Every Wednesday at 6:30 PM, online/)).toBeTruthy();
  const meeting = await screen.findByRole('link', { name: /^Join the meeting/ });
  expect(meeting.getAttribute('href')).toBe('https://meet.example/room');
  const calendar = screen.getByRole('link', { name: 'Add to your calendar' });
  expect(calendar.getAttribute('href')).toBe('/api/gathering.ics');
  expect(window.location.search).toBe('?tab=community');
});
