import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';

test('When the community page is open, then it names the ways to pray together, each with its place', async () => {
  openPage('/prayer/community');
  for (const name of ['Prayer Partners', 'Group Prayers', 'Prayer Circles', 'Private Prayer Chat'])
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
  expect(screen.queryByRole('complementary', { name: 'Coming Soon' })).toBeNull();
  const rooms = screen.getByRole('link', { name: 'Open Group Prayers' });
  expect(rooms.getAttribute('href')).toBe('/prayer/room');
  const circles = screen.getByRole('link', { name: 'Open Prayer Circles' });
  expect(circles.getAttribute('href')).toBe('/prayer/circles');
  expect(screen.getByRole('heading', { name: 'Prayer etiquette' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Community values' })).toBeTruthy();
  expect(screen.getByRole('main').querySelectorAll('button')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Community' }).getAttribute('aria-current')).toBe('page');
});
