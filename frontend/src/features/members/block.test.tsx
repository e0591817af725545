import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { profile } from './members-fixtures.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, sampleUser, server, visitor } from '../../testing/server.ts';

const shown = profile(1);
const block = {
  userId: shown.userId,
  userName: 'Member 1',
  createdAt: '2026-03-02T10:00:00.000Z',
};
const serveProfile = (userId = shown.userId) =>
  http.get('*/api/user-profiles/:userId', () => HttpResponse.json({ ...shown, userId }));

test('When a member blocks another on their profile, then it asks first, and says where that ends', async () => {
  const blocked: unknown[] = [];
  server.use(
    member(),
    serveProfile(),
    http.put('*/api/blocks/:userId', ({ params }) => {
      blocked.push(params['userId']);
      return HttpResponse.json(block);
    }),
  );
  const { user } = openPage(`/profile/${shown.userId}`);
  await user.click(await screen.findByRole('button', { name: 'Block this member' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Block Member 1?' }));
  expect(blocked).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Block' }));

  const said = await screen.findByText(/^You have blocked/);
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(blocked).toEqual([shown.userId]);
  const link = within(said).getByRole('link', { name: 'your account' });
  expect(link.getAttribute('href')).toBe('/account?tab=data');
  expect(screen.queryByRole('button', { name: 'Block this member' })).toBeNull();
});

test.each([
  ['a visitor', visitor, shown.userId],
  ['the owner', member(), sampleUser.id],
])('When %s reads the profile, then no block is offered', async (_who, session, userId) => {
  server.use(session, serveProfile(userId));
  openPage(`/profile/${userId}`);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Block this member' })).toBeNull();
});
