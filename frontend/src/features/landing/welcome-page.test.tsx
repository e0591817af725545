import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';

test('When somebody was invited, then there is a login, the form for new people, and a coach', async () => {
  openPage('/welcome');

  const heading = await screen.findByRole('heading', { level: 1 });
  const hero = within(heading.closest('section')!);
  expect(hero.getByRole('link', { name: 'Member login' }).getAttribute('href')).toBe('/login');
  expect(hero.getByRole('link', { name: 'New member registration' }).getAttribute('href')).toBe(
    '#contact',
  );
  expect(hero.getByText(/please get in touch first/)).toBeTruthy();
  expect(await screen.findByLabelText('Full name')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask the coach' })).toBeTruthy();
  expect(document.title).toBe('Welcome | Kingdom Builders Fellowship');
});

test('When a new person asks to register, then the form comes into view and has the focus', async () => {
  const { user } = openPage('/welcome');
  await screen.findByLabelText('Full name');

  await user.click(screen.getByRole('link', { name: 'New member registration' }));

  expect(window.location.hash).toBe('#contact');
  const field = screen.getByLabelText('Full name');
  await waitFor(() => expect(document.activeElement).toBe(field));
});
