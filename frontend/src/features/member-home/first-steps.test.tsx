import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

function serveMember(identity: string, completedModules: number[]) {
  server.use(
    member(),
    http.get('*/api/user-profile/me', () => HttpResponse.json({ identity })),
    http.get('*/api/training-progress', () =>
      HttpResponse.json({ currentModule: 1, completedModules, responses: {} }),
    ),
  );
}
const steps = async () =>
  within(await screen.findByRole('region', { name: 'Your first three steps' }));
const nextThing = () => screen.findByRole('region', { name: 'One thing to do next' });
const shownSteps = () => screen.queryByText('Your first three steps');

test('When a member is new, then three steps lead them, and what is done has a check mark', async () => {
  serveMember('A baker.', []);
  openPage('/');
  const list = await steps();
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/account',
    '/dashboard?module=1',
    '/api/gathering.ics',
  ]);
  expect(list.getAllByText('Done')).toHaveLength(1);
  expect(screen.queryByText('One thing to do next')).toBeNull();
});

test('When all three are done, then the steps are gone', async () => {
  serveMember('', []);
  const { unmount } = openPage('/');
  await steps();
  unmount();
  serveMember('A baker.', [1]);
  const { user } = openPage('/');
  const list = await steps();
  await waitFor(() => expect(list.getAllByText('Done')).toHaveLength(2));
  await user.click(list.getByRole('link', { name: /calendar/ }));
  expect(await nextThing()).toBeTruthy();
  expect(shownSteps()).toBeNull();
});

test('When a member has a profile and a module already, then no steps are shown', async () => {
  serveMember('A baker.', [1, 2]);
  openPage('/');
  expect(await nextThing()).toBeTruthy();
  expect(shownSteps()).toBeNull();
});

test('When a member hides the steps, then they stay away', async () => {
  serveMember('', []);
  const { user, unmount } = openPage('/');
  await user.click((await steps()).getByRole('button', { name: 'Hide these steps' }));
  expect(await nextThing()).toBeTruthy();
  expect(shownSteps()).toBeNull();
  unmount();
  openPage('/');
  expect(await nextThing()).toBeTruthy();
  expect(shownSteps()).toBeNull();
});
