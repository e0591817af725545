import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { comment, idOf, prayer, serveFeed } from './feed-fixtures.ts';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

test('When the prayer that the address names is gone, then the page says so and shows the others', async () => {
  serveFeed(() => [prayer(1)]);
  server.use(
    http.get('*/api/prayers/:id', () =>
      HttpResponse.json({ message: 'gone', code: 'gone' }, { status: 410 }),
    ),
  );
  const { user } = openPage(`/prayer-feed?prayer=${idOf(7)}`);
  expect(await screen.findByText(/We could not find that prayer in the feed/)).toBeTruthy();
  expect(screen.getByText('Request 1')).toBeTruthy();
  serveFeed(() => [prayer(7), prayer(1)]);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Request 7')).toBeTruthy();
  expect(screen.queryByText(/We could not find that prayer in the feed/)).toBeNull();
});

test('When a prayer does not arrive, then the page stops asking and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  serveFeed(() => [prayer(1)]);
  server.use(
    http.get('*/api/prayers/:id', () => {
      asked += 1;
      return HttpResponse.json({ message: 'not yet', code: 'not_found' }, { status: 404 });
    }),
  );
  openPage(`/prayer-feed?prayer=${idOf(7)}`);
  expect((await screen.findAllByText('Loading this prayer...')).length).toBeGreaterThan(0);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(screen.getByText(/We could not find that prayer in the feed/)).toBeTruthy();
  }, 8_000);
  vi.useRealTimers();
  expect(asked).toBe(21);
  expect(screen.getByText('Request 1')).toBeTruthy();
}, 10_000);

test('When one deletes a prayer that was linked to, then it is not shown any more', async () => {
  let deleted = false;
  serveFeed(() => [prayer(1)]);
  server.use(
    http.get('*/api/prayers/:id', () =>
      deleted
        ? HttpResponse.json({ message: 'no', code: 'not_found' }, { status: 404 })
        : HttpResponse.json(prayer(7, { mine: true })),
    ),
    http.delete('*/api/prayers/:id', () => {
      deleted = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openPage(`/prayer-feed?prayer=${idOf(7)}`);
  await user.click(await screen.findByRole('button', { name: 'More options for this prayer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete your prayer' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Request 1')).toBeTruthy();
  expect(screen.queryByText('Request 7')).toBeNull();
});

test('When the next prayers do not load, then the page says so at the end, and Next tries again', async () => {
  const all = [1, 2, 3].map((n) => prayer(n));
  let away = true;
  server.use(
    http.get('*/api/prayers', ({ request }) => {
      const start = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
      if (start > 0 && away) return HttpResponse.error();
      return HttpResponse.json(all.slice(start, start + 2), {
        headers: {
          'X-Total-Count': '3',
          ...(start === 0 && { Link: '</api/prayers?cursor=2>; rel="next"' }),
        },
      });
    }),
  );
  const { user } = openPage('/prayer-feed');
  const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Next Prayer' });
  await user.click(next);
  expect(await screen.findByText('The next prayers did not load. Try again.')).toBeTruthy();
  away = false;
  await user.click(next);
  expect(await screen.findByText('Request 3')).toBeTruthy();
  expect(screen.getByText('Prayer 3 of 3')).toBeTruthy();
});

test('When deleting a comment fails, then the page says so', async () => {
  serveFeed(() => [prayer(1, { comments: [comment(1, { mine: true })], commentCount: 1 })]);
  server.use(http.delete('*/api/prayers/:id/comments/:comment', () => HttpResponse.error()));
  const { user } = openPage('/prayer-feed');
  await user.click(
    await screen.findByRole('button', { name: 'More options for Ruth Castellanos’s comment' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this comment' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/Nothing has changed. Please try again/)).toBeTruthy();
  expect(screen.getByText('Comment 1')).toBeTruthy();
});

test('When the other comments do not load, then one can load them again', async () => {
  const all = Array.from({ length: 25 }, (_, n) => comment(n + 1));
  serveFeed(() => [prayer(1, { comments: all.slice(0, 20), commentCount: 25 })]);
  let away = true;
  server.use(
    http.get('*/api/prayers/:id/comments', () =>
      away ? HttpResponse.error() : HttpResponse.json(all, { headers: { 'X-Total-Count': '25' } }),
    ),
  );
  const { user } = openPage('/prayer-feed');
  await user.click(await screen.findByRole('button', { name: 'View all 25 comments' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Comment 20')).toBeTruthy();
  away = false;
  await user.click(again);
  expect(await screen.findByText('Comment 25')).toBeTruthy();
});

test('When Delete asks back, then the focus is on Cancel, and back on the menu after it', async () => {
  serveFeed(() => [prayer(1, { mine: true })]);
  const { user } = openPage('/prayer-feed');
  const menu = () => screen.getByRole('button', { name: 'More options for this prayer' });
  await screen.findByRole('button', { name: 'More options for this prayer' });
  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Delete your prayer' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(menu()));
});
