import type { Prayer, PrayerComment } from '@kbf/contracts';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/server.ts';

/** The id of prayer `n`. */
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const comment = (n: number, changes: Partial<PrayerComment> = {}): PrayerComment => ({
  id: idOf(1_000 + n),
  userName: 'Ruth Castellanos',
  comment: `Comment ${n}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  mine: false,
  ...changes,
});

export const prayer = (n: number, changes: Partial<Prayer> = {}): Prayer => ({
  id: idOf(n),
  userName: 'Daniel Okafor',
  userRequest: `Request ${n}`,
  aiPrayerResponse: `Response ${n}`,
  aiGenerated: true,
  responseSource: 'model',
  passages: [],
  photoUrl: null,
  photoSize: null,
  tags: ['work', 'family', 'hidden'],
  likeCount: 2,
  commentCount: 0,
  userLiked: false,
  mine: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  answeredAt: null,
  thanks: null,
  comments: [],
  ...changes,
});

/** Serves these prayers as one list, by default in pages of two. */
export function serveFeed(read: () => Prayer[], size = 2) {
  server.use(
    http.get('*/api/prayers', ({ request }) => {
      const start = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
      const all = read();
      const more = start + size < all.length;
      return HttpResponse.json(all.slice(start, start + size), {
        headers: {
          'X-Total-Count': String(all.length),
          ...(more && { Link: `</api/prayers?cursor=${start + size}>; rel="next"` }),
        },
      });
    }),
  );
}
