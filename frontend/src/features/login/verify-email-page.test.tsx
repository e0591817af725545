import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

const lydia = {
  id: '0b8f5c7e-7d2c-4b55-9a53-3f1f3f0f6a11',
  firstName: 'Lydia',
  lastName: 'Marsh',
  fullName: 'Lydia Marsh',
  email: 'lydia@marsh.example',
  role: 'member',
  approved: false,
  profileImageUrl: null,
};

/** The server's information about the link. */
function answerInspect(link: object = {}, status = 200) {
  const about = { to: 'l•••@marsh.example', purpose: 'confirm-email', askedHere: false };
  server.use(
    http.post('*/api/auth/inspect-link', () =>
      HttpResponse.json({ ...about, switches: false, needsLogin: false, ...link }, { status }),
    ),
  );
}

/** Answers confirmations one after the other, then repeats the last answer. @returns the received requests */
function answerVerify(...answers: [number, object][]) {
  const bodies: unknown[] = [];
  answerInspect();
  server.use(
    http.post('*/api/auth/verify-email', async ({ request }) => {
      bodies.push(await request.json());
      const [status, body] = answers[Math.min(bodies.length, answers.length) - 1]!;
      if (status === 200) server.use(member(lydia));
      return HttpResponse.json(body, { status });
    }),
  );
  return bodies;
}
const confirm = () => screen.findByRole('button', { name: 'Confirm my email' });
const used = { code: 'link_used', message: 'This link has expired or was already used.' };

test('When the link of a mail is opened, then a click confirms it, and one is in', async () => {
  const bodies = answerVerify([200, lydia]);
  const { user } = openPage('/verify-email#token=Abc123');
  const button = await confirm();
  expect(screen.getByRole('heading', { name: 'Is l•••@marsh.example your address?' })).toBeTruthy();
  expect(window.location.hash).toBe('');
  expect(bodies).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Welcome, Lydia. You are in.' })).toBeTruthy();
  expect(bodies).toEqual([{ token: 'Abc123' }]);
  expect(screen.getByRole('link', { name: 'Open your dashboard' }).getAttribute('href')).toBe(
    '/dashboard',
  );
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

test('When the link is used, too old or wrong, then another mail can be asked for', async () => {
  answerVerify([410, used]);
  const addresses: unknown[] = [];
  const message = 'If this address still needs to be confirmed, an email is on its way';
  server.use(
    http.post('*/api/auth/resend-verification', async ({ request }) => {
      addresses.push(await request.json());
      return HttpResponse.json({ message });
    }),
  );
  const { user } = openPage('/verify-email#token=Abc123');
  await user.click(await confirm());
  const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.type(screen.getByLabelText('Email address'), 'lydia@marsh');
  await user.click(screen.getByRole('button', { name: 'Send another email' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  await user.type(screen.getByLabelText('Email address'), '.example');
  await user.click(screen.getByRole('button', { name: 'Send another email' }));
  expect(await screen.findByText(`${message}.`)).toBeTruthy();
  expect(addresses).toEqual([{ email: 'lydia@marsh.example' }]);
});

test('When somebody else is logged in, then the page says whose link it is, and asks before it switches', async () => {
  const bodies = answerVerify([200, lydia]);
  answerInspect({ switches: true });
  const { user } = openPage('/verify-email#token=Abc123');
  await screen.findByRole('heading', { name: 'This link is for l•••@marsh.example' });
  expect(bodies).toEqual([]);
  await user.click(
    screen.getByRole('button', { name: 'Log them out and confirm l•••@marsh.example' }),
  );
  expect(await screen.findByRole('heading', { name: /You are in/ })).toBeTruthy();
  expect(bodies).toEqual([{ token: 'Abc123', switchLogin: true }]);
});

test('When somebody else logs in after the link was looked at, then the page looks again, and asks', async () => {
  const switching = { code: 'login_switch', message: 'Someone else is logged in here.' };
  const bodies = answerVerify([409, switching], [200, lydia]);
  const { user } = openPage('/verify-email#token=Abc123');
  const button = await confirm();
  answerInspect({ switches: true });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: /^Log them out and confirm/ }));
  expect(await screen.findByRole('heading', { name: /You are in/ })).toBeTruthy();
  expect(bodies).toEqual([{ token: 'Abc123' }, { token: 'Abc123', switchLogin: true }]);
});

test('When it is the new address of an account that is not logged in here, then that comes first', async () => {
  const bodies = answerVerify([200, lydia]);
  answerInspect({ needsLogin: true });
  openPage('/verify-email#token=Abc123');
  expect(await screen.findByRole('heading', { name: 'Log in first' })).toBeTruthy();
  expect(screen.getByText(/confirms l•••@marsh\.example for an account/)).toBeTruthy();
  expect(bodies).toEqual([]);
});

test('When the server is away, then the link is kept and can be tried again', async () => {
  const bodies = answerVerify(
    [503, { code: 'unavailable', message: 'Please wait.' }],
    [200, lydia],
  );
  const { user } = openPage('/verify-email#token=Abc123');
  await user.click(await confirm());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /You are in/ })).toBeTruthy();
  expect(bodies).toHaveLength(2);
});

test('When the page is opened without a link, then it says where the link is, and offers another mail', async () => {
  openPage('/verify-email');
  expect(
    await screen.findByRole('heading', { name: 'Please open the link in your email' }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send another email' })).toBeTruthy();
});

test('When a link that has done its work is opened again, then it is not offered as a new one', async () => {
  const bodies = answerVerify([200, lydia]);
  const { user, unmount } = openPage('/verify-email#token=Abc12345678');
  await user.click(await confirm());
  await screen.findByRole('heading', { name: 'Welcome, Lydia. You are in.' });
  unmount();

  answerInspect(used, 410);
  openPage('/verify-email#token=Abc12345678');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(screen.getByText(/If you have already confirmed, log in/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm my email' })).toBeNull();
  expect(bodies).toHaveLength(1);
});
