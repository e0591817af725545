import type { Prayer } from '@kbf/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { idOf, prayer, serveFeed } from './feed-fixtures.ts';

const three = () => [prayer(1), prayer(2, { userName: 'Grace' }), prayer(3)];
const addressed = () => new URLSearchParams(window.location.search).get('prayer');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('When one turns a page, then the address names the prayer, and the focus is on whose it is', async () => {
  serveFeed(three);
  const { user } = openPage('/prayer-feed');
  await screen.findByText('Request 1');
  await waitFor(() => expect(addressed()).toBe(idOf(1)));
  await user.click(screen.getByRole('button', { name: 'Next Prayer' }));
  await screen.findByText('Request 2');
  expect(addressed()).toBe(idOf(2));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Grace'));
});

test('When one comes back to an address, then the same prayer is there, also when newer ones came', async () => {
  serveFeed(three);
  server.use(http.get('*/api/prayers/:id', () => HttpResponse.json(three()[1])));
  openPage(`/prayer-feed?prayer=${idOf(2)}`);
  expect(await screen.findByText('Request 2')).toBeTruthy();
  expect(await screen.findByText('Prayer 2 of 3')).toBeTruthy();
});

test('When arrow keys and L are pressed, then they turn and like, but not while one writes', async () => {
  serveFeed(three);
  const liked: unknown[] = [];
  server.use(
    http.post('*/api/prayers/:id/like', ({ params }) => {
      liked.push(params['id']);
      return HttpResponse.json({ liked: true, likeCount: 3 });
    }),
  );
  const { user } = openPage('/prayer-feed');
  await screen.findByText('Request 1');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Request 2');
  await user.keyboard('l');
  await waitFor(() => expect(liked).toEqual([idOf(2)]));
  await user.click(screen.getByLabelText('Write a comment'));
  await user.keyboard('l{ArrowLeft}');
  expect(screen.getByText('Request 2')).toBeTruthy();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByText('Request 1')).toBeTruthy();
  expect(liked).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Turn the L key off' }));
  await user.keyboard('l');
  expect(liked).toHaveLength(1);
});

test('When one swipes sideways, then the page turns; a slanted or short swipe is none', async () => {
  serveFeed(three);
  openPage('/prayer-feed');
  const swipe = (from: [number, number], to: [number, number]) => {
    const letter = screen.getByRole('article');
    const at = ([clientX, clientY]: [number, number]) => [{ clientX, clientY }];
    fireEvent.touchStart(letter, { touches: at(from) });
    fireEvent.touchEnd(letter, { changedTouches: at(to) });
  };
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(375);
  await screen.findByText('Request 1');
  swipe([300, 300], [100, 450]);
  swipe([300, 300], [260, 300]);
  swipe([370, 300], [100, 300]);
  expect(screen.getByText('Request 1')).toBeTruthy();
  swipe([300, 300], [100, 310]);
  expect(await screen.findByText('Request 2')).toBeTruthy();
  swipe([100, 300], [300, 310]);
  expect(await screen.findByText('Request 1')).toBeTruthy();
});

/** A feed whose live stream the test controls. @returns sets the current number of prayers */
async function openLiveFeed(read: () => Prayer[], size?: number) {
  let open = new EventTarget();
  const address: string[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor(url: string) {
        super();
        address.push(url);
        // oxlint-disable-next-line typescript/no-this-alias -- the test speaks through it
        open = this;
      }
      close() {}
    },
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  serveFeed(read, size);
  openPage('/prayer-feed');
  await screen.findByText('Request 1');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(address).toEqual(['/api/prayers/stream']);
  return () => {
    const data = JSON.stringify({ total: read().length });
    act(() => void open.dispatchEvent(new MessageEvent('changed', { data })));
  };
}

test('When prayers arrive meanwhile, then a button says how many, and brings the newest', async () => {
  let prayers = [prayer(1), prayer(2)];
  const tell = await openLiveFeed(() => prayers);
  tell();
  expect(screen.queryByText(/new prayer/)).toBeNull();
  prayers = [prayer(9), prayer(8), prayer(7), ...prayers];
  tell();
  const button = await screen.findByRole('button', { name: '3 new prayers' });
  expect(screen.getByText('Request 1')).toBeTruthy();
  fireEvent.click(button);
  expect(await screen.findByText('Request 9')).toBeTruthy();
  expect(await screen.findByText('Prayer 1 of 5')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/new prayers/)).toBeNull());
});

test('When prayers arrive and others are hidden, then those that arrived are counted', async () => {
  let prayers = [prayer(1), prayer(2), prayer(3), prayer(4)];
  const tell = await openLiveFeed(() => prayers, 20);
  prayers = [prayer(9), prayer(8), prayer(1)];
  tell();
  expect(await screen.findByRole('button', { name: '2 new prayers' })).toBeTruthy();
  prayers = [prayer(8), prayer(1)];
  tell();
  expect(await screen.findByRole('button', { name: '1 new prayer' })).toBeTruthy();
  prayers = [prayer(1)];
  tell();
  await waitFor(() => expect(screen.queryByText(/new prayer/)).toBeNull());
});
