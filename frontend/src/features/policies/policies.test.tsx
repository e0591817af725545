import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';

test('When somebody asks what is kept of them, then the short of it comes first', async () => {
  openPage('/privacy');

  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeTruthy();
  expect(screen.getByText(/We never sell your data or\s+track you/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Your data is yours' })).toBeTruthy();
  expect(screen.getByText(/reply STOP to any text/)).toBeTruthy();
});

test('When somebody asks what they agree to, then the terms name advice, danger and texts', async () => {
  openPage('/terms');

  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeTruthy();
  expect(screen.getByText(/call or text 988/)).toBeTruthy();
  expect(screen.getByText(/Message and data rates may apply/)).toBeTruthy();
});

test('When somebody is at the foot of a page, then privacy and terms are one click away', async () => {
  openPage('/terms');
  await screen.findByRole('heading', { level: 1, name: 'Terms' });

  const footer = screen.getByRole('contentinfo');
  const hrefs = [...footer.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/privacy');
  expect(hrefs).toContain('/terms');
});
