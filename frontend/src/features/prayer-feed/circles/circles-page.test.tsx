import type { OwnCircles } from '@kbf/contracts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/render-app.tsx';
import { age, member, server } from '../../../testing/server.ts';
import { address, circle, circleId, invitation, serveCircle } from './circle-fixtures.ts';

beforeEach(() => server.use(member(), age()));

const serveOwn = (changes: Partial<OwnCircles> = {}) =>
  server.use(
    http.get('*/api/circles', () =>
      HttpResponse.json({ circles: [], invitations: [], ...changes }),
    ),
  );

const gone = (status: number) =>
  HttpResponse.json({ message: 'Something about it.', code: 'not_found' }, { status });

test('When a member is in no circle, then one is started with a name and a line, and opens', async () => {
  const { calls } = serveCircle();
  serveOwn();
  const { user } = openPage('/prayer/circles');
  await user.click(await screen.findByRole('button', { name: 'Start a circle' }));
  await user.click(await screen.findByRole('button', { name: 'Start the circle' }));
  expect((await screen.findAllByText('Please fill this in')).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('Name'), 'Bakers who pray');
  await user.type(screen.getByLabelText('What brings you together'), 'For our shops.');
  await user.click(screen.getByRole('button', { name: 'Start the circle' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bakers who pray' })).toBeTruthy();
  expect(window.location.pathname).toBe(address);
  const body = { name: 'Bakers who pray', line: 'For our shops.' };
  expect(calls).toMatchObject([['POST', '/api/circles', body]]);
});

test('When a member is in circles, then each is a link, and five are the most', async () => {
  const { id, name, line, memberCount } = circle();
  const one = (n: number) => ({ id: `${id.slice(0, -1)}${n}`, name, line, memberCount });
  const circles = [1, 2, 3, 4, 5].map((n) => ({ ...one(n), isFounder: n === 1 }));
  serveOwn({ circles });
  openPage('/prayer/circles');
  const links = await screen.findAllByRole('link', { name: /Bakers who pray/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    circles.map((each) => `/prayer/circles/${each.id}`),
  );
  expect(links[0]!.textContent).toContain('2 people, led by you');
  expect(screen.queryByRole('button', { name: 'Start a circle' })).toBeNull();
  expect(screen.getByText(/that is the most a member can be in/)).toBeTruthy();
});

test('When a member is invited, then they join or decline, and a refusal is told in its words', async () => {
  const { calls } = serveCircle();
  serveOwn({ invitations: [invitation] });
  const { user } = openPage('/prayer/circles');
  await screen.findByRole('heading', { name: 'An invitation for you' });
  server.use(http.post('*/api/circle-invitations/:id/accept', () => gone(409), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Join Bakers who pray' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decline Bakers who pray' }));
  const path = `/api/circle-invitations/${invitation.id}`;
  await waitFor(() => expect(calls).toEqual([['DELETE', path]]));
  await user.click(screen.getByRole('button', { name: 'Join Bakers who pray' }));
  await waitFor(() => expect(window.location.pathname).toBe(address));
  expect(calls.at(-1)).toEqual(['POST', `${path}/accept`]);
});

test('When a member goes elsewhere before the answer comes, then it takes no one along', async () => {
  serveOwn({ invitations: [invitation] });
  const isLate = Promise.withResolvers<void>();
  server.use(
    http.post('*/api/circle-invitations/:id/accept', async () => {
      await isLate.promise;
      return HttpResponse.json(circle());
    }),
  );
  const { user } = openPage('/prayer/circles');
  await user.click(await screen.findByRole('button', { name: 'Join Bakers who pray' }));
  await user.click(screen.getByRole('link', { name: 'About Us' }));
  expect(window.location.pathname).toBe('/about');
  const answered = vi.fn();
  server.events.on('response:mocked', answered);
  isLate.resolve();
  await waitFor(() => expect(answered).toHaveBeenCalled());
  await waitFor(() => expect(document.title).toContain('About'));
  expect(window.location.pathname).toBe('/about');
});

test('When a link is opened, then it says who invites, and only a yes joins', async () => {
  const { calls } = serveCircle();
  serveOwn();
  const { user } = openPage('/prayer/circles#invite=secret-token-of-the-link');
  await screen.findByRole('heading', { name: 'Daniel Abara invites you to Bakers who pray' });
  const token = 'secret-token-of-the-link';
  expect(calls).toEqual([['POST', '/api/circle-links/look', { token }]]);
  await user.click(screen.getByRole('button', { name: 'Join the circle' }));
  await screen.findByRole('heading', { level: 1, name: 'Bakers who pray' });
  expect(window.location.pathname).toBe(`/prayer/circles/${circleId}`);
  expect(calls.at(-1)).toEqual(['POST', '/api/circle-links/join', { token }]);
});

test.each([
  [400, 'This link no longer works'],
  [404, 'This link no longer works'],
  [409, 'You are already in this circle'],
])(
  'When the answer about a link is %i, then the page says what that means',
  async (status, title) => {
    serveOwn();
    server.use(http.post('*/api/circle-links/look', () => gone(status)));
    const { user } = openPage('/prayer/circles#invite=secret-token-of-the-link');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Go to my circles' }));
    expect(await screen.findByText('You are not in a circle yet')).toBeTruthy();
  },
);

test('When no admin has approved the person, then the page says how that comes', async () => {
  server.use(member({ approved: false }));
  openPage('/prayer/circles#invite=secret-token-of-the-link');
  expect(await screen.findByText('Your account is waiting for approval')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Start|Join the/ })).toBeNull();
});
