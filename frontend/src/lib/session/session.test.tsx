import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { announceLoginChange, onLoginChange } from './login-channel.ts';
import { keepDraft, readDraft } from '../browser/drafts.ts';
import { currentPerson, logout, refreshSession } from './session.ts';
import { store } from './store.ts';
import { watchSession } from './watch-session.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server, visitor } from '../../testing/server.ts';

const away = http.get('*/api/auth/user', () =>
  HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 }),
);
const offline = http.get('*/api/auth/user', () => HttpResponse.error());

test.each([
  ['auth is away', away],
  ['there is no network', offline],
])('When %s, then a member stays a member', async (_, answer) => {
  server.use(member());
  openPage('/no-such-door');
  await screen.findByRole('button', { name: 'Logout' });
  server.use(answer);
  await act(() => refreshSession());
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

test.each([
  ['auth is away', away],
  ['there is no network', offline],
])(
  'When %s at the first question, then nobody is taken for a visitor, and a members’ page is no 404',
  async (_, answer) => {
    server.use(answer);
    const { user } = openPage('/three-ps');
    expect(await screen.findByText('We cannot check your login right now')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(screen.queryByText('Log in to see this')).toBeNull();
    server.use(member());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /One outcome, from why to done/ }),
    ).toBeTruthy();
  },
);

test('When it was not known who is here and the network is back, then the page asks by itself', async () => {
  server.use(offline);
  const stop = watchSession();
  openPage('/three-ps');
  await screen.findByText('We cannot check your login right now');
  server.use(member());
  window.dispatchEvent(new Event('online'));
  expect(
    await screen.findByRole('heading', { level: 1, name: /One outcome, from why to done/ }),
  ).toBeTruthy();
  stop();
});

test('When one logs in or out in another tab, then this tab asks who is here', async () => {
  const otherTab = new BroadcastChannel('kbf-login');
  const stop = watchSession();
  openPage('/no-such-door');
  await waitFor(() => expect(currentPerson()).toBeNull());
  server.use(member());
  otherTab.postMessage('login');
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeTruthy();
  server.use(visitor);
  keepDraft('join', { fullName: 'Ruth' });
  otherTab.postMessage('logout');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(readDraft('join', { fullName: '' })).toEqual({});
  stop();
  otherTab.close();
});

test('When one logs out, then the other tabs hear of it and unsent text of this one is forgotten', async () => {
  const otherTab = new BroadcastChannel('kbf-login');
  const heard = new Promise((resolve) => otherTab.addEventListener('message', resolve));
  server.use(http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
  keepDraft('join', { fullName: 'Ruth' });
  const redirect = vi.fn<(to: string) => void>();
  await logout(redirect);
  await heard;
  expect(redirect).toHaveBeenCalledWith('/');
  expect(readDraft('join', { fullName: '' })).toEqual({});
  otherTab.close();
});

test('When this tab itself says so, then it does not hear it', async () => {
  const otherTab = new BroadcastChannel('kbf-login');
  const heard = new Promise((resolve) => otherTab.addEventListener('message', resolve));
  const listener = vi.fn<() => void>();
  const stop = onLoginChange(listener);
  announceLoginChange('login');
  await heard;
  expect(listener).not.toHaveBeenCalled();
  stop();
  otherTab.close();
});

test('When a late answer says visitor after a login was seen, then it counts no more', async () => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  server.use(
    http.get('*/api/auth/user', async () => {
      await first;
      return HttpResponse.json({ message: 'no', code: 'login_required' }, { status: 401 });
    }),
  );
  openPage('/no-such-door');
  server.use(member());
  await act(() => refreshSession());
  await screen.findByRole('button', { name: 'Logout' });
  answerFirst();
  await act(() => first);
  expect(currentPerson()).toEqual(expect.any(String));
});

test.each([
  ['the same person', {}, { fullName: 'Ruth' }],
  ['another person', { id: '1c9f5c7e-7d2c-4b55-9a53-3f1f3f0f6a12' }, {}],
])(
  'When a login has ended and %s logs in, then unsent text is there for its author alone',
  async (_who, next, kept) => {
    server.use(member());
    openPage('/no-such-door');
    store();
    await screen.findByRole('button', { name: 'Logout' });
    keepDraft('join', { fullName: 'Ruth' });
    server.use(visitor);
    await act(() => refreshSession());
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    server.use(member(next));
    await act(() => refreshSession());
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeTruthy();
    expect(readDraft('join', { fullName: '' })).toEqual(kept);
  },
);
