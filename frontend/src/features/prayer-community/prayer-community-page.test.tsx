import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';

test('When the community page is open, then it tells what is coming, and no button pretends to do it', async () => {
  openPage('/prayer/community');
  for (const name of ['Prayer Partners', 'Group Prayers', 'Prayer Circles', 'Private Prayer Chat'])
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
  expect(screen.getByRole('complementary', { name: 'Coming Soon' })).toBeTruthy();
  expect(screen.getAllByText('Coming Soon')).toHaveLength(2);
  for (const [name, to] of [
    ['Open Prayer Partners', '/partner'],
    ['Open Prayer Circles', '/prayer/circles'],
    ['Open Private Prayer Chat', '/prayer/chats'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
  expect(screen.getByRole('heading', { name: 'Prayer etiquette' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Community values' })).toBeTruthy();
  expect(screen.getByRole('main').querySelectorAll('button')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Community' }).getAttribute('aria-current')).toBe('page');
});
