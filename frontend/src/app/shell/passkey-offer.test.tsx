import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { notePasskeyOffer } from '../../lib/session/passkey-hints.ts';
import { stubPasskeyDevice, takePasskeys } from '../../testing/passkey-device.ts';
import { serveCounts } from '../../testing/desk.ts';
import { openPage } from '../../testing/render-app.tsx';
import { landingAnswers, member, server } from '../../testing/server.ts';

function arrive() {
  server.use(member());
  notePasskeyOffer();
  return openPage('/');
}
const offer = () => screen.findByText('Skip the text message next time');

test('When a member comes from a login by message, then a passkey is offered, and can be set up', async () => {
  stubPasskeyDevice();
  const { made } = takePasskeys();
  const { user } = arrive();
  await offer();
  await user.click(screen.getByRole('button', { name: 'Set up a passkey' }));
  const done = await screen.findByText('Your passkey is set up.');
  expect(made).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(done.parentElement));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Your passkey is set up.')).toBeNull();
});

test('When it is put off, then it is gone, the keyboard is at the page, and it does not come again', async () => {
  stubPasskeyDevice();
  const { user, unmount } = arrive();
  await offer();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Skip the text message next time')).toBeNull();
  expect(document.activeElement?.id).toBe('main');
  unmount();
  arrive();
  await screen.findByRole('button', { name: 'Logout' });
  expect(screen.queryByText('Skip the text message next time')).toBeNull();
});

test('When a visitor is here, or nobody has just logged in, then nothing is offered', async () => {
  stubPasskeyDevice();
  server.use(member());
  openPage('/');
  await screen.findByRole('button', { name: 'Logout' });
  expect(screen.queryByText('Skip the text message next time')).toBeNull();
});

test('When an admin is at the care desk or on the start page, then the offer waits for another page', async () => {
  stubPasskeyDevice();
  server.use(
    member({ role: 'admin' }),
    serveCounts(() => []),
    http.get('*/api/care-desk', () => HttpResponse.json([])),
  );
  notePasskeyOffer();
  const { user } = openPage('/admin/care');
  await screen.findByText('No one is waiting');
  expect(screen.queryByText('Skip the text message next time')).toBeNull();
  server.use(...landingAnswers);
  await user.click(screen.getAllByRole('link', { name: /Kingdom Builders/ })[0]!);
  await screen.findByRole('heading', { level: 1, name: /, Ruth\.$/ });
  expect(screen.queryByText('Skip the text message next time')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Your account' }));
  await offer();
});
