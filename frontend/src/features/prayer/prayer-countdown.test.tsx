import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { answered, findField, prayerId, writePrayer } from './prayer-chat-fixtures.ts';

const redirecting = () =>
  screen.queryByText('Redirecting to community feed...', { selector: '[data-toasts] *' });
const counting = () => screen.findByText(/The community feed opens in [12]\.\.\./);
/** Lets time pass, as fast as the machine can. */
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// Time goes on by itself as well, for what the page and the tests wait for.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test('When “Stay here” is chosen, then the page stays, and the next prayer begins with an empty page', async () => {
  answered();
  const { user } = await writePrayer();
  await counting();
  // Moves to the next element in focus order.
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay here' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Redirecting to community feed...')).toBeNull());
  await rest(2_600);
  expect(window.location.pathname).toBe('/prayer');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Go to the feed' }));
  await user.click(screen.getByRole('button', { name: 'Pray for something else' }));
  expect((await findField()).value).toBe('');
  expect(document.activeElement).toBe(await findField());
  expect(screen.getByText('Earlier in this conversation (1)')).toBeTruthy();
});

test.each([
  ['touches', () => fireEvent.pointerDown(document.body)],
  ['scrolls', () => fireEvent.scroll(window)],
  ['turns the wheel', () => fireEvent.wheel(document.body)],
  ['presses a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
])('When somebody %s, then the feed waits until they choose', async (_what, doIt) => {
  answered();
  await writePrayer();
  await counting();
  // Repeated, because the time is shown a moment before it can be held.
  await waitFor(() => {
    doIt();
    expect(screen.getByText(/The feed is ready when you are/)).toBeTruthy();
  });
  expect(redirecting()).toBeNull();
  await rest(2_600);
  expect(window.location.pathname).toBe('/prayer');
  expect(screen.getByRole('link', { name: 'Go to the feed' }).getAttribute('href')).toBe(
    `/prayer-feed?prayer=${prayerId}`,
  );
});

test('When the end of the reply is not in view yet, then no toast says that the feed opens', async () => {
  const nothingInView = vi
    .spyOn(IntersectionObserver.prototype, 'observe')
    .mockImplementation(() => undefined);
  answered();
  await writePrayer();
  expect(await screen.findByText('Your prayer is with the community.')).toBeTruthy();
  await rest(600);
  expect(redirecting()).toBeNull();
  nothingInView.mockRestore();
});

test('When a pointer rests on the reply, then the time rests too, and goes on when it leaves', async () => {
  server.use(http.get('*/api/prayers*', () => HttpResponse.json([])));
  answered();
  await writePrayer();
  await counting();
  const article = screen.getByText('Lord, be near.').closest('article')!;
  // A resting pointer does not count as moved onto an element that appears under it.
  fireEvent.pointerMove(article, { pointerType: 'mouse', movementX: 0, movementY: 0 });
  await counting();
  const move = new MouseEvent('pointermove', { bubbles: true });
  Object.defineProperties(move, { movementX: { value: 3 }, pointerType: { value: 'mouse' } });
  fireEvent(article, move);
  expect(await screen.findByText(/The feed is ready when you are/)).toBeTruthy();
  expect(redirecting()).toBeNull();
  await rest(2_300);
  expect(window.location.pathname).toBe('/prayer');
  fireEvent.pointerLeave(article);
  await waitFor(() => expect(redirecting()).toBeTruthy());
  await rest(2_600);
  await waitFor(() => expect(window.location.pathname).toBe('/prayer-feed'), { timeout: 30_000 });
});

test('When the feed has opened, then coming back begins with an empty page', async () => {
  server.use(http.get('*/api/prayers*', () => HttpResponse.json([])));
  answered();
  const first = await writePrayer();
  await counting();
  await rest(2_600);
  await waitFor(() => expect(window.location.pathname).toBe('/prayer-feed'), { timeout: 30_000 });
  await waitFor(() => expect(redirecting()).toBeNull());
  first.unmount();
  openPage('/prayer');
  expect((await findField()).value).toBe('');
});

test('When the page is loaded anew after the reply, then it is there, and the feed waits', async () => {
  answered();
  const first = await writePrayer();
  await screen.findByText('Lord, be near.');
  first.unmount();
  openPage('/prayer');
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
  await rest(2_600);
  expect(window.location.pathname).toBe('/prayer');
});
