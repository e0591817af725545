import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { notePasskeyHere } from '../../lib/session/passkey-hints.ts';
import { stubPasskeyDevice, takePasskeys } from '../../testing/passkey-device.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

const button = (name = 'Log in with a passkey') => screen.findByRole('button', { name });

test('When a browser knows no passkeys, then the login page has none', async () => {
  openPage('/login');
  await screen.findByRole('button', { name: 'Send Login Link' });
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
});

test('When somebody logs in with a passkey, then one is in, and the next time it comes first', async () => {
  stubPasskeyDevice();
  const { signed } = takePasskeys();
  const { user } = openPage('/login');
  const quiet = await button();
  const send = screen.getByRole('button', { name: 'Send Login Link' });
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(send.compareDocumentPosition(quiet) & follows).toBe(follows);
  expect(screen.getByLabelText('Phone number').getAttribute('autocomplete')).toBe('tel webauthn');
  server.use(member());
  await user.click(quiet);
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(signed).toHaveLength(1);
});

test('When this browser has been used with a passkey, then that way in comes first, and the text stays', async () => {
  stubPasskeyDevice();
  notePasskeyHere();
  takePasskeys();
  openPage('/login');
  const first = await button('Log in with your passkey');
  const send = screen.getByRole('button', { name: 'Send Login Link' });
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(first.compareDocumentPosition(send) & follows).toBe(follows);
});

test('When the person cancels, then that is said quietly, and the text is still there', async () => {
  stubPasskeyDevice({ fails: 'NotAllowedError' });
  takePasskeys();
  const { user } = openPage('/login');
  await user.click(await button());
  expect(await screen.findByText('That was canceled. Nothing has changed.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send Login Link' })).toBeTruthy();
});

test('When the passkey does not log in, then the server’s words say so', async () => {
  stubPasskeyDevice();
  takePasskeys();
  const message = 'This passkey does not work here.';
  server.use(
    http.post('*/api/auth/passkey-login', () =>
      HttpResponse.json({ message, code: 'passkey_refused' }, { status: 400 }),
    ),
  );
  const { user } = openPage('/login');
  await user.click(await button());
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
