import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

test('When a member opens the site, then there is a greeting, one thing to do, and how far they are', async () => {
  server.use(
    member(),
    http.get('*/api/training-progress', () =>
      HttpResponse.json({ currentModule: 2, completedModules: [1], responses: {} }),
    ),
  );
  openPage('/');

  expect((await screen.findByText(/, Ruth\.$/)).tagName).toBe('H1');
  const next = within(await screen.findByRole('region', { name: 'One thing to do next' }));
  const step = await next.findByRole('link', { name: /Continue with Your Check/ });
  expect(step.getAttribute('href')).toBe('/dashboard?module=2');
  expect(next.getByText(/1 of 6 modules/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Share a prayer' }).getAttribute('href')).toBe('/prayer');
});

test('When the gathering has a link, then members can join it and keep it in their calendar', async () => {
  server.use(
    member(),
    http.get('*/api/gathering', () =>
      HttpResponse.json({
        weekly: { next: { startsAt: '2100-01-06T23:30:00Z' } },
        meetingUrl: 'https://meet.example/kbf',
      }),
    ),
  );
  openPage('/');

  const join = await screen.findByRole('link', { name: 'Join the meeting' });
  expect(join.getAttribute('href')).toBe('https://meet.example/kbf');
  expect(screen.getByText('Wednesday, January 6 at 6:30 PM')).toBeTruthy();
  const calendar = screen.getByRole('link', { name: 'Add to your calendar' });
  expect(calendar.getAttribute('href')).toBe('/api/gathering.ics');
});

test('When no admin has approved the person, then it says how one gets the link to the meeting', async () => {
  server.use(member({ approved: false }));
  openPage('/');

  expect(await screen.findByText('Your account is waiting for approval')).toBeTruthy();
  expect(screen.getByText(/^Approved members will find the meeting link here/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Join the meeting' })).toBeNull();
});

test('When others have shared prayers, then the newest stand there', async () => {
  server.use(
    member(),
    http.get('*/api/prayers', () =>
      HttpResponse.json([
        {
          id: 'a5a0',
          userName: 'Daniel',
          userRequest: 'For the lease.',
          createdAt: '2026-01-02T08:00:00Z',
        },
      ]),
    ),
  );
  openPage('/');

  const prayer = await screen.findByRole('link', { name: /For the lease/ });
  expect(prayer.getAttribute('href')).toBe('/prayer-feed?prayer=a5a0');
});

test('When the training cannot be loaded, then a prayer is the next thing', async () => {
  server.use(
    member(),
    http.get('*/api/training-progress', () => new HttpResponse(null, { status: 503 })),
  );
  openPage('/');

  const next = within(await screen.findByRole('region', { name: 'One thing to do next' }));
  expect((await next.findByRole('link')).getAttribute('href')).toBe('/prayer');
});
