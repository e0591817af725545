import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';

test('When an address is no page, then the 404 page says so in plain words, and shows the way back', async () => {
  openPage('/no-such-door');

  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByText(/may have a typo, or the page has moved/)).toBeTruthy();
  expect(screen.queryByText(/router/)).toBeNull();
  expect(document.title).toMatch(/^Page Not Found/);
  const main = screen.getByRole('main');
  expect(main.querySelector('a[href="/login"]')).toBeNull();
});

test('When a visitor opens a members’ address, then the 404 page offers Login', async () => {
  openPage('/dashboard');

  await screen.findByRole('heading', { name: '404 Page Not Found' });
  expect(screen.getByRole('main').querySelector('a[href="/login"]')?.textContent).toBe('Login');
});
