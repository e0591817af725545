import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
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

/** What the server says of a link: sent to somebody, asked for elsewhere, unless told. */
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

test('When no number is entered, then a toast asks for it and nothing is sent', async () => {
  const { user } = openPage('/login');
  await user.click(await screen.findByRole('button', { name: 'Send Login Link' }));
  expect((await screen.findAllByText('Phone Number Required')).length).toBeGreaterThan(0);
  expect(
    screen.getAllByText('Please enter your phone number to receive a login link').length,
  ).toBeGreaterThan(0);
});

test('When a link was sent, then the page says so, has the code field, and resets to another number', async () => {
  const bodies = answerSend();
  const { user } = openPage('/login');
  await user.type(await screen.findByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  await screen.findByRole('heading', { name: 'Login Link Sent!' });
  expect(bodies).toEqual([{ phoneNumber: '(202) 555-0102' }]);
  expect(screen.getByText(linkMessage, { exact: false })).toBeTruthy();
  expect(screen.getByLabelText(/enter the code/).getAttribute('autocomplete')).toBe(
    'one-time-code',
  );
  await user.click(screen.getByRole('button', { name: 'Send to a different number' }));
  expect(screen.getByLabelText('Phone number')).toBeTruthy();
});

test('When sending fails, then the toast has the server’s words and the number stays', async () => {
  answerSend(429, { message: 'Too many links. Try again in an hour.', code: 'too_many_requests' });
  const { user } = openPage('/login');
  await user.type(await screen.findByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  expect((await screen.findAllByText('Failed to Send Link')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Too many links. Try again in an hour.').length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('(202) 555-0102');
});

test('When the code is wrong, then the page says it beside the field; when right, then one is in', async () => {
  answerSend();
  answerRedeem('redeem-code', 400, { message: 'That code is not right.', code: 'code_wrong' });
  const { user } = openPage('/login');
  await user.type(await screen.findByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  await user.type(await screen.findByLabelText(/enter the code/), '000000');
  await user.click(screen.getByRole('button', { name: 'Log in with the code' }));
  expect(await screen.findByText('That code is not right.')).toBeTruthy();
  answerRedeem('redeem-code');
  await user.click(screen.getByRole('button', { name: 'Log in with the code' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
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
