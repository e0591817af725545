import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

test('When a member opens the page, then the three pillars stand in order, with the way to the module', async () => {
  server.use(member());
  openPage('/three-ps');
  await screen.findByRole('heading', { level: 1 });
  const pillars = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(pillars.slice(0, 3)).toEqual(['Purpose', 'Plan', 'Process/Pressure']);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Work on my Three P’s' }).getAttribute('href')).toBe(
    '/dashboard?module=5',
  );
});

test('When a visitor opens it, then it says to log in', async () => {
  openPage('/three-ps');
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in to see this' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Purpose' })).toBeNull();
});
