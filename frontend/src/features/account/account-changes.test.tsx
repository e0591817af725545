import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
// Loaded before the first test, because loading can exceed the wait for a page on a busy machine.
import './account-page.tsx';
import { login, profile, serveAccount } from '../../testing/account-server.ts';
import { openPage } from '../../testing/render-app.tsx';
import { sampleSelf, server } from '../../testing/server.ts';

/** Ends logins like the server: only this one is left. @returns the body of each call */
function endsLogins(path: string): unknown[] {
  const ended: unknown[] = [];
  server.use(
    http.delete(path, ({ params }) => {
      ended.push(params['id']);
      server.use(http.get('*/api/auth/sessions', () => HttpResponse.json([login()])));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return ended;
}

test('When a member ends another login, then after a question it is gone, and this one stays', async () => {
  const other = '0b8f5c7e-7d2c-4b55-9a53-3f1f3f0f6a22';
  serveAccount({
    '*/api/auth/sessions': [
      login(),
      login({ id: other, device: 'Safari on iPhone', current: false }),
    ],
  });
  const ended = endsLogins('*/api/auth/sessions/:id');
  const { user } = openPage('/account?tab=login');
  await user.click(await screen.findByRole('button', { name: /^Log out: Safari on iPhone/ }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('That device has been logged out.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(ended).toEqual([other]);
  expect(screen.getByText('This device')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
});

test('When a member ends all other logins, then after a question only this one is left', async () => {
  const id = '0b8f5c7e-7d2c-4b55-9a53-3f1f3f0f6a22';
  serveAccount({
    '*/api/auth/sessions': [login(), login({ id, device: 'Safari on iPhone', current: false })],
  });
  const ended = endsLogins('*/api/auth/sessions');
  const { user } = openPage('/account?tab=login');
  await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
  expect(ended).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('All other devices have been logged out.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(ended).toEqual([undefined]);
  expect(screen.getByText('This device')).toBeTruthy();
});

test('When a member changes the name, then it is sent, and said where one is', async () => {
  serveAccount();
  const bodies: unknown[] = [];
  server.use(
    http.patch('*/api/auth/me', async ({ request }) => {
      const body = (await request.json()) as object;
      bodies.push(body);
      return HttpResponse.json({ ...sampleSelf, ...body, confirming: [] });
    }),
  );
  const { user } = openPage('/account?tab=contact');
  const first = await screen.findByLabelText('First name');
  await user.clear(first);
  await user.type(first, 'Ruthanne');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Your name is now Ruthanne Okafor.')).toBeTruthy();
  expect(bodies).toEqual([{ firstName: 'Ruthanne', lastName: 'Okafor' }]);
});

test('When a member takes the portrait away, then it goes with the next saving, and not before', async () => {
  serveAccount({
    '*/api/user-profile/me': { ...profile, profileImage: '/api/profile-photos/a.jpg' },
  });
  const bodies: unknown[] = [];
  server.use(
    http.put('*/api/user-profile/me', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ ...profile, profileImage: null });
    }),
  );
  const { user } = openPage('/account');
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(bodies).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Profile saved.')).toBeTruthy();
  expect(bodies).toMatchObject([{ photo: null }]);
});
