import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';

test('When an address is no page, then the 404 page says so, with the hint for whoever builds the site', async () => {
  openPage('/no-such-door');

  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByText(/did you forget to add the page to the router\?/)).toBeTruthy();
  expect(document.title).toMatch(/^Page Not Found/);
  const main = screen.getByRole('main');
  expect(main.querySelector('a[href="/login"]')).toBeNull();
});

test('When a visitor opens a members’ address, then the 404 page offers Login', async () => {
  openPage('/dashboard');

  await screen.findByRole('heading', { name: '404 Page Not Found' });
  expect(screen.getByRole('main').querySelector('a[href="/login"]')?.textContent).toBe('Login');
});
