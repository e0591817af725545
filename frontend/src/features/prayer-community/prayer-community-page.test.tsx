import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';
import { plans } from './community-words.ts';

test('When the community page is open, then it names the ways to pray together, each with its place', async () => {
  openPage('/prayer/community');
  for (const name of ['Prayer Partners', 'Group Prayers', 'Prayer Circles', 'Private Prayer Chat'])
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
  expect(screen.queryByText('Coming Soon')).toBeNull();
  for (const [name, to] of [
    ['Open Prayer Partners', '/partner'],
    ['Open Group Prayers', '/prayer/room'],
    ['Open Prayer Circles', '/prayer/circles'],
    ['Open Private Prayer Chat', '/prayer/chats'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
  expect(screen.getByRole('heading', { name: 'Prayer etiquette' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Community values' })).toBeTruthy();
  expect(screen.getByRole('main').querySelectorAll('button')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Community' }).getAttribute('aria-current')).toBe('page');
});

test('When the card of group prayers is followed, then the page has its name', async () => {
  server.use(member({ approved: false }));
  const { name, to } = plans[1]!;
  openPage(to!);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
});
