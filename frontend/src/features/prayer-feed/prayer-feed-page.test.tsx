import { screen, waitFor, within } from '@testing-library/react';
import type { PrayerComment } from '@kbf/contracts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { comment, idOf, prayer, serveFeed } from './feed-fixtures.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

test('When there are prayers, then one is shown at a time and the ends are disabled', async () => {
  serveFeed(() => [prayer(1), prayer(2), prayer(3)]);
  const { user } = openPage('/prayer-feed');
  expect(await screen.findByText('Request 1')).toBeTruthy();
  expect(screen.getByText('Prayer 1 of 3')).toBeTruthy();
  const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous Prayer' });
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next Prayer' });
  expect(previous.disabled).toBe(true);
  await user.click(next);
  await screen.findByText('Request 2');
  await waitFor(() => expect(next.disabled).toBe(false));
  await user.click(next);
  expect(await screen.findByText('Request 3')).toBeTruthy();
  expect(screen.getByText('Prayer 3 of 3')).toBeTruthy();
  expect(next.disabled).toBe(true);
});

test('When a prayer is shown, then at most two tags, and the AI label only where AI wrote', async () => {
  serveFeed(() => [
    prayer(1),
    prayer(2, { aiGenerated: false, responseSource: 'author', userName: 'Community Member' }),
  ]);
  const { user } = openPage('/prayer-feed');
  await screen.findByText('Request 1');
  expect(screen.getByText('family')).toBeTruthy();
  expect(screen.queryByText('hidden')).toBeNull();
  expect(screen.getByText('written with AI')).toBeTruthy();
  expect(screen.queryByText('Guest')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next Prayer' }));
  await screen.findByText('Request 2');
  expect(screen.queryByText('written with AI')).toBeNull();
  expect(screen.getByText('Guest')).toBeTruthy();
});

test('When a prayer is liked, then it shows at once, the answer corrects it, and no page is loaded again', async () => {
  serveFeed(() => [prayer(1), prayer(2), prayer(3)]);
  let lists = 0;
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === '/api/prayers') lists += 1;
  });
  const bodies: unknown[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('*/api/prayers/:id/like', async ({ request }) => {
      bodies.push(await request.json());
      await answered;
      return HttpResponse.json({ liked: true, likeCount: 9 });
    }),
  );
  const { user } = openPage('/prayer-feed');
  await screen.findByText('Prayer 1 of 3');
  await waitFor(() => expect(lists).toBe(2));
  await user.click(await screen.findByRole('button', { name: 'Like, 2 so far' }));
  const early = await screen.findByRole('button', { name: 'Like, 3 so far' });
  expect(early.getAttribute('aria-pressed')).toBe('true');
  answer();
  expect(await screen.findByRole('button', { name: 'Like, 9 so far' })).toBeTruthy();
  expect(bodies).toEqual([{ liked: true }]);
  await user.click(screen.getByRole('button', { name: 'Next Prayer' }));
  await screen.findByText('Request 2');
  await user.click(screen.getByRole('button', { name: 'Previous Prayer' }));
  expect(await screen.findByRole('button', { name: 'Like, 9 so far' })).toBeTruthy();
  expect(lists).toBe(2);
  server.events.removeAllListeners();
});

