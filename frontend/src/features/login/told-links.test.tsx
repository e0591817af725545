import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
// Loaded before the first test, because loading can exceed the wait for a page on a busy machine.
import './login-page.tsx';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

test('When an admin was told of a suspension, then the link says whose it is, and one click undoes it', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/auth/undo-role-change', async ({ request }) => {
      bodies.push(await request.json());
      const found = { fullName: 'Ben Marsh', actorName: 'Ada Marsh', change: 'suspended' };
      return HttpResponse.json(found);
    }),
  );
  const { user } = openPage('/login#role=Abc123');
  expect(await screen.findByText('Ben Marsh was suspended')).toBeTruthy();
  expect(screen.getByText(/^Ada Marsh made this change/)).toBeTruthy();
  expect(bodies).toEqual([{ token: 'Abc123', look: true }]);
  await user.click(screen.getByRole('button', { name: 'Undo the change' }));
  expect(await screen.findByText('The change has been undone')).toBeTruthy();
  expect(bodies[1]).toEqual({ token: 'Abc123' });
});

test('When an account was deleted, then one click on its link keeps it, and nobody is logged in', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/auth/keep-account', async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openPage('/login#keep=Abc123');
  const button = await screen.findByRole('button', { name: 'Keep my account' });
  expect(bodies).toEqual([]);
  expect(window.location.hash).toBe('');
  await user.click(button);
  expect(await screen.findByText('Your account is still here')).toBeTruthy();
  expect(bodies).toEqual([{ token: 'Abc123' }]);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

test('When it is erased already, then the page says so, and offers no second try', async () => {
  const message = 'This link has expired or was already used.';
  server.use(
    http.post('*/api/auth/keep-account', () =>
      HttpResponse.json({ message, code: 'link_used' }, { status: 410 }),
    ),
  );
  const { user } = openPage('/login#keep=Abc123');
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
});
