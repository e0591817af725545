import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

test('When a section link is followed from another page, then the home page opens at its first field', async () => {
  const { user } = openPage('/no-such-door');
  await screen.findByRole('heading', { level: 1 });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');

  await user.click(screen.getByRole('link', { name: 'Join' }));

  await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
  expect((scrolled.mock.contexts[0] as Element).id).toBe('contact');
  expect(window.location.pathname + window.location.hash).toBe('/#contact');
  const field = await screen.findByLabelText('Full name');
  await waitFor(() => expect(document.activeElement).toBe(field));
  scrolled.mockRestore();
});

test('When a section link is followed on its page, then it scrolls there, and again when that moves', async () => {
  const { user } = openPage('/');
  const field = await screen.findByLabelText('Full name');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const links = within(screen.getByRole('navigation', { name: 'Main' }));

  await user.click(links.getByRole('link', { name: 'Join' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(window.location.hash).toBe('');
  expect(scrolled).toHaveBeenCalledOnce();

  const moved = vi
    .spyOn(document.querySelector('#contact')!, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 273));
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));

  // A person who does something is not taken back.
  await user.keyboard('R');
  moved.mockReturnValue(new DOMRect(0, 500));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(scrolled).toHaveBeenCalledTimes(2);
  scrolled.mockRestore();
});

test('When a member follows a link to the join form, then it opens on the welcome page', async () => {
  server.use(member());
  openPage('/#contact');
  await waitFor(() => expect(window.location.pathname).toBe('/welcome'));
  const field = await screen.findByLabelText('Full name');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('When an ordinary link is followed, then the page scrolls to its top and takes the focus', async () => {
  const { user } = openPage('/no-such-door');
  await screen.findByRole('heading', { level: 1 });
  const scrolled = vi.spyOn(window, 'scrollTo');

  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(navigation.getByRole('link', { name: 'About Us' }));

  await waitFor(() => expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  scrolled.mockRestore();
});

test('When the skip link is used, then the focus is in the page', async () => {
  const { user } = openPage('/no-such-door');
  await screen.findByRole('heading', { level: 1 });

  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to main content');
  await user.keyboard('{Enter}');

  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('When a tab changes the address, then nothing scrolls and the focus stays', async () => {
  server.use(
    http.get('*/api/member-apps', () => HttpResponse.json([])),
    http.get('*/api/wisdom-quotes/random', () => HttpResponse.json({ id: 'one' })),
  );
  const { user } = openPage('/apps');
  const tab = await screen.findByRole('tab', { name: 'AI Apps' });
  const scrolled = vi.spyOn(window, 'scrollTo');
  await user.click(screen.getByRole('tab', { name: 'Widgets & Tools' }));
  await user.click(tab);
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(tab);
});

test('When Back is used after a tab, then the tab before is open; an address opens its own', async () => {
  server.use(
    http.get('*/api/member-apps', () => HttpResponse.json([])),
    http.get('*/api/wisdom-quotes/random', () => HttpResponse.json({ id: 'one' })),
  );
  const { user } = openPage('/apps?tab=tools');
  const isOpen = async (name: string) =>
    waitFor(() => expect(screen.getByRole('tab', { name, selected: true })).toBeTruthy());
  await isOpen('Widgets & Tools');
  await user.click(screen.getByRole('tab', { name: 'AI Apps' }));
  await isOpen('AI Apps');
  window.history.back();
  await isOpen('Widgets & Tools');
  expect(window.location.search).toBe('?tab=tools');
});
