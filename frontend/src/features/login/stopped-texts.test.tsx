import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

test('When somebody has stopped our texts, then the login page says before and after how they come back', async () => {
  server.use(
    http.post('*/api/auth/send-magic-link', () => HttpResponse.json({ message: 'On its way' })),
  );
  const { user } = openPage('/login');
  expect(await screen.findByText(/opted out before, reply START/)).toBeTruthy();
  await user.type(screen.getByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  expect(await screen.findByText(/reply START to one of them/)).toBeTruthy();
});
