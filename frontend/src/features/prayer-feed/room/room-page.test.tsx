import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../../testing/render-app.tsx';
import { member, sampleUser, server } from '../../../testing/server.ts';
import { idOf } from '../feed-fixtures.ts';
import { address, circleId, FakeSource, roomId, serveRoom, stateOf } from './room-fixtures.ts';

beforeEach(() => server.use(member()));

const letter = (n: number) => screen.findByText(`Request ${n}`, { selector: 'article p' });
const path = `/api/rooms/${roomId}`;
const announced = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);

test('When the room is open, then it shows the letter, who leads, how many are here, and what comes', async () => {
  const { source, tell } = serveRoom();
  const { user } = openPage(address);
  expect(await letter(1)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Bakers who pray' })).toBeTruthy();
  expect(screen.getByText('12 here.', { exact: false }).textContent).toBe(
    '12 here. Daniel Abara leads.',
  );
  expect(source().url).toBe(`${path}/stream`);
  const coming = within(screen.getByRole('region', { name: 'Coming next' }));
  expect(coming.getAllByRole('listitem')).toHaveLength(2);
  for (const name of ['Next', 'Back', 'End the room'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I prayed' }));
  expect(await screen.findByText('You prayed for this.')).toBeTruthy();

  tell({ prayerId: idOf(2), hereCount: 13 });
  expect(await letter(2)).toBeTruthy();
  await waitFor(() => expect(announced()).toContain('Letter 2 of 3, from Daniel Okafor'));
  expect(screen.queryByText('Request 1')).toBeNull();
  expect(screen.getByRole('button', { name: 'I prayed' })).toBeTruthy();
});

test('When the person leads, then they turn by thumb and by arrow keys, also to the end', async () => {
  const { calls, tell } = serveRoom(stateOf({ isLeader: true }));
  const { user } = openPage(address);
  await letter(1);
  expect(screen.getByText('You lead', { selector: 'bdi' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back' }).ariaDisabled).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(calls).toEqual([['PUT', `${path}/letter`, { prayerId: idOf(2) }]]));
  tell({ prayerId: idOf(3) });
  await user.keyboard('{ArrowLeft}');
  await waitFor(() =>
    expect(calls.at(-1)).toEqual(['PUT', `${path}/letter`, { prayerId: idOf(2) }]),
  );
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(calls.at(-1)).toEqual(['PUT', `${path}/letter`, { prayerId: null }]));
  tell({ prayerId: null });
  expect(await screen.findByText('You have prayed through the list')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' }).ariaDisabled).toBe('true');
});

test('When the room turns by itself, then the remaining time is there, and is not announced', async () => {
  const { calls, tell } = serveRoom(stateOf({ isLeader: true }));
  const { user } = openPage(address);
  await letter(1);
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Next letter every two minutes' }));
  await waitFor(() => expect(calls).toEqual([['PUT', `${path}/turning`, { byItself: true }]]));
  tell({ turnsItself: true, turnsInMs: 84_000 });
  const timer = await screen.findByRole('timer');
  expect(timer.textContent).toMatch(/^Next letter in 1:2\d$/);
  expect(timer.closest('[aria-live]')).toBeNull();
});

test('When the connection is lost, then the page says so, and comes back to the right letter', async () => {
  const { lose, tell } = serveRoom();
  openPage(address);
  await letter(1);
  lose();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The connection is lost/);
  // The browser opens the same stream again.
  tell({ prayerId: idOf(3) });
  expect(await letter(3)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  const before = FakeSource.opened.length;
  act(() => void window.dispatchEvent(new Event('offline')));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The connection is lost/);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(FakeSource.opened).toHaveLength(before + 1);
  tell({});
  expect(screen.queryByRole('alert')).toBeNull();
});

test('When the stream is refused because the person left the circle, then the room is not there', async () => {
  const { lose } = serveRoom();
  openPage(address);
  await letter(1);
  server.use(
    http.get('*/api/rooms/:id', () =>
      HttpResponse.json({ message: 'no', code: 'not_found' }, { status: 404 }),
    ),
  );
  lose(true);
  expect(await screen.findByRole('heading', { name: 'We could not find this room' })).toBeTruthy();
  expect(screen.queryByText('Request 1')).toBeNull();
});

test('When the leader is gone, then anyone may lead', async () => {
  const { calls, tell } = serveRoom();
  const { user } = openPage(address);
  await letter(1);
  expect(screen.queryByRole('button', { name: 'Lead' })).toBeNull();
  tell({ mayLead: true });
  await user.click(await screen.findByRole('button', { name: 'Lead' }));
  await waitFor(() =>
    expect(calls).toEqual([['PUT', `${path}/leader`, { userId: sampleUser.id }]]),
  );
});

test('When the leader passes leading on, then to someone who is here', async () => {
  const { calls } = serveRoom(stateOf({ isLeader: true }));
  const { user } = openPage(address);
  await user.click(await screen.findByRole('button', { name: 'Let someone else lead' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Let them lead: Grace Whitfield' }));
  await waitFor(() => expect(calls).toEqual([['PUT', `${path}/leader`, { userId: idOf(71) }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('When the leader changes the list, then letters leave it and others come at its end', async () => {
  const { calls } = serveRoom(stateOf({ isLeader: true }));
  const { user } = openPage(address);
  await user.click(await screen.findByRole('button', { name: 'Change the list' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /Request 4/ }));
  await user.click(dialog.getByRole('checkbox', { name: /Request 2/ }));
  await user.click(dialog.getByRole('button', { name: 'Save the list' }));
  const prayerIds = [idOf(1), idOf(3), idOf(4)];
  await waitFor(() => expect(calls).toEqual([['PUT', `${path}/prayers`, { prayerIds }]]));
});

test('When the room has ended, then it says for how many letters the people prayed, and leads back', async () => {
  const { tell, source } = serveRoom();
  openPage(address);
  await letter(1);
  tell({ ended: true, lettersCount: 3 });
  expect(await screen.findByRole('heading', { name: 'Amen. The room has ended.' })).toBeTruthy();
  expect(screen.getByText(/^You prayed for 3 letters together/)).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to your circle' });
  expect(back.getAttribute('href')).toBe(`/prayer/circles/${circleId}`);
  expect(source().readyState).toBe(FakeSource.CLOSED);
});

test('When a letter is gone for this reader, then the room goes on', async () => {
  serveRoom();
  server.use(
    http.get('*/api/prayers/:id', () =>
      HttpResponse.json({ message: 'no', code: 'not_found' }, { status: 404 }),
    ),
  );
  openPage(address);
  expect(await screen.findByText('This letter is no longer here.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I prayed' })).toBeNull();
});

test('When a member of a circle opens its room, then they pick the letters before', async () => {
  const { calls } = serveRoom();
  const { user } = openPage(`/prayer/room/open?circle=${circleId}`);
  const picked = await screen.findByRole('checkbox', { name: /Request 2/ });
  expect(picked.getAttribute('aria-checked')).toBe('true');
  await user.click(screen.getByRole('checkbox', { name: /Request 4/ }));
  expect(screen.getByText('2 letters')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open the room' }));
  expect(await letter(1)).toBeTruthy();
  const prayerIds = [idOf(2), idOf(4)];
  expect(calls).toEqual([['POST', '/api/rooms', { circleId, prayerIds }]]);
});
