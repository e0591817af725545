import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

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

test('When the landing page is shown, then its film is silent, repeats and starts no sound', async () => {
  openPage('/');
  await screen.findByRole('heading', { level: 1 });

  const film = document.querySelector('video');
  expect(film?.muted).toBe(true);
  expect(film?.loop).toBe(true);
  expect(film?.getAttribute('poster')).toBe('/media/dawn.webp');
});

test('When a member opens the site, then the member home greets by name', async () => {
  server.use(member());
  openPage('/');

  expect((await screen.findByText(/, Ruth\.$/)).tagName).toBe('H1');
  expect(screen.getByRole('link', { name: /Bring a prayer/ }).getAttribute('href')).toBe('/prayer');
  expect(screen.getByRole('link', { name: /Pray with others/ }).getAttribute('href')).toBe(
    '/prayer-feed',
  );
});
