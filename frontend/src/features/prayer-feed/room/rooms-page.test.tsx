import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/render-app.tsx';
import { member, noRooms, server } from '../../../testing/server.ts';
import { idOf, prayer } from '../feed-fixtures.ts';
import { circleId, roomId } from './room-fixtures.ts';

const ofGathering = {
  id: roomId,
  circleId: null,
  circleName: null,
  gatheringAt: '2100-01-06T23:30:00Z',
};

test('When rooms are open, then each can be entered', async () => {
  const ofCircle = { id: idOf(81), circleId, circleName: 'Bakers who pray', gatheringAt: null };
  server.use(
    member(),
    http.get('*/api/rooms', () =>
      HttpResponse.json({ ...noRooms, rooms: [ofGathering, ofCircle] }),
    ),
  );
  openPage('/prayer/room');
  const open = within(await screen.findByRole('region', { name: 'Open now' }));
  expect(open.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/prayer/room/${roomId}`,
    `/prayer/room/${idOf(81)}`,
  ]);
  const enter = screen.getByRole('link', { name: 'Enter the prayer room' });
  expect(enter.getAttribute('href')).toBe(`/prayer/room/${roomId}`);
  expect(screen.queryByRole('link', { name: 'Open the prayer room' })).toBeNull();
});

test('When no admin has approved the person, then no room is asked for', async () => {
  server.use(member({ approved: false }));
  openPage('/prayer/room');
  expect(await screen.findByText(/^Approved members can enter prayer rooms/)).toBeTruthy();
});

test.each(['/', '/prayer/room'])(
  'When an admin is at %s, then they can open the room of the gathering',
  async (path) => {
    server.use(
      member({ role: 'admin' }),
      http.get('*/api/rooms', () => HttpResponse.json(noRooms)),
      http.get('*/api/care-desk/counts', () => HttpResponse.json({})),
    );
    openPage(path);
    const open = await screen.findByRole('link', { name: 'Open the prayer room' });
    expect(open.getAttribute('href')).toBe('/prayer/room/open');
  },
);

test('When a member adds prayers to the gathering, then only those that members can see, up to the limit', async () => {
  let added = [idOf(1), idOf(2)];
  const own = (n: number, state: string) => ({ ...prayer(n), state, audience: state, mine: true });
  server.use(
    member(),
    http.get('*/api/rooms', () =>
      HttpResponse.json({
        ...noRooms,
        gathering: { ...noRooms.gathering, addedCount: added.length, added },
      }),
    ),
    http.get('*/api/prayers/mine', () =>
      HttpResponse.json([
        own(1, 'public'),
        own(2, 'members'),
        own(3, 'public'),
        own(4, 'public'),
        own(5, 'private'),
        own(6, 'held'),
      ]),
    ),
    http.put('*/api/gathering-prayers/:id', ({ params }) => {
      added = [...added, String(params['id'])];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/gathering-prayers/:id', ({ params }) => {
      added = added.filter((id) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openPage('/');
  await user.click(await screen.findByRole('button', { name: 'What can we pray for?' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByRole('switch')).toHaveLength(4);
  await user.click(dialog.getByRole('switch', { name: 'Request 3' }));
  expect(await screen.findByText('3 prayers are on the list for this gathering.')).toBeTruthy();
  expect(dialog.getByRole('switch', { name: 'Request 4' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('switch', { name: 'Request 1' }));
  expect(await screen.findByText('2 prayers are on the list for this gathering.')).toBeTruthy();
  expect(added).toEqual([idOf(2), idOf(3)]);
});
