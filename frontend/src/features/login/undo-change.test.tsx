import { site } from '@kbf/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

const contacts = { phone: '(•••) •••-0104', email: 'd•••@okafor.example' };

/** The server's information about the link. @returns the received undos */
function answer(link: object = {}, status = 200, body: object = {}) {
  const bodies: unknown[] = [];
  const about = {
    to: contacts.email,
    purpose: 'undo',
    askedHere: false,
    switches: false,
    needsLogin: false,
    restores: { ...contacts, before: '2026-11-21T17:30:00.000Z' },
  };
  const undone = { outcome: 'restored', ...contacts, passkeysRemoved: 0 };
  server.use(
    http.post('*/api/auth/inspect-link', () => HttpResponse.json({ ...about, ...link })),
    http.post('*/api/auth/undo-change', async ({ request }) => {
      bodies.push(await request.json());
      if (status === 200) server.use(member());
      return HttpResponse.json({ ...undone, ...body }, { status });
    }),
  );
  return bodies;
}
const undo = () => screen.findByRole('button', { name: 'Undo the changes' });

test('When an undo link is opened, then it says whose it is and what comes back, and one click does it', async () => {
  const bodies = answer({}, 200, { passkeysRemoved: 2 });
  const { user } = openPage('/login#undo=Abc123');
  const button = await undo();
  expect(screen.getByText(/This link was sent to d•••@okafor\.example\./)).toBeTruthy();
  expect(
    screen.getByText(
      /to how it was before Nov 21, .*, with the phone \(•••\) •••-0104 and the email/,
    ),
  ).toBeTruthy();
  expect(bodies).toEqual([]);
  expect(window.location.hash).toBe('');
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Your account is back' })).toBeTruthy();
  expect(
    screen.getByText(/the phone \(•••\) •••-0104 and the email d•••@okafor\.example again/),
  ).toBeTruthy();
  expect(screen.getByText(/2 passkeys were removed/)).toBeTruthy();
  expect(bodies).toEqual([{ token: 'Abc123' }]);
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

test('When somebody else is logged in here, then the page asks before it switches', async () => {
  const bodies = answer({ switches: true });
  const { user } = openPage('/login#undo=Abc123');
  await screen.findByRole('heading', { name: 'This link is for d•••@okafor.example' });
  await user.click(screen.getByRole('button', { name: 'Log them out and undo the changes' }));
  await waitFor(() => expect(bodies).toEqual([{ token: 'Abc123', switchLogin: true }]));
});

test('When the other contact disagrees, then the page says that an admin decides, and nobody is in', async () => {
  answer({}, 200, { outcome: 'frozen' });
  const { user } = openPage('/login#undo=Abc123');
  await user.click(await undo());
  expect(
    await screen.findByRole('heading', { name: 'Your account is frozen for now' }),
  ).toBeTruthy();
  expect(screen.getByText(/No one can log in until our team decides/)).toBeTruthy();
});

test('When the link was used, is too old or made up, then the page says whom to write to', async () => {
  const used = { code: 'link_used', message: 'This link has expired or was already used.' };
  server.use(http.post('*/api/auth/inspect-link', () => HttpResponse.json(used, { status: 410 })));
  openPage('/login#undo=Abc123');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  const { contactEmail } = site;
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: contactEmail }).getAttribute('href'),
  ).toBe(`mailto:${contactEmail}`);
  expect(screen.queryByRole('button', { name: 'Undo the changes' })).toBeNull();
});

test('When the number is another member’s by now, then the server’s words are shown', async () => {
  const message = 'This phone number or email address already belongs to a member.';
  answer({}, 409, { code: 'conflict', message });
  const { user } = openPage('/login#undo=Abc123');
  await user.click(await undo());
  expect(await screen.findByText(message)).toBeTruthy();
});
