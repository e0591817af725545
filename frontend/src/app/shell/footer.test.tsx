import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { beginning } from '../../lib/browser/gathering.ts';
import { hasFooter } from './shell.tsx';

test.each([
  '/contribute',
  '/contribute/',
  '/prayer',
  '/prayer/feed',
  '/prayer/community',
  '/prayer-feed',
  '/prayer-share/1',
])('When the page is %s, then there is no footer', (path) => {
  expect(hasFooter(path)).toBe(false);
});

test.each(['/', '/about', '/login', '/members', '/no-such-door'])(
  'When the page is %s, then the footer stands',
  (path) => {
    expect(hasFooter(path)).toBe(true);
  },
);

test('When the weekly gathering has not begun, then its line says when it starts, and later since when', () => {
  const firstDay = Date.parse('2025-07-01T00:00:00Z');
  expect(beginning(firstDay - 1, '2025-07-01')).toBe('Starting July 1, 2025');
  expect(beginning(firstDay, '2025-07-01')).toBe('Since July 1, 2025');
});

test('When the footer stands, then it names its links and the weekly gathering', async () => {
  openPage('/no-such-door');
  await screen.findByRole('heading', { level: 1 });

  const footer = within(screen.getByRole('contentinfo'));
  const links = within(footer.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Us', '/about'],
    ['Prayer', '/prayer'],
    ['Contribute', '/contribute'],
    ['Join Us', '/#contact'],
  ]);
  expect(footer.getByText('Wednesdays at 6:30 PM')).toBeTruthy();
  expect(footer.getByText(/Online, Eastern Time/).textContent).toContain('Since July 1, 2025');
});
