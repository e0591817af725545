import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';
import { comment, prayer, serveFeed } from './feed-fixtures.ts';

const now = () => new Date().toISOString();
const seen = http.post(
  '*/api/prayers/:id/comments/seen',
  () => new HttpResponse(null, { status: 204 }),
);
const openMenu = async (name: RegExp) => {
  const { user } = openPage('/prayer-feed');
  await user.click(await screen.findByRole('button', { name }));
  return user;
};

test('When a member corrects a new prayer, then the feed shows it, marked as edited', async () => {
  serveFeed(() => [prayer(1, { mine: true, createdAt: now() })]);
  server.use(
    member(),
    http.put('*/api/prayers/:id/request', async ({ request }) => {
      const { userRequest } = (await request.json()) as { userRequest: string };
      return HttpResponse.json(prayer(1, { mine: true, userRequest, editedAt: now() }));
    }),
  );
  const user = await openMenu(/More options for this prayer/);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit your prayer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit your prayer' }));
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Your prayer');
  expect(field.value).toBe('Request 1');
  await user.clear(field);
  await user.type(field, 'For the lease.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('For the lease.')).toBeTruthy();
  expect(await screen.findByText(/edited/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('When a member corrects a new comment, then it shows, marked as edited', async () => {
  const own = comment(1, { mine: true, createdAt: now() });
  serveFeed(() => [prayer(1, { comments: [own], commentCount: 1 })]);
  server.use(
    member(),
    seen,
    http.put('*/api/prayers/:id/comments/:commentId', () =>
      HttpResponse.json({ ...own, comment: 'Praying daily.', editedAt: now() }),
    ),
  );
  const user = await openMenu(/More options for .*’s comment/);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit this comment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit your comment' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Praying daily.')).toBeTruthy();
  expect(await screen.findByText(/edited/)).toBeTruthy();
});

test.each([
  ['is older than 15 minutes', true, new Date(Date.now() - 16 * 60_000).toISOString()],
  ['is a visitor’s', false, now()],
])('When a prayer %s, then it cannot be corrected', async (_what, isMember, createdAt) => {
  serveFeed(() => [prayer(1, { mine: true, createdAt })]);
  if (isMember) server.use(member());
  await openMenu(/More options for this prayer/);
  expect(await screen.findByRole('menuitem', { name: 'Delete your prayer' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Edit your prayer' })).toBeNull();
});
