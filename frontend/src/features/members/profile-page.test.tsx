import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';
import { profile } from './members-fixtures.ts';

const address = '*/api/user-profiles/:userId';
const shown = profile(1, {
  identity: 'I bake.',
  humanBeliefs: ['Daily bread is made daily'],
  phone: '+1 202 555 0103',
  email: 'ruth@example.org',
});
const serve = (changes = {}) =>
  server.use(http.get(address, () => HttpResponse.json({ ...shown, ...changes })));
const path = `/profile/${shown.userId}`;

test('When a profile is opened, then it shows what its owner shows, and its name is the title', async () => {
  serve();
  openPage(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Member 1' })).toBeTruthy();
  expect(screen.getByText('I bake.')).toBeTruthy();
  expect(screen.getByText('Daily bread is made daily')).toBeTruthy();
  const phone = screen.getByRole('link', { name: '+1 202 555 0103' });
  expect(phone.getAttribute('href')).toBe('tel:+12025550103');
  expect(screen.getByRole('link', { name: 'ruth@example.org' })).toBeTruthy();
  expect(document.title).toBe('Member 1 | Kingdom Builders Fellowship');
});

test('When there is no public profile, then the page says so and leads to the others', async () => {
  const gone = { message: 'There is no public profile at this address.', code: 'not_found' };
  server.use(http.get(address, () => HttpResponse.json(gone, { status: 404 })));
  openPage(path);
  expect(await screen.findByRole('heading', { name: 'Profile Not Found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all members' })).toBeTruthy();
});

test('When somebody reports a profile, then the reason is sent, and what happens next is said', async () => {
  serve();
  const reasons: unknown[] = [];
  server.use(
    http.post('*/api/user-profiles/:userId/report', async ({ request, params }) => {
      reasons.push([params['userId'], await request.json()]);
      return HttpResponse.json({ reported: true }, { status: 201 });
    }),
  );
  const { user } = openPage(path);
  await user.click(await screen.findByRole('button', { name: 'Report this profile' }));
  await user.click(await screen.findByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Please fill this in')).toBeTruthy();
  await user.type(screen.getByLabelText('Reason'), 'This is somebody else’s picture.');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. We will take a look.')).toBeTruthy();
  expect(reasons).toEqual([[shown.userId, { reason: 'This is somebody else’s picture.' }]]);
});

test('When members look at their own profile, then they cannot report it, and hear whether it is public', async () => {
  serve({ isPublic: false });
  server.use(member({ id: shown.userId }));
  openPage(path);
  expect(await screen.findByText(/Only you can see this page/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Report this profile' })).toBeNull();
});
