import { site } from '@kbf/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { resetPlace } from '../../lib/session/place-before-login.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

const linkMessage = 'If this number belongs to a member, a link is on its way';

function answerSend(status = 200, body: object = { message: linkMessage }) {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/auth/send-magic-link', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return bodies;
}

/** The server's information about a link; default: sent to a person, requested in another browser. */
function answerInspect(link: object = {}) {
  const about = { to: '(•••) •••-0102', purpose: 'login', askedHere: false, switches: false };
  server.use(http.post('*/api/auth/inspect-link', () => HttpResponse.json({ ...about, ...link })));
}

function answerRedeem(
  path: 'redeem-link' | 'redeem-code' | 'undo-change',
  status = 200,
  body: object = {},
) {
  const bodies: unknown[] = [];
  server.use(
    http.post(`*/api/auth/${path}`, async ({ request }) => {
      bodies.push(await request.json());
      if (status === 200) server.use(member());
      return HttpResponse.json(body, { status });
    }),
  );
  return bodies;
}

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

test('When the code is wrong, then the page says it beside the field; when right, then one is in, and other tabs hear it', async () => {
  answerSend();
  const wrong = answerRedeem('redeem-code', 400, {
    message: 'That code is not right.',
    code: 'code_wrong',
  });
  const { user } = openPage('/login');
  await user.type(await screen.findByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Enter the code from the text');

  await user.type(field, '000000');

  expect(await screen.findByText('That code is not right.')).toBeTruthy();
  expect(wrong).toEqual([{ phoneNumber: '(202) 555-0102', code: '000000' }]);
  await waitFor(() => expect(field.selectionEnd).toBe(6));
  expect(document.activeElement).toBe(field);
  const otherTab = new BroadcastChannel('kbf-login');
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  const right = answerRedeem('redeem-code');
  await user.keyboard('123456');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(await heard).toBe('login');
  otherTab.close();
  expect(right).toEqual([{ phoneNumber: '(202) 555-0102', code: '123456' }]);
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
  await user.click(await screen.findByRole('button', { name: 'Use e-mail instead' }));
  await user.type(screen.getByLabelText('E-mail address'), 'ruth@example.org');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));

  expect(await screen.findByText('Please check your e-mail address and try again.')).toBeTruthy();
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
  await user.click(screen.getByRole('button', { name: /Log out here/ }));
  await waitFor(() => expect(bodies).toEqual([{ token: 'Abc123', switchLogin: true }]));
});

test('When somebody did not change their number, then one click takes it back and lets them in', async () => {
  const bodies = answerRedeem('undo-change');
  const { user } = openPage('/login#undo=Abc123');
  const button = await screen.findByRole('button', { name: 'Take the change back' });
  expect(bodies).toEqual([]);
  expect(window.location.hash).toBe('');
  await user.click(button);
  await waitFor(() => expect(bodies).toEqual([{ token: 'Abc123' }]));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('When the link was used before, then the page says so and offers a new one', async () => {
  answerInspect();
  answerRedeem('redeem-link', 410, { message: 'This link has been used.', code: 'link_used' });
  const { user } = openPage('/login#token=Abc123');
  await user.click(await screen.findByRole('button', { name: 'Log me in' }));
  expect(await screen.findByText('This link has been used.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ask for a new link' }));
  expect(screen.getByLabelText('Phone number')).toBeTruthy();
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
  expect(screen.queryByText('This link does not work any more')).toBeNull();
  const bodies = answerRedeem('redeem-link');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(bodies).toEqual([{ token: 'Abc123' }]);
});
