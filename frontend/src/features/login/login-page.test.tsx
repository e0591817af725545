import { site } from '@kbf/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { resetPlace } from '../../lib/session/place-before-login.ts';
import {
  answerInspect,
  answerRedeem,
  answerSend,
  linkMessage,
} from '../../testing/login-server.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

test('When no number is entered, then the field asks for it, has the focus, and nothing is sent', async () => {
  const { user } = openPage('/login');
  await user.click(await screen.findByRole('button', { name: 'Send Login Link' }));
  expect(await screen.findByText('Phone Number Required')).toBeTruthy();
  expect(screen.getByText('Please enter your phone number to receive a login link')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Phone number'));
});

test('When a link was sent, then the page says so, has the code field, and resets to another number', async () => {
  const bodies = answerSend();
  const { user } = openPage('/login');
  await user.type(await screen.findByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  await screen.findByRole('heading', { name: 'Login Link Sent!' });
  expect(bodies).toEqual([{ phoneNumber: '(202) 555-0102' }]);
  expect(screen.getByText(linkMessage, { exact: false })).toBeTruthy();
  const code = screen.getByLabelText('Enter the code from the text');
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(document.activeElement).toBe(code);
  expect(screen.getByText(/It will expire in 10 minutes/)).toBeTruthy();
  expect(screen.getByText(/^Resend in 0:(30|2\d)$/)).toBeTruthy();
  expect(screen.queryByLabelText('Phone number')).toBeNull();
  expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send to a different number' }));
  expect(screen.getByLabelText('Phone number')).toBeTruthy();
});

test('When sending fails, then the page has the server’s words and the number stays', async () => {
  answerSend(429, { message: 'Too many links. Try again in an hour.', code: 'too_many_requests' });
  const { user } = openPage('/login');
  await user.type(await screen.findByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  expect(await screen.findByText('Failed to Send Link')).toBeTruthy();
  expect(screen.getByText(/^Locked out\?/).textContent).toContain(site.contactEmail);
  expect(screen.getByText('Too many links. Try again in an hour.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('(202) 555-0102');
});

test('When no text comes, then another one can be sent after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    const bodies = answerSend();
    const { user } = openPage('/login');
    await user.type(await screen.findByLabelText('Phone number'), '2025550102');
    await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
    await screen.findByText('Resend in 0:30');

    act(() => void vi.advanceTimersByTime(30_000));
    await user.click(await screen.findByRole('button', { name: 'Send it again' }));

    expect(await screen.findByText('Sent again. Only the newest one works.')).toBeTruthy();
    expect(bodies).toHaveLength(2);
    expect(screen.getByText('Resend in 0:30')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('When a mail cannot be sent, then the page speaks of the address', async () => {
  server.use(
    http.post('*/api/auth/send-email-link', () => new HttpResponse(null, { status: 500 })),
  );
  const { user } = openPage('/login');
  await user.click(await screen.findByRole('button', { name: 'Use email instead' }));
  await user.type(screen.getByLabelText('Email address'), 'ruth@example.org');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));

  expect(await screen.findByText('Please check your email address and try again.')).toBeTruthy();
});

test('When somebody who is logged in comes to the login page, then they go on to the start', async () => {
  server.use(member());
  openPage('/login');

  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('When somebody logs in from another page, then they come back to it', async () => {
  answerSend();
  answerRedeem('redeem-code');
  const { user } = openPage('/no-such-door?of=mine');
  await user.click(await screen.findByRole('link', { name: 'Login' }));
  await user.type(await screen.findByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  await user.type(await screen.findByLabelText('Enter the code from the text'), '123456');

  await waitFor(() => expect(window.location.pathname).toBe('/no-such-door'));
  expect(window.location.search).toBe('?of=mine');
});

test('When the link of a text opens in another tab of the browser, then it leads on to that page, too', async () => {
  answerSend();
  const { user, unmount } = openPage('/no-such-door');
  await user.click(await screen.findByRole('link', { name: 'Login' }));
  await user.type(await screen.findByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  await screen.findByRole('heading', { name: 'Login Link Sent!' });
  unmount();
  resetPlace();
  answerInspect({ askedHere: true });
  answerRedeem('redeem-link');
  openPage('/login#token=Abc123');

  await waitFor(() => expect(window.location.pathname).toBe('/no-such-door'));
});

test('When the link opens in the browser that asked, then it is redeemed at once and leaves the address', async () => {
  answerInspect({ askedHere: true });
  const bodies = answerRedeem('redeem-link');
  openPage('/login#token=Abc123');
  await waitFor(() => expect(bodies).toEqual([{ token: 'Abc123' }]));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(window.location.hash).toBe('');
});

test('When the link opens anywhere else, then it says whose it is and waits for a click', async () => {
  answerInspect();
  const bodies = answerRedeem('redeem-link');
  const { user } = openPage('/login#token=Abc123');
  const button = await screen.findByRole('button', { name: 'Log me in' });
  expect(screen.getByText(/It is for \(•••\) •••-0102/)).toBeTruthy();
  expect(bodies).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(bodies).toEqual([{ token: 'Abc123' }]));
});

test('When somebody else is logged in here, then the page says whose link it is, and a click switches', async () => {
  answerInspect({ askedHere: true, switches: true });
  const bodies = answerRedeem('redeem-link');
  const { user } = openPage('/login#token=Abc123');
  expect(await screen.findByRole('heading', { name: /is for \(•••\) •••-0102/ })).toBeTruthy();
  expect(bodies).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Log them out/ }));
  await waitFor(() => expect(bodies).toEqual([{ token: 'Abc123', switchLogin: true }]));
});

test('When a link confirms a number of an account that is not logged in here, then that comes first', async () => {
  answerInspect({ purpose: 'confirm-phone', askedHere: true, needsLogin: true });
  const bodies = answerRedeem('redeem-link');
  openPage('/login#token=Abc123');
  expect(await screen.findByRole('heading', { name: 'Log in first' })).toBeTruthy();
  expect(screen.getByText(/confirms \(•••\) •••-0102 for an account/)).toBeTruthy();
  expect(bodies).toEqual([]);
});

test('When the link was used before, then the page says so and offers a new one', async () => {
  answerInspect();
  answerRedeem('redeem-link', 410, { message: 'This link has been used.', code: 'link_used' });
  const { user } = openPage('/login#token=Abc123');
  await user.click(await screen.findByRole('button', { name: 'Log me in' }));
  expect(await screen.findByText('This link has been used.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Request a new link' }));
  expect(screen.getByLabelText('Phone number')).toBeTruthy();
});

test('When a used link is opened by somebody who is logged in, then they are at the start', async () => {
  server.use(
    member(),
    http.post('*/api/auth/inspect-link', () =>
      HttpResponse.json(
        { message: 'This link has been used.', code: 'link_used' },
        { status: 410 },
      ),
    ),
  );
  openPage('/login#token=Abc123');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(screen.queryByText('This link no longer works')).toBeNull();
});

test('When a link is opened in a tab that shows the login page already, then it is seen, too', async () => {
  answerInspect();
  answerRedeem('redeem-link');
  openPage('/login');
  await screen.findByLabelText('Phone number');
  window.location.hash = '#token=Abc123';
  expect(await screen.findByRole('button', { name: 'Log me in' })).toBeTruthy();
});

test('When the server is away, then the link is kept and can be tried again', async () => {
  answerInspect();
  answerRedeem('redeem-link', 503, { message: 'Logging in is not possible right now.' });
  const { user } = openPage('/login#token=Abc123');
  await user.click(await screen.findByRole('button', { name: 'Log me in' }));
  expect(await screen.findByText('Logging in is not possible right now.')).toBeTruthy();
  expect(screen.queryByText('This link no longer works')).toBeNull();
  const bodies = answerRedeem('redeem-link');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(bodies).toEqual([{ token: 'Abc123' }]);
});
