import type { CareCase, DeskDetail, DeskItem } from '@kbf/contracts';
import { http, HttpResponse } from 'msw';
import { aCase, idOf, serveCounts, since } from './desk.ts';
import { heldAlerts, member as loggedIn, server } from './server.ts';

/** A text that waits at the desk. */
export const aText = (n: number, state: 'held' | 'public' = 'held'): DeskItem => ({
  kind: 'prayer',
  id: idOf(n),
  group: state === 'held' ? 'held' : 'reported',
  since,
  danger: null,
  text: {
    kind: 'prayer',
    id: idOf(n),
    prayerId: null,
    authorName: 'Daniel Okafor',
    text: `Words of text ${n}`,
    response: null,
    photoUrl: null,
    also: { tags: [], thanks: null, waiting: null, removesPhoto: false, shownPhotoUrl: null },
    state,
    reasons: ['spam'],
    reports: state === 'public' ? [{ reason: 'It is an ad.', at: since }] : [],
    createdAt: since,
  },
});
type Desk = { items: DeskItem[]; looks: string[]; decisions: unknown[]; undone: string[] };

/** Serves a desk with these waiting items. A decided item is gone; an undone decision brings it back. */
export function serveDesk(items: DeskItem[], changes: Partial<CareCase> = {}): Desk {
  const desk: Desk = { items, looks: [], decisions: [], undone: [] };
  const all = [...items];
  const nextTo = (id: unknown) => {
    const next = desk.items.find((item) => item.id !== id);
    return next ? { kind: next.kind, id: next.id } : null;
  };
  server.use(
    loggedIn({ role: 'admin' }),
    heldAlerts(),
    serveCounts(() => desk.items),
    http.get('*/api/care-desk', () => HttpResponse.json(desk.items)),
    http.get('*/api/care-desk/:kind/:id', ({ params }) => {
      const item = desk.items.find((one) => one.id === params['id']);
      desk.looks.push(String(params['id']));
      if (!item) return HttpResponse.json({ message: 'Gone.', code: 'not_found' }, { status: 404 });
      const detail: DeskDetail = {
        ...item,
        case: item.danger ? aCase(item, changes) : null,
        next: nextTo(item.id),
      };
      return HttpResponse.json(detail);
    }),
    http.post('*/api/care-desk/:kind/:id/decision', async ({ params, request }) => {
      desk.decisions.push([params['kind'], params['id'], await request.json()]);
      desk.items = desk.items.filter((item) => item.id !== params['id']);
      return HttpResponse.json({ count: 1, next: nextTo(params['id']) }, { status: 201 });
    }),
    http.delete('*/api/care-desk/:kind/:id/decision', ({ params }) => {
      desk.undone.push(String(params['id']));
      desk.items = all;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return desk;
}
