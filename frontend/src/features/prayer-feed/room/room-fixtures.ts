import type { Room, RoomState } from '@kbf/contracts';
import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { server } from '../../../testing/server.ts';
import { idOf, prayer } from '../feed-fixtures.ts';

export const roomId = idOf(80);
export const address = `/prayer/room/${roomId}`;
export const circleId = idOf(70);

export const stateOf = (changes: Partial<RoomState> = {}): RoomState => ({
  prayerId: idOf(1),
  prayerIds: [idOf(1), idOf(2), idOf(3)],
  hereCount: 12,
  leaderName: 'Daniel Abara',
  isLeader: false,
  mayLead: false,
  turnsItself: false,
  turnsInMs: null,
  ended: false,
  lettersCount: 1,
  ...changes,
});

const roomOf = (state: RoomState): Room => ({
  id: roomId,
  circleId,
  circleName: 'Bakers who pray',
  gatheringAt: null,
  state,
  list: [1, 2, 3, 4]
    .filter((n) => state.prayerIds.includes(idOf(n)))
    .map((n) => ({ prayerId: idOf(n), userName: 'Daniel Okafor', beginning: `Request ${n}` })),
});

/** The stream of the room, as the browser would open it. */
export class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
}

/** Serves a room with letters 1 to 4. `tell` sends a state by the stream. */
export function serveRoom(first: RoomState = stateOf()) {
  FakeSource.opened = [];
  vi.stubGlobal('EventSource', FakeSource);
  let current = first;
  const calls: unknown[] = [];
  server.use(
    http.get('*/api/rooms/choices', () =>
      HttpResponse.json([
        {
          prayerId: idOf(2),
          userName: 'Ruth',
          beginning: 'Request 2',
          from: 'circle',
          picked: true,
        },
        {
          prayerId: idOf(4),
          userName: 'Ruth',
          beginning: 'Request 4',
          from: 'feed',
          picked: false,
        },
      ]),
    ),
    http.get('*/api/rooms/:id', () => HttpResponse.json(roomOf(current))),
    http.get('*/api/rooms/:id/people', () =>
      HttpResponse.json([{ userId: idOf(71), name: 'Grace Whitfield' }]),
    ),
    http.get('*/api/prayers/:id', ({ params }) =>
      HttpResponse.json(prayer(Number(String(params['id']).slice(-3)))),
    ),
    http.post('*/api/prayers/:id/prayed', () => HttpResponse.json({ prayedToday: 1 })),
    http.all('*/api/rooms*', async ({ request }) => {
      const text = await request.text();
      const { pathname } = new URL(request.url);
      calls.push([request.method, pathname, ...(text ? [JSON.parse(text) as unknown] : [])]);
      if (request.method === 'POST') return HttpResponse.json(roomOf(current), { status: 201 });
      return new HttpResponse(null, { status: 204 });
    }),
    http.all('*/api/rooms/*', async ({ request }) => {
      const text = await request.text();
      const { pathname } = new URL(request.url);
      calls.push([request.method, pathname, ...(text ? [JSON.parse(text) as unknown] : [])]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const source = () => FakeSource.opened.at(-1)!;
  return {
    calls,
    source,
    tell: (changes: Partial<RoomState>) => {
      current = { ...current, ...changes };
      const data = JSON.stringify(current);
      act(() => void source().dispatchEvent(new MessageEvent('room', { data })));
    },
    /** @param isRefused the server does not want this connection anymore */
    lose: (isRefused = false) => {
      if (isRefused) source().readyState = FakeSource.CLOSED;
      act(() => void source().dispatchEvent(new Event('error')));
    },
  };
}
