import type { DeskDetail, DeskItem } from '@kbf/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aDanger, idOf, since } from '../../testing/desk.ts';
import { openPage } from '../../testing/render-app.tsx';
import { aText, serveDesk } from '../../testing/serve-desk.ts';
import { member as loggedIn, server } from '../../testing/server.ts';

const list = () => screen.findByRole('navigation', { name: 'Care desk' });
const addressOf = (item: DeskItem) => `/admin/care/${item.kind}-${item.id}`;

test('When an admin opens the desk, then dangers come first, by kind and place, and no word is opened', async () => {
  const desk = serveDesk([aDanger(1), aDanger(2, 'possible'), aText(3), aText(4, 'public')]);
  openPage('/admin/care');
  const links = within(await list());
  await links.findByText('Words of text 3');
  expect(links.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toEqual([
    'People',
    'Held back',
    'Reported',
  ]);
  expect(links.getByText('Certain', { selector: 'a *' })).toBeTruthy();
  expect(links.getByText('May need a look', { selector: 'a *' })).toBeTruthy();
  expect(links.getByText('Saw help first')).toBeTruthy();
  expect(links.getByText('Saw one line of help')).toBeTruthy();
  expect(desk.looks).toEqual([]);
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(menu.getByRole('link', { name: 'Care desk' }).getAttribute('aria-current')).toBe('page');
});

test('When the same words came again and again, then the list and the case say how often', async () => {
  const one = aDanger(1);
  const flood: DeskItem = { ...one, danger: { ...one.danger!, more: 1_280 } };
  serveDesk([flood, aDanger(2)]);
  openPage(addressOf(flood));
  await screen.findByText('Nobody would miss me.');
  expect(screen.getAllByText('the same words 1,280 more times')).toHaveLength(2);
});

test('When a danger is opened, then it says who, what they wrote, and which number to call', async () => {
  const danger = aDanger(1);
  const desk = serveDesk([danger]);
  openPage(addressOf(danger));
  const title = await screen.findByRole('heading', { level: 2, name: 'Suicide' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText('Ruth Castellanos')).toBeTruthy();
  expect(screen.getByText('Nobody would miss me.')).toBeTruthy();
  const call = screen.getByRole('link', { name: 'Call +1 202 555 0103' });
  expect(call.getAttribute('href')).toBe('tel:+12025550103');
  expect(screen.getByRole('link', { name: 'Text' }).getAttribute('href')).toBe('sms:+12025550103');
  expect(screen.getByText(/What they saw: help first/)).toBeTruthy();
  expect(desk.looks).toEqual([danger.id]);
});

test('When the next one is still loading, then nothing of the last one is shown, and no key decides', async () => {
  const first = aText(1);
  const second = aText(2);
  const desk = serveDesk([first, second]);
  const { user } = openPage(addressOf(first));
  await screen.findByRole('button', { name: /^Publish/ });
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  server.use(
    http.get(`*/api/care-desk/prayer/${second.id}`, async () => {
      await loaded;
      return HttpResponse.json({ ...second, case: null, next: null } satisfies DeskDetail);
    }),
  );
  await user.click(within(await list()).getByRole('link', { name: /Words of text 2/ }));
  await waitFor(() => expect(window.location.pathname).toBe(addressOf(second)));
  expect(screen.getAllByText('Words of text 1')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  await user.keyboard('r');
  expect(desk.decisions).toEqual([]);
  load();
  expect(await screen.findByRole('button', { name: /^Publish/ })).toBeTruthy();
});

test('When a visitor gave a number in a form, then it can be called, and is said to be unproven', async () => {
  const danger = aDanger(1);
  const person = { id: null, fullName: 'Silas Penn', phone: '(202) 555-0188', email: null };
  serveDesk([danger], { author: 'visitor', person });
  openPage(addressOf(danger));
  const call = await screen.findByRole('link', { name: 'Call +1 202 555 0188' });
  expect(call.getAttribute('href')).toBe('tel:2025550188');
  expect(screen.getByText('Silas Penn')).toBeTruthy();
  expect(screen.getByText(/we have not confirmed it/)).toBeTruthy();
});

test('When a visitor wrote, or the words are gone, then it says so', async () => {
  const danger = aDanger(1);
  serveDesk([danger], { author: 'visitor', person: null, words: null });
  openPage(addressOf(danger));
  expect(await screen.findByText(/We have no name or number/)).toBeTruthy();
  expect(screen.getByText(/The words were deleted/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
});

test('When it is handled by one key, then with its note, the next one opens, and undo brings it back', async () => {
  const danger = aDanger(1);
  const text = aText(2);
  const desk = serveDesk([danger, text]);
  const { user } = openPage(addressOf(danger));
  await user.type(await screen.findByLabelText('Note'), 'Called. d is no key here.');
  expect(desk.decisions).toEqual([]);
  await user.click(screen.getByRole('heading', { level: 2, name: 'Suicide' }));
  await user.keyboard('d');
  await screen.findByRole('button', { name: 'Publish' });
  expect(desk.decisions).toEqual([
    ['danger', danger.id, { decision: 'handled', note: 'Called. d is no key here.' }],
  ]);
  expect(window.location.pathname).toBe(addressOf(text));

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { level: 2, name: 'Suicide' });
  expect(desk.undone).toEqual([danger.id]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('When texts are decided, then by the keys that stand there, and at the end nobody waits', async () => {
  const desk = serveDesk([aText(1), aText(2, 'public')]);
  const { user } = openPage('/admin/care');
  await within(await list()).findByText('Words of text 1');
  await user.keyboard('j');
  await screen.findByRole('button', { name: 'Keep hidden' });
  await user.keyboard('r');
  await screen.findByText('It is an ad.');
  await user.type(screen.getByLabelText('Note'), 'r and h are no keys here.');
  await user.click(screen.getByRole('heading', { level: 2, name: 'Prayer' }));
  await user.keyboard('h');
  expect(await screen.findByText('No one is waiting')).toBeTruthy();
  expect(desk.decisions).toEqual([
    ['prayer', idOf(1), { decision: 'release', seenAt: since }],
    ['prayer', idOf(2), { decision: 'hide', note: 'r and h are no keys here.', seenAt: since }],
  ]);
});

test('When a key is held down, then it decides one text', async () => {
  const desk = serveDesk([aText(1), aText(2)]);
  openPage(addressOf(aText(1)));
  await screen.findByRole('button', { name: 'Publish' });
  fireEvent.keyDown(document.body, { key: 'r' });
  // The address changes before the page does: the buttons of the first text may still be there.
  await waitFor(() => expect(desk.looks).toEqual([idOf(1), idOf(2)]));
  await screen.findByRole('button', { name: 'Publish' });
  // The browser repeats the press of a held key.
  fireEvent.keyDown(document.body, { key: 'r', repeat: true });
  fireEvent.keyDown(document.body, { key: 'h' });
  await screen.findByText('No one is waiting');
  expect(desk.decisions).toMatchObject([
    ['prayer', idOf(1), { decision: 'release' }],
    ['prayer', idOf(2), { decision: 'hide' }],
  ]);
});

test('When the keys are turned off, then they decide nothing', async () => {
  const text = aText(1);
  const desk = serveDesk([text]);
  const { user } = openPage(addressOf(text));
  await screen.findByRole('button', { name: 'Publish' });
  await user.click(screen.getByLabelText('Use keyboard shortcuts'));
  await user.keyboard('h');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(desk.decisions).toHaveLength(1));
  expect(desk.decisions).toEqual([['prayer', text.id, { decision: 'release', seenAt: since }]]);
});

test('When somebody was faster, then the server’s words are shown and it stays open', async () => {
  const text = aText(1);
  serveDesk([text]);
  const message = 'Somebody has just decided about this.';
  server.use(
    http.post('*/api/care-desk/:kind/:id/decision', () =>
      HttpResponse.json({ message, code: 'conflict' }, { status: 409 }),
    ),
  );
  const { user } = openPage(addressOf(text));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Publish' })).toBeTruthy();
});

test('When what is opened does not wait any more, then it says so and leads back', async () => {
  serveDesk([]);
  openPage(addressOf(aText(9)));
  expect(await screen.findByText('This is no longer waiting')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the desk' })).toBeTruthy();
});

test('When the desk does not load, then it says so and can be tried again', async () => {
  serveDesk([aText(1)]);
  server.use(http.get('*/api/care-desk', () => HttpResponse.error(), { once: true }));
  const { user } = openPage('/admin/care');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Words of text 1')).toBeTruthy();
});

test('When a member who is no admin comes, then access is denied and nothing is asked', async () => {
  const desk = serveDesk([aDanger(1)]);
  server.use(loggedIn());
  openPage(addressOf(aDanger(1)));
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(desk.looks).toEqual([]);
  expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
});

test('When a text has tags, thanks or later changes, then the admin reads all that becomes public', async () => {
  const one = aText(1, 'public');
  const also = {
    tags: ['ovens', 'new hands'],
    thanks: 'The loan came through.',
    waiting: 'What the owner wrote since.',
    removesPhoto: true,
    shownPhotoUrl: '/api/profile-photos/1',
  };
  serveDesk([{ ...one, text: { ...one.text!, also } }]);
  openPage(addressOf(one));
  for (const words of ['ovens, new hands', also.thanks, also.waiting, /removed it since/])
    expect(await screen.findByText(words)).toBeTruthy();
  const photo = screen.getByAltText('The reported photo, before it was changed');
  expect(photo.getAttribute('src')).toBe(also.shownPhotoUrl);
});
