import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const founder = http.get('*/api/user-profile', () =>
  HttpResponse.json({ firstName: 'Nathaniel', lastName: 'Brooks', profileImage: null }),
);

test('When the page is opened, then it says what the fellowship stands on and where it grows', async () => {
  server.use(founder);
  openPage('/about');
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  for (const name of ['Purpose', 'Unity', 'Excellence'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
  const markets = within(screen.getByRole('list', { name: 'Focus markets' })).getAllByRole(
    'listitem',
  );
  expect(markets.map((one) => one.querySelector('h3')?.textContent)).toEqual([
    'Online Fellowship',
    'Online National',
    'Church Partnerships',
  ]);
  for (const [index, status] of ['Active', 'Launching', 'Planning'].entries())
    expect(within(markets[index]!).getByText(status)).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('About Us | Kingdom Builders Fellowship'));
});

test('When the founder’s card is shown, then it has the three figures and leads to the profile', async () => {
  server.use(founder);
  openPage('/about');
  const card = await screen.findByRole('region', { name: 'Nathaniel Brooks' });
  const facts = [...card.querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dd')?.textContent,
    fact.querySelector('dt')?.textContent,
  ]);
  expect(facts).toEqual([
    ['29', 'years of human behavior'],
    ['25', 'years of financial markets'],
    ['269', 'hotel units'],
  ]);
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/profile');
});

test('When an admin has changed the facts, then the card shows theirs', async () => {
  const figures = [{ count: '281', of: 'hotel units' }];
  server.use(
    http.get('*/api/user-profile', () =>
      HttpResponse.json({
        firstName: 'Nathaniel',
        lastName: 'Brooks',
        profileImage: null,
        figures,
      }),
    ),
  );
  openPage('/about');
  const card = await screen.findByRole('region', { name: 'Nathaniel Brooks' });
  expect(within(card).getByText('281')).toBeTruthy();
  expect(within(card).queryByText('years of human behavior')).toBeNull();
});

test('When the founder does not load, then the card is there without the name', async () => {
  server.use(http.get('*/api/user-profile', () => new HttpResponse(null, { status: 503 })));
  openPage('/about');
  const card = await screen.findByRole('region', { name: 'Our founder' });
  expect(within(card).getByText('269')).toBeTruthy();
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/profile');
});
