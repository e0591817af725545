import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { readersTime } from '../../lib/browser/gathering-time.ts';
import { openPage } from '../../testing/render-app.tsx';
import { gatheringAt, server } from '../../testing/server.ts';

test('When a visitor opens the site, then the landing page says what it is and what one can do', async () => {
  openPage('/');

  const headline = await screen.findByRole('heading', { level: 1 });
  expect(headline.textContent).toBe('Find Your Purpose. Build Your Plan.');
  const hero = within(headline.closest('section') as HTMLElement);
  expect(hero.getByRole('link', { name: 'Join Our Fellowship' }).getAttribute('href')).toBe(
    '/#contact',
  );
  expect(hero.getByRole('link', { name: "Let's Pray Together" }).getAttribute('href')).toBe(
    '/prayer',
  );
  await screen.findByRole('heading', { name: 'Our Mission' });
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  for (const heading of [
    'Our Mission',
    'Our Vision',
    'Our Heart',
    'Business',
    'Personal Growth',
    'Networking & Fellowship',
    'Community Building',
    'Learning & Growth',
    'Support Network',
  ]) {
    expect(headings).toContain(heading);
  }
  expect(
    screen.getByText(/currently focuses on building its online community platform/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'meetings archive' }).getAttribute('href')).toBe(
    '/meetings-archive',
  );
  expect(document.title).toBe('Kingdom Builders Fellowship');
});

test('When the landing page is shown, then its film is silent and rises once; after that another goes on', async () => {
  openPage('/');
  await screen.findByRole('heading', { level: 1 });

  const film = document.querySelector('video')!;
  expect(film.muted).toBe(true);
  expect(film.loop).toBe(false);
  expect(film.preload).toBe('none');
  fireEvent.ended(film);
  const morning = document.querySelector<HTMLVideoElement>('video[loop]')!;
  expect(morning.muted).toBe(true);
  expect(screen.getByRole('button', { name: 'Pause the video' })).toBeTruthy();
});

test('When there is a next gathering, then its day stands there by both clocks', async () => {
  openPage('/');

  const section = within(await screen.findByRole('region', { name: 'The next gathering' }));
  expect(await section.findByText(/Wednesday, January 6/)).toBeTruthy();
  expect(section.getByText('6:30 PM, Eastern Time')).toBeTruthy();
  const own = readersTime('2100-01-06T23:30:00Z') ?? 'That is your time, too.';
  expect(section.getByText(own, { exact: false })).toBeTruthy();
});

test('When the gathering is on, then the page says so', async () => {
  server.use(gatheringAt('2025-01-01T23:30:00Z'));
  openPage('/');

  expect(await screen.findByRole('region', { name: 'We are meeting right now' })).toBeTruthy();
});

test('When nobody can say when it is, then day and hour of the week stand there', async () => {
  server.use(http.get('*/api/gathering', () => new HttpResponse(null, { status: 503 })));
  openPage('/');

  const section = await screen.findByRole('region', { name: 'The next gathering' });
  expect(within(section).getByText(/^Wednesdays/)).toBeTruthy();
});

test('When somebody has shared a prayer, then it stands there as a letter, with who answered', async () => {
  const letter = {
    id: 'a5a0',
    userName: 'Ruth',
    userRequest: 'For the lease we sign on Friday.',
    aiPrayerResponse: 'Give her peace.',
    responseSource: 'guide',
    createdAt: '2026-01-02T08:00:00Z',
  };
  server.use(http.get('*/api/prayers', () => HttpResponse.json([letter])));
  openPage('/');

  const request = await screen.findByText('For the lease we sign on Friday.');
  const article = within(request.closest('article')!);
  expect(article.getByText('written by our team, chosen by a program')).toBeTruthy();
  expect(article.getByRole('link').getAttribute('href')).toBe('/prayer-feed?prayer=a5a0');
});

test('When nobody has shared a prayer yet, then one can be the first', async () => {
  openPage('/');

  expect(await screen.findByText('No one has shared a prayer yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start Praying' }).getAttribute('href')).toBe('/prayer');
});

test('When the prayer does not come through, then another try brings it', async () => {
  server.use(http.get('*/api/prayers', () => new HttpResponse(null, { status: 503 })));
  const { user } = openPage('/');
  await screen.findByText('The prayer did not load.');

  server.use(http.get('*/api/prayers', () => HttpResponse.json([])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('No one has shared a prayer yet.')).toBeTruthy();
});

test('When the founder has written a profile, then the last sentence of it stands beside the face', async () => {
  const founder = {
    firstName: 'Nathaniel',
    lastName: 'Brooks',
    identity: 'Builder. I began late.',
  };
  server.use(http.get('*/api/user-profile', () => HttpResponse.json(founder)));
  openPage('/');

  expect(await screen.findByText('“I began late.”')).toBeTruthy();
  expect(screen.getByText('Nathaniel Brooks')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Meet our founder' }).getAttribute('href')).toBe(
    '/profile',
  );
});
