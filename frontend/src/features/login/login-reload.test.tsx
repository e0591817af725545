import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

test('When the page is loaded anew after a link was sent, then the field for its code is there again', async () => {
  const message = 'If this number belongs to a member, a link is on its way';
  server.use(http.post('*/api/auth/send-magic-link', () => HttpResponse.json({ message })));
  const { user, unmount } = openPage('/login');
  await user.type(await screen.findByLabelText('Phone number'), '2025550102');
  await user.click(screen.getByRole('button', { name: 'Send Login Link' }));
  await screen.findByLabelText('Enter the code from the text');
  unmount();

  const again = openPage('/login');
  expect(await screen.findByLabelText('Enter the code from the text')).toBeTruthy();
  expect(screen.getByText('(202) 555-0102')).toBeTruthy();
  await again.user.click(screen.getByRole('button', { name: 'Send to a different number' }));
  expect(await screen.findByLabelText('Phone number')).toBeTruthy();
  expect(sessionStorage.getItem('draft:login-sent')).toBeNull();
});
