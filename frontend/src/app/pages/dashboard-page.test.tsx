import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openDashboard } from '../../testing/open-dashboard.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';
import { trainingServer } from '../../testing/training-server.ts';

beforeEach(() => server.use(member()));

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

test('When the certificate is opened before all is done, then it says what is next', async () => {
  openDashboard('/training/certificate', { completedModules: [1] });
  expect(await screen.findByRole('heading', { name: 'Not yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue with Your Check' })).toBeTruthy();
});

test('When all six modules are done, then the certificate bears the name, and what was done', async () => {
  openDashboard('/training/certificate', {
    completedModules: [1, 2, 3, 4, 5, 6],
    responses: {
      'goals.car': 'A van',
      'worksheet.car.value': '$28,500',
      'needs.ranking': ['Growth', 'Contribution'],
      'needs.goodBehaviors': ['Walk the shop'],
      'needs.badBehaviors': ['Late mail', ''],
      'threePs.outcome': 'A shop that keeps its word',
      'actions.doList': ['Rest', 'Pray'],
      'actions.doNotList': ['Mail on Fridays'],
    },
    updatedAt: '2026-11-23T10:00:00.000Z',
    completedAt: '2026-11-22T10:00:00.000Z',
  });
  expect(await screen.findByRole('heading', { name: 'Certificate of completion' })).toBeTruthy();
  expect(screen.getByText('Ruth Okafor')).toBeTruthy();
  expect(screen.getByText('November 22, 2026')).toBeTruthy();
  const done = within(screen.getByRole('list', { name: 'Completed work' }));
  expect(
    done.getAllByRole('listitem').map((item) => [...item.children].map((one) => one.textContent)),
  ).toEqual([
    ['Life Goals', '1 goal'],
    ['Your Check', '1 goal with a price'],
    ['Human Needs', 'Growth first, then Contribution'],
    ['Behaviors', '2 behaviors'],
    ['Three P’s', '1 line of the statement'],
    ['Action Lists', '2 things to do, 1 thing to stop'],
  ]);
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
