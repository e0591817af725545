import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { serveAccount } from '../../../testing/account-server.ts';
import { openPage } from '../../../testing/render-app.tsx';
import { server } from '../../../testing/server.ts';

const block = {
  userId: '00000000-0000-4000-8000-000000000002',
  userName: 'Member 1',
  createdAt: '2026-03-02T10:00:00.000Z',
};

test('When a member looks at their account, then blocked members are there and can be unblocked', async () => {
  let blocks = [block];
  serveAccount();
  server.use(
    http.get('*/api/blocks', () => HttpResponse.json(blocks)),
    http.delete('*/api/blocks/:userId', () => {
      blocks = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openPage('/account?tab=data');
  const part = await screen.findByRole('region', { name: 'Members you have blocked' });
  await user.click(await within(part).findByRole('button', { name: 'Unblock Member 1' }));
  expect(await within(part).findByText('You have not blocked anyone.')).toBeTruthy();
});
