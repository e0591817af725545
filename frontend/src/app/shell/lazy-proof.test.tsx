import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
// Loaded before the first test, because loading can exceed the wait for a page on a busy machine.
import '../../features/account/account-page.tsx';
import '../../features/account/prove-its-you.tsx';
import '../../features/admin-members/members-page.tsx';
import '../../features/admin-pages/founder-editor-page.tsx';
import { serveAccount } from '../../testing/account-server.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, sampleSelf, server } from '../../testing/server.ts';

const founder = {
  firstName: 'Grace',
  lastName: 'Whitfield',
  profileImage: null,
  coverImage: null,
  identity: '',
  humanBeliefs: [],
  empoweringBeliefs: [],
  vision: '',
  mission: '',
  companies: [],
  experience: [],
  achievements: [],
};

/** A login of a while ago: the calls are refused until the code of a text was entered. */
function oldLogin() {
  let isFresh = false;
  const asked: string[] = [];
  server.use(
    http.post('*/api/auth/send-magic-link', () => HttpResponse.json({ message: 'On its way' })),
    http.post('*/api/auth/redeem-code', () => {
      isFresh = true;
      return HttpResponse.json(sampleSelf);
    }),
    http.get('*/api/user', () => HttpResponse.json(sampleSelf)),
  );
  const guarded = (call: string, answer: () => Response) => {
    asked.push(call);
    return isFresh
      ? answer()
      : HttpResponse.json(
          { message: 'Please confirm it’s you first.', code: 'proof_required' },
          { status: 409 },
        );
  };
  return { asked, guarded };
}

async function proveByText(user: ReturnType<typeof openPage>['user']) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.click(await dialog.findByRole('button', { name: 'Text a code to (202) 555-0103' }));
  await user.type(await dialog.findByLabelText(/^Code from the text/), '123456');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull(),
  );
}

test('When a form needs a fresh proof, then it is asked for, and what was typed is saved', async () => {
  const { guarded } = oldLogin();
  const written: unknown[] = [];
  server.use(
    member({ role: 'admin' }),
    http.get('*/api/company-profiles', () => HttpResponse.json([])),
    http.get('*/api/user-profile', () => HttpResponse.json(founder)),
    http.put('*/api/user-profile', async ({ request }) => {
      const body = (await request.json()) as object;
      return guarded('put', () => {
        written.push(body);
        return HttpResponse.json(body);
      });
    }),
  );
  const { user } = openPage('/admin/pages/founder');
  await user.type(await screen.findByLabelText(/^Vision/), 'Bread for all');
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  await proveByText(user);
  expect(await screen.findByText('The founder’s page has been saved.')).toBeTruthy();
  expect(written).toMatchObject([{ firstName: 'Grace', vision: 'Bread for all' }]);
});

test('When the person does not show it, then nothing is done, and the text stays', async () => {
  const { asked, guarded } = oldLogin();
  server.use(
    member({ role: 'admin' }),
    http.get('*/api/user-profile', () => HttpResponse.json(founder)),
    http.put('*/api/user-profile', () => guarded('put', () => HttpResponse.json(founder))),
  );
  const { user } = openPage('/admin/pages/founder');
  const vision = await screen.findByLabelText<HTMLTextAreaElement>(/^Vision/);
  await user.type(vision, 'Bread for all');
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/Please confirm it’s you first/)).toBeTruthy();
  expect(vision.value).toBe('Bread for all');
  expect(asked).toEqual(['put']);
});

test('When a question was answered with an old login, then after the proof the act goes on', async () => {
  const { asked, guarded } = oldLogin();
  const found = { ...sampleSelf, role: 'member', suspended: false, approved: true };
  server.use(
    member({ role: 'admin' }),
    http.get('*/api/auth/members', () => HttpResponse.json([found])),
    http.patch('*/api/auth/members/:id', () => guarded('patch', () => HttpResponse.json(found))),
  );
  const { user } = openPage('/admin/members');
  await user.click(await screen.findByRole('button', { name: 'Make admin: Ruth Okafor' }));
  await user.click(await screen.findByRole('button', { name: 'Change role' }));
  await proveByText(user);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toEqual(['patch', 'patch']);
});

test('When an admin with an old login sends a member a link, then it goes out after the proof', async () => {
  const { asked, guarded } = oldLogin();
  const found = { ...sampleSelf, role: 'member', suspended: false, frozen: null, approved: true };
  server.use(
    member({ role: 'admin' }),
    http.get('*/api/auth/members', () => HttpResponse.json([found])),
    http.post('*/api/auth/members/:id/login-link', () =>
      guarded('link', () => HttpResponse.json({ message: 'A login link is on its way.' })),
    ),
  );
  const { user } = openPage('/admin/members');
  await user.click(await screen.findByRole('button', { name: 'Send login link: Ruth Okafor' }));
  await user.click(await screen.findByRole('button', { name: 'Send link' }));
  await proveByText(user);
  expect(await screen.findByText('The login link is on its way')).toBeTruthy();
  expect(asked).toEqual(['link', 'link']);
});

test('When an export needs a proof for each question, then one answer serves them all', async () => {
  serveAccount();
  const { asked, guarded } = oldLogin();
  const state = { id: sampleSelf.id, createdAt: '2026-11-20T10:00:00.000Z' };
  server.use(
    http.post('*/api/auth/export', () =>
      guarded('start', () => HttpResponse.json({ ...state, state: 'gathering' }, { status: 201 })),
    ),
    http.get('*/api/auth/export/:id', () =>
      guarded('get', () => HttpResponse.json({ ...state, state: 'ready', archive: { auth: {} } })),
    ),
  );
  const { user } = openPage('/account?tab=data');
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await proveByText(user);
  expect(await screen.findByText('Your data is ready.')).toBeTruthy();
  expect(asked).toEqual(['start', 'start', 'get']);
});
