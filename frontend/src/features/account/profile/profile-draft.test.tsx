import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
// Loaded before the first test, because loading can exceed the wait for a page on a busy machine.
import '../account-page.tsx';
import { profile, serveAccount } from '../../../testing/account-server.ts';
import { openPage } from '../../../testing/render-app.tsx';
import { server } from '../../../testing/server.ts';

const whoYouAre = () => screen.findByLabelText<HTMLTextAreaElement>(/^About you/);

test('When another tab of the account is opened, then what was written of oneself is there again', async () => {
  serveAccount();
  const { user, unmount } = openPage('/account');
  await user.type(await whoYouAre(), ' And a father.');
  await user.click(screen.getByRole('tab', { name: 'Name and contact' }));
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  expect((await whoYouAre()).value).toBe('A baker. And a father.');
  expect(screen.getByText('It has not been saved yet.')).toBeTruthy();

  // As after a reload, while another field was changed elsewhere.
  unmount();
  const beliefs = { ...profile, humanBeliefs: ['Rest is a gift'] };
  server.use(http.get('*/api/user-profile/me', () => HttpResponse.json(beliefs)));
  openPage('/account');
  expect((await whoYouAre()).value).toBe('A baker. And a father.');

  await user.click(screen.getByRole('button', { name: 'Show the saved version' }));
  expect((await whoYouAre()).value).toBe('A baker.');
  expect(sessionStorage).toHaveLength(0);
});

test('When what came back is saved, then it is kept no longer', async () => {
  serveAccount();
  const bodies: unknown[] = [];
  server.use(
    http.put('*/api/user-profile/me', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ ...profile, identity: 'A builder.' });
    }),
  );
  sessionStorage.setItem(
    `draft:profile-${profile.userId}`,
    JSON.stringify({ identity: 'A builder.', photo: 'none' }),
  );
  const { user } = openPage('/account');
  expect((await whoYouAre()).value).toBe('A builder.');
  expect(screen.getByText(/It will be removed when you save/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Profile saved.')).toBeTruthy();
  expect(bodies).toMatchObject([{ identity: 'A builder.', photo: null }]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});
