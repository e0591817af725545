import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

test('When a members’ page is named but not written yet, then it says so and is no 404 page', async () => {
  server.use(member());
  openPage('/dashboard');

  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
  expect(screen.getByText(/still writing this page/)).toBeTruthy();
});