test('When liking fails, then the like is taken back and the page says so quietly', async () => {
  serveFeed(() => [prayer(1)]);
  server.use(http.post('*/api/prayers/:id/like', () => HttpResponse.error()));
  const { user } = openPage('/prayer-feed');
  await user.click(await screen.findByRole('button', { name: 'Like, 2 so far' }));
  expect(await screen.findByText('That did not send. Try again.')).toBeTruthy();
  const button = await screen.findByRole('button', { name: 'Like, 2 so far' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('When a like is refused because the network has given enough, then the page says that in its words', async () => {
  serveFeed(() => [prayer(1)]);
  const message = 'This prayer has all the likes of today. Please try again in about 5 hours.';
  const refused = { message, code: 'too_many_requests' };
  server.use(
    http.post('*/api/prayers/:id/like', () => HttpResponse.json(refused, { status: 429 })),
  );
  const { user } = openPage('/prayer-feed');
  await user.click(await screen.findByRole('button', { name: 'Like, 2 so far' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText('That did not send. Try again.')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Like, 2 so far' })).toBeTruthy();
});

test('When a prayer that was linked to is liked, then its like shows there, too', async () => {
  serveFeed(() => [prayer(1)]);
  server.use(
    http.get('*/api/prayers/:id', () => HttpResponse.json(prayer(7, { userLiked: true }))),
    http.post('*/api/prayers/:id/like', () => HttpResponse.json({ liked: false, likeCount: 1 })),
  );
  const { user } = openPage(`/prayer-feed?prayer=${idOf(7)}`);
  await user.click(await screen.findByRole('button', { name: 'Like, 2 so far' }));
  expect(await screen.findByRole('button', { name: 'Like, 1 so far' })).toBeTruthy();
  expect(screen.getByText('Request 7')).toBeTruthy();
});

test('When a comment is written, then Enter sends it, and it is there', async () => {
  const comments: PrayerComment[] = [];
  serveFeed(() => [prayer(1, { comments: [...comments], commentCount: comments.length })]);
  server.use(
    http.post('*/api/prayers/:id/comments', async ({ request }) => {
      const body = (await request.json()) as { comment: string };
      const added = comment(1, { comment: body.comment, mine: true });
      comments.push(added);
      return HttpResponse.json({ id: added.id, posted: 'public', comment: added }, { status: 201 });
    }),
  );
  const { user } = openPage('/prayer-feed');
  const field = await screen.findByLabelText<HTMLInputElement>('Write a comment');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Comment' }).disabled).toBe(true);
  await user.type(field, 'Praying with you{Enter}');
  expect(await screen.findByText('Praying with you')).toBeTruthy();
  await waitFor(() => expect(field.value).toBe(''));
});

test('When a comment fails, then the text is kept and the second try has the same request id', async () => {
  serveFeed(() => [prayer(1)]);
  const ids: string[] = [];
  server.use(
    http.post('*/api/prayers/:id/comments', async ({ request }) => {
      ids.push(((await request.json()) as { requestId: string }).requestId);
      return HttpResponse.json({ message: 'away' }, { status: 503 });
    }),
  );
  const { user } = openPage('/prayer-feed');
  const field = await screen.findByLabelText<HTMLInputElement>('Write a comment');
  await user.type(field, 'Praying{Enter}');
  expect(await screen.findByText('That did not send. Try again.')).toBeTruthy();
  expect(field.value).toBe('Praying');
  await user.type(field, '{Enter}');
  await waitFor(() => expect(ids).toHaveLength(2));
  expect(ids[0]).toBe(ids[1]);
});

test('When there are more than three comments, then three show until all are asked for', async () => {
  const five = [1, 2, 3, 4, 5].map((n) => comment(n));
  serveFeed(() => [prayer(1, { comments: five, commentCount: 5 })]);
  const { user } = openPage('/prayer-feed');
  const shown = async () =>
    within(await screen.findByRole('list', { name: 'Comments' })).getAllByRole('listitem').length;
  expect(await shown()).toBe(3);
  await user.click(screen.getByRole('button', { name: 'View all 5 comments' }));
  expect(await shown()).toBe(5);
  const count = screen.getByRole('button', { name: 'Comments, 5 so far' });
  await user.click(count);
  expect(screen.queryByRole('list', { name: 'Comments' })).toBeNull();
  expect(count.getAttribute('aria-expanded')).toBe('false');
  await user.click(count);
  expect(await shown()).toBe(3);
});

test('When nothing was shared yet, then the page invites to pray', async () => {
  serveFeed(() => []);
  openPage('/prayer-feed');
  expect(await screen.findByText('No prayers shared yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start Praying' }).getAttribute('href')).toBe('/prayer');
});

test('When the list cannot be loaded, then one can try again', async () => {
  server.use(http.get('*/api/prayers', () => HttpResponse.error()));
  const { user } = openPage('/prayer-feed');
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveFeed(() => [prayer(1)]);
  await user.click(again);
  expect(await screen.findByText('Request 1')).toBeTruthy();
});

test('When a visitor reads, then Login and Register are offered; when a member reads, then not', async () => {
  serveFeed(() => [prayer(1)]);
  const first = openPage('/prayer-feed');
  const banner = await screen.findByRole('complementary', { name: 'Join the fellowship' });
  expect(within(banner).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(within(banner).getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/#contact',
  );
  first.unmount();
});

test('When a member reads, then there is no invitation', async () => {
  server.use(member());
  serveFeed(() => [prayer(1)]);
  openPage('/prayer-feed');
  await screen.findByText('Request 1');
  expect(screen.queryByRole('complementary', { name: 'Join the fellowship' })).toBeNull();
});

test('When the address names a prayer that is still on its way, then the page waits for it', async () => {
  let saved = false;
  let asked = 0;
  serveFeed(() => (saved ? [prayer(7), prayer(1)] : [prayer(1)]));
  server.use(
    http.get('*/api/prayers/:id', () => {
      asked += 1;
      saved = asked > 1;
      return saved
        ? HttpResponse.json(prayer(7))
        : HttpResponse.json({ message: 'not yet', code: 'not_found' }, { status: 404 });
    }),
  );
  openPage(`/prayer-feed?prayer=${idOf(7)}`);
  expect(await screen.findByText('Request 7', {}, { timeout: 30_000 })).toBeTruthy();
  expect(await screen.findByText('Prayer 1 of 2')).toBeTruthy();
});

test('When a prayer is one’s own, then it can be deleted after a second press', async () => {
  let prayers = [prayer(1, { mine: true }), prayer(2)];
  serveFeed(() => prayers);
  server.use(
    http.delete('*/api/prayers/:id', ({ params }) => {
      prayers = prayers.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openPage('/prayer-feed');
  await user.click(await screen.findByRole('button', { name: 'More options for this prayer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete your prayer' }));
  expect(await screen.findByText('Delete your prayer for good?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Request 2')).toBeTruthy();
  expect(screen.getByText('Prayer 1 of 1')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Daniel Okafor'));
});
