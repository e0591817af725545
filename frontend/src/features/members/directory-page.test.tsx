import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { directory, profile } from './members-fixtures.ts';

test('When the directory loads, then it says so in the words of the specification', async () => {
  server.use(http.get('*/api/user-profiles', () => delay('infinite')));
  openPage('/members');
  expect(await screen.findByText('Loading member profiles...')).toBeTruthy();
  expect(document.title).toBe('Members | Kingdom Builders Fellowship');
});

test('When there are members, then each card shows what the specification says', async () => {
  const identity = 'x'.repeat(119) + 'yz';
  const humanBeliefs = ['One', 'Two', 'Three', 'Four', 'Five'];
  const { handler } = directory([
    profile(1, { identity, humanBeliefs, profileImage: '/api/profile-photos/1' }),
    profile(2, { identity: '', humanBeliefs: ['One'] }),
  ]);
  server.use(handler);
  openPage('/members');
  const [first, second] = await screen.findAllByRole('article');
  const card = within(first!);
  expect(card.getByRole('heading', { name: 'Member 1' })).toBeTruthy();
  expect(card.getByRole('img', { name: 'Member 1' }).getAttribute('srcset')).toBe(
    '/api/profile-photos/1?width=288 288w,/api/profile-photos/1?width=480 480w',
  );
  expect(card.getByText('Fellowship Member')).toBeTruthy();
  expect(card.getByText(`${'x'.repeat(119)}y…`)).toBeTruthy();
  expect(card.getByText('Core Focus Areas:')).toBeTruthy();
  expect(card.getByText('Three')).toBeTruthy();
  expect(card.queryByText('Four')).toBeNull();
  expect(card.getByText('+2 more')).toBeTruthy();
  const link = card.getByRole('link', { name: /^View Profile/ });
  expect(link.getAttribute('href')).toBe('/profile/00000000-0000-4000-8000-000000000001');

  const other = within(second!);
  expect(other.getByText('M2')).toBeTruthy();
  expect(
    other.getByText('Faith-based business leader and Kingdom Builders Fellowship member.'),
  ).toBeTruthy();
  expect(other.queryByText(/more$/)).toBeNull();
});

test('When one searches, then the list is asked so and the address keeps it; nobody found says so', async () => {
  const { handler, searches } = directory([profile(1), profile(2)]);
  server.use(handler);
  const { user } = openPage('/members');
  await screen.findAllByRole('article');
  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), '2');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(window.location.search).toBe('?search=2');
  expect(screen.getByText('1 member found')).toBeTruthy();

  await user.type(screen.getByRole('searchbox'), 'nobody');
  expect(await screen.findByRole('heading', { name: 'No members found' })).toBeTruthy();
  expect(screen.getByText('Try adjusting your search terms.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all members' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(searches).toEqual([null, '2', '2nobody']);
});

test('When nobody has a public profile yet, then it says so', async () => {
  server.use(directory([]).handler);
  openPage('/members');
  expect(await screen.findByText('No member profiles available')).toBeTruthy();
  expect(
    screen.getByText('Member profiles will appear here as they join the fellowship.'),
  ).toBeTruthy();
});

test('When the directory does not load, then another try shows it', async () => {
  server.use(http.get('*/api/user-profiles', () => HttpResponse.error()));
  const { user } = openPage('/members');
  expect(await screen.findByText('The member profiles did not load')).toBeTruthy();
  server.use(directory([profile(1)]).handler);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});
