import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { logout } from '../../lib/session/session.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

const anyPage = '/no-such-door';
const navigation = () => screen.getByRole('navigation', { name: 'Main' });
const labels = () =>
  within(navigation())
    .getAllByRole('link')
    .map((link) => link.textContent);

test('When a visitor is here, then the navigation has Join and Login', async () => {
  openPage(anyPage);

  const login = await screen.findByRole('link', { name: 'Login' });
  expect(login.getAttribute('href')).toBe('/login');
  expect(labels()).toEqual(['Home', 'About Us', 'Prayer', 'Apps', 'Contribute', 'Join']);
  const join = within(navigation()).getByRole('link', { name: 'Join' });
  expect(join.getAttribute('href')).toBe('/#contact');
});

test('When a member is here, then it has Member Apps, Dashboard and Logout', async () => {
  server.use(member());
  openPage(anyPage);

  expect(await screen.findByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(labels()).toEqual([
    'Home',
    'About Us',
    'Prayer',
    'Member Apps',
    'Contribute',
    'Dashboard',
  ]);
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('When a member has a picture, then it links to the profile', async () => {
  server.use(member({ profileImageUrl: '/api/pictures/ruth' }));
  openPage(anyPage);

  const picture = await screen.findByRole('img', { name: 'Ruth Okafor' });
  expect(picture.closest('a')?.getAttribute('href')).toBe('/profile');
});

test('When it is not known yet who is here, then neither Login nor Logout is shown', async () => {
  server.use(
    http.get('*/api/auth/user', async () => {
      await delay('infinite');
      return new HttpResponse(null);
    }),
  );
  openPage(anyPage);

  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText('Login')).toBeNull();
  expect(screen.queryByText('Logout')).toBeNull();
});

test('When the page is scrolled by more than 50 px, then the navigation floats', () => {
  openPage(anyPage);
  const header = screen.getByRole('banner');
  const scrollTo = (y: number) =>
    act(() => {
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
      window.dispatchEvent(new Event('scroll'));
    });

  scrollTo(50);
  expect(header.dataset['floats']).toBe('false');
  scrollTo(51);
  expect(header.dataset['floats']).toBe('true');
  vi.restoreAllMocks();
});

test('When the menu is opened, then the drawer has links, Profile and Login, and gives focus back', async () => {
  const { user } = openPage(anyPage);
  await screen.findByRole('link', { name: 'Login' });
  const opener = screen.getByRole('button', { name: 'Open the menu' });

  await user.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  const profile = within(drawer).getByRole('link', { name: 'Profile' });
  expect(profile.getAttribute('href')).toBe('/profile');
  expect(within(drawer).getByRole('link', { name: 'Login' })).toBeTruthy();
  expect(within(drawer).getByRole('link', { name: 'Contribute' })).toBeTruthy();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test.each([204, 500])(
  'When logging out is answered with %i, then the person ends at the start page',
  async (status) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.post('*/api/auth/logout', () => new HttpResponse(null, { status })));
    const redirect = vi.fn<(to: string) => void>();

    await logout(redirect);

    expect(redirect.mock.calls).toEqual([['/']]);
    expect(logged.mock.calls).toHaveLength(status === 500 ? 1 : 0);
    logged.mockRestore();
  },
);
