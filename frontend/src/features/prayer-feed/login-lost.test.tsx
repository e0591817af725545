import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { prayer, serveFeed } from './feed-fixtures.ts';
import { patchPrayer, prayerFeedApi } from './prayer-feed-api.ts';
import { send } from '../../lib/api/request.ts';
import { refreshSession } from '../../lib/session/session.ts';
import { store } from '../../lib/session/store.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server, visitor } from '../../testing/server.ts';

const memberId = '0b8f5c7e-7d2c-4b55-9a53-3f1f3f0f6a11';

test('When a member writes, then the request says as whom; a visitor’s does not', async () => {
  serveFeed(() => [prayer(1)]);
  const expected: (string | null)[] = [];
  server.use(
    member(),
    http.post('*/api/prayers/:id/like', ({ request }) => {
      expected.push(request.headers.get('x-expected-user'));
      return HttpResponse.json({ liked: true, likeCount: 3 });
    }),
  );
  const { user } = openPage('/prayer-feed');
  await screen.findByRole('button', { name: 'Logout' });
  await user.click(await screen.findByRole('button', { name: /^Like/ }));
  await waitFor(() => expect(expected).toEqual([memberId]));
  server.use(visitor);
  await refreshSession();
  await user.click(await screen.findByRole('button', { name: /^Like/ }));
  await waitFor(() => expect(expected).toEqual([memberId, null]));
});

test('When the login has ended, then the text stays, the person is asked to log in, and then it is sent', async () => {
  serveFeed(() => [prayer(1)]);
  let ended = true;
  server.use(
    member(),
    http.post('*/api/prayers/:id/comments', () =>
      ended
        ? HttpResponse.json({ message: 'ended', code: 'login_required' }, { status: 401 })
        : HttpResponse.json({ id: prayer(1).id, posted: 'held' }, { status: 202 }),
    ),
  );
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = openPage('/prayer-feed');
  await screen.findByRole('button', { name: 'Logout' });
  server.use(visitor);
  await user.type(await screen.findByLabelText('Write a comment'), 'With you{Enter}');
  expect((await screen.findAllByText('You have been logged out')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(opened).toHaveBeenCalledWith('/login', '_blank', 'noopener');
  opened.mockRestore();

  ended = false;
  server.use(member());
  await refreshSession();
  const field = await screen.findByLabelText<HTMLInputElement>('Write a comment');
  await waitFor(() => expect(field.value).toBe('With you'));
  await user.type(field, '{Enter}');
  expect(await screen.findByText(/Someone from our team will read your comment/)).toBeTruthy();
});

test('When a background call learns that the login ended, then a comment does not go out as a visitor’s', async () => {
  serveFeed(() => [prayer(1)]);
  const expected: (string | null)[] = [];
  const ended = () =>
    HttpResponse.json({ message: 'ended', code: 'login_required' }, { status: 401 });
  server.use(
    member(),
    http.get('*/api/circles', ended),
    http.post('*/api/prayers/:id/comments', ({ request }) => {
      expected.push(request.headers.get('x-expected-user'));
      return ended();
    }),
  );
  const { user } = openPage('/prayer-feed');
  await screen.findByRole('button', { name: 'Logout' });
  server.use(visitor);
  await expect(send('/api/circles')).rejects.toMatchObject({ api: { status: 401 } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull());
  await user.type(await screen.findByLabelText('Write a comment'), 'With you{Enter}');
  expect((await screen.findAllByText('You have been logged out')).length).toBeGreaterThan(0);
  await user.type(await screen.findByDisplayValue('With you'), '{Enter}');
  await waitFor(() => expect(expected).toEqual([memberId, null]));
});

test('When somebody else has logged in, then nothing is sent in their name, and the page says so', async () => {
  serveFeed(() => [prayer(1)]);
  server.use(
    member(),
    http.post('*/api/prayers/:id/like', () =>
      HttpResponse.json({ message: 'other', code: 'login_changed' }, { status: 409 }),
    ),
  );
  const { user } = openPage('/prayer-feed');
  await screen.findByRole('button', { name: 'Logout' });
  server.use(member({ id: '1b8f5c7e-7d2c-4b55-9a53-3f1f3f0f6a11', role: 'admin' }));
  await user.click(await screen.findByRole('button', { name: 'Like, 2 so far' }));
  expect((await screen.findAllByText('Someone else is logged in now')).length).toBeGreaterThan(0);
});

test('When another person logs in, then what the last one loaded is loaded anew', async () => {
  server.use(member());
  serveFeed(() => [prayer(1, { userLiked: true, likeCount: 5 })]);
  openPage('/prayer-feed');
  await screen.findByRole('button', { name: 'Logout' });
  await screen.findByRole('button', { name: 'Like, 5 so far' });
  serveFeed(() => [prayer(1, { userLiked: false, likeCount: 5 })]);
  server.use(visitor);
  await refreshSession();
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Like, 5 so far' }).getAttribute('aria-pressed'),
    ).toBe('false'),
  );
});

test('When another person is here before a change is undone, then what they load stays as it is', async () => {
  server.use(member());
  serveFeed(() => [prayer(1, { likeCount: 2 })]);
  openPage('/prayer-feed');
  await screen.findByRole('button', { name: 'Logout' });
  await screen.findByRole('button', { name: 'Like, 2 so far' });
  const undo = store().dispatch(
    patchPrayer(prayer(1).id, (one) => {
      one.likeCount += 1;
    }),
  );
  await screen.findByRole('button', { name: 'Like, 3 so far' });
  serveFeed(() => [prayer(1, { likeCount: 7 })]);
  server.use(visitor);
  await refreshSession();
  await screen.findByRole('button', { name: 'Like, 7 so far' });
  const likes = () =>
    prayerFeedApi.endpoints.listPrayers.select(undefined)(store().getState()).data?.pages[0]
      ?.items[0]?.likeCount;
  expect(likes()).toBe(7);
  act(undo);
  expect(likes()).toBe(7);
});
