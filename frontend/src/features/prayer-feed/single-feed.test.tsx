import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { comment, prayer, serveFeed } from './feed-fixtures.ts';

test('When the single feed is open, then one card shows its day, its words and all its comments', async () => {
  const comments = [1, 2, 3, 4].map((n) => comment(n));
  serveFeed(() => [
    prayer(1, { comments, commentCount: 4 }),
    prayer(2, { aiPrayerResponse: null }),
  ]);
  const { user } = openPage('/prayer/feed');
  expect(await screen.findByText('Request 1')).toBeTruthy();
  expect(screen.getByText('Nov 20, 2026')).toBeTruthy();
  expect(screen.getByText('Prayer Response')).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  const list = screen.getByRole('list', { name: 'Comments' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' });
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
  expect(previous.disabled).toBe(true);
  await user.click(next);
  expect(await screen.findByText('Request 2')).toBeTruthy();
  expect(screen.queryByText('Prayer Response')).toBeNull();
  expect(screen.getByText('2 of 2')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Nov 20, 2026'));
});

test('When a prayer is liked, then the button says Liked with the count', async () => {
  serveFeed(() => [prayer(1)]);
  server.use(
    http.post('*/api/prayers/:id/like', () => HttpResponse.json({ liked: true, likeCount: 3 })),
  );
  const { user } = openPage('/prayer/feed');
  const like = await screen.findByRole('button', { name: 'Like 2' });
  await user.click(like);
  await waitFor(() => expect(like.textContent).toBe('Liked 3'));
  expect(like.getAttribute('aria-pressed')).toBe('true');
});

test('When a comment is sent by its sign, then it is at the end of the list at once', async () => {
  serveFeed(() => [prayer(1)]);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('*/api/prayers/:id/comments', async () => {
      await answered;
      const added = comment(7, { comment: 'With you', mine: true });
      return HttpResponse.json({ id: added.id, posted: 'public', comment: added }, { status: 201 });
    }),
  );
  const { user } = openPage('/prayer/feed');
  const field = await screen.findByLabelText<HTMLInputElement>('Write a comment');
  await user.type(field, 'With you');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const list = await screen.findByRole('list', { name: 'Comments' });
  expect(within(list).getByText('With you')).toBeTruthy();
  expect(within(list).getByText('Sending...')).toBeTruthy();
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  answer();
  await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
  expect(screen.getByText('With you')).toBeTruthy();
});

test('When nothing was shared yet, then the page invites to be the first', async () => {
  serveFeed(() => []);
  openPage('/prayer/feed');
  expect(await screen.findByText('No Prayers Yet')).toBeTruthy();
  expect(screen.getByText('Be the first to share a prayer with the community.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start Praying' }).getAttribute('href')).toBe('/prayer');
});

test('When it loads, then the page says so', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/api/prayers', async () => {
      await answered;
      return HttpResponse.json([prayer(1)], { headers: { 'X-Total-Count': '1' } });
    }),
  );
  openPage('/prayer/feed');
  expect((await screen.findAllByText('Loading prayer community...')).length).toBeGreaterThan(0);
  answer();
  expect(await screen.findByText('Request 1')).toBeTruthy();
});
