import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { serveAccount } from '../../../testing/account-server.ts';
import { openPage } from '../../../testing/render-app.tsx';
import { server } from '../../../testing/server.ts';

const prayer = (n: number, prayedCount: number | null, state = 'public') => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  userRequest: `Prayer ${n}`,
  state,
  createdAt: '2026-11-20T10:00:00.000Z',
  likeCount: 1,
  commentCount: 2,
  answeredAt: null,
  thanks: null,
  heldThanks: null,
  prayedCount,
  photoHeld: false,
});

test('When people prayed for one’s own prayers, then each says how many, and the others say nothing', async () => {
  serveAccount({ '*/api/prayers/mine': [prayer(1, 7), prayer(2, 1), prayer(3, 0)] });
  openPage('/account?tab=prayers');
  expect(await screen.findByText(/^7 people prayed for this since yesterday\./)).toBeTruthy();
  expect(screen.getByText(/^1 person prayed for this since yesterday\./)).toBeTruthy();
  expect(screen.getAllByText(/since yesterday/)).toHaveLength(2);
});

test('When the author hides the number, then it is gone, and can be shown again', async () => {
  let muted = false;
  const asked: unknown[] = [];
  serveAccount();
  server.use(
    http.get('*/api/prayers/mine', () => HttpResponse.json([prayer(1, muted ? null : 7)])),
    http.put('*/api/prayers/:id/prayed', async ({ request, params }) => {
      const body = (await request.json()) as { muted: boolean };
      ({ muted } = body);
      asked.push([params['id'], body]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openPage('/account?tab=prayers');
  await user.click(await screen.findByRole('button', { name: 'Hide this' }));
  expect(await screen.findByText(/You chose not to see how many people pray/)).toBeTruthy();
  expect(screen.queryByText(/7 people prayed/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  await waitFor(() => expect(screen.getByText(/^7 people prayed/)).toBeTruthy());
  const { id } = prayer(1, 7);
  expect(asked).toEqual([
    [id, { muted: true }],
    [id, { muted: false }],
  ]);
});
