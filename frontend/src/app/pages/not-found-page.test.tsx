import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('When the build is local, then the page has a hint for developers', async () => {
  vi.stubEnv('VITE_DEV_PAGES', '1');
  openPage('/no-such-door');
  expect(await screen.findByText('Did you forget to add the page to the router?')).toBeTruthy();
  vi.unstubAllEnvs();
});

test('When a visitor opens a members’ address, then the page says to log in, and offers it', async () => {
  openPage('/dashboard');

  await screen.findByRole('heading', { level: 1, name: 'Log in to see this' });
  expect(screen.queryByText(/404|Not Found|router/)).toBeNull();
  expect(document.title).toMatch(/^Log in to see this/);
  expect(screen.getByRole('main').querySelector('a[href="/login"]')?.textContent).toBe('Login');
});
