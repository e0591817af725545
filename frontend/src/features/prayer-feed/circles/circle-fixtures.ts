import type { Circle } from '@kbf/contracts';
import { http, HttpResponse } from 'msw';
import { noRooms, sampleUser, server } from '../../../testing/server.ts';
import { idOf, prayer } from '../feed-fixtures.ts';

export const circleId = idOf(70);
export const address = `/prayer/circles/${circleId}`;
export const friendId = idOf(71);

const joinedAt = '2026-11-20T10:00:00.000Z';

/** A circle that the reader leads, with one other person. */
export const circle = (changes: Partial<Circle> = {}): Circle => ({
  id: circleId,
  name: 'Bakers who pray',
  line: 'For our shops.',
  memberCount: 2,
  isFounder: true,
  members: [
    { userId: sampleUser.id, name: 'Ruth Okafor', isFounder: true, mine: true, joinedAt },
    { userId: friendId, name: 'Daniel Abara', isFounder: false, mine: false, joinedAt },
  ],
  invitations: [],
  ...changes,
});

/** As a member sees it who does not lead it. */
export const ledByFriend = (): Circle => {
  const { members, ...rest } = circle();
  const turned = members.map((one) => ({ ...one, isFounder: !one.mine }));
  return { ...rest, isFounder: false, members: turned };
};

export const invitation = {
  id: idOf(72),
  circleName: 'Bakers who pray',
  line: 'For our shops.',
  inviterName: 'Daniel Abara',
  expiresAt: '2026-12-20T10:00:00.000Z',
};

/** Serves the circle and its prayers. @returns the calls that change something: method, path, body */
export function serveCircle(read: () => Circle = circle) {
  const calls: unknown[] = [];
  const prayers = [prayer(1, { audience: 'circle', circleId })];
  server.use(
    http.get('*/api/rooms', () => HttpResponse.json(noRooms)),
    http.get('*/api/circles/:id', () => HttpResponse.json(read())),
    http.get('*/api/circles/:id/prayers', () => HttpResponse.json(prayers)),
    http.get('*/api/circles/:id/prayers/to-pray-for', () =>
      HttpResponse.json([prayer(2, { audience: 'circle', circleId })]),
    ),
    http.all('*/api/circle*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      const text = await request.text();
      calls.push([request.method, pathname, ...(text ? [JSON.parse(text) as unknown] : [])]);
      if (request.method === 'DELETE') return new HttpResponse(null, { status: 204 });
      const opened = { id: idOf(73), inviteeName: null, expiresAt: invitation.expiresAt };
      if (pathname.endsWith('/links'))
        return HttpResponse.json({ ...opened, token: 'secret-token-of-the-link' }, { status: 201 });
      if (pathname.endsWith('/invitations')) return HttpResponse.json(opened, { status: 201 });
      return HttpResponse.json(pathname.endsWith('/look') ? invitation : read());
    }),
  );
  return { calls, prayers };
}
