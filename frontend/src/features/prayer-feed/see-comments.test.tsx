import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';
import { idOf, prayer, serveFeed } from './feed-fixtures.ts';

test('When a member opens their own prayer with comments, then these are seen; other prayers are not', async () => {
  const seen: string[] = [];
  serveFeed(() => [prayer(1, { mine: true, commentCount: 2 }), prayer(2, { commentCount: 2 })]);
  server.use(
    member(),
    http.post('*/api/prayers/:id/comments/seen', ({ params }) => {
      seen.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openPage('/prayer-feed');
  await waitFor(() => expect(seen).toEqual([idOf(1)]));
  await user.click(await screen.findByRole('button', { name: 'Next Prayer' }));
  await screen.findByText('Request 2');
  expect(seen).toEqual([idOf(1)]);
});
