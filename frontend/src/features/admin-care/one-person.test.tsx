import type { CareCase, DeskDetail, DeskItem } from '@kbf/contracts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aCase, aDanger, idOf, serveCounts } from '../../testing/desk.ts';
import { openPage } from '../../testing/render-app.tsx';
import { heldAlerts, member as loggedIn, server } from '../../testing/server.ts';

const since = new Date(2024, 2, 5, 9).toISOString();
const later = new Date(2024, 2, 6, 9).toISOString();

function danger(n: number, at: string, unseen?: number): DeskItem {
  const item = aDanger(n);
  const together = unseen === undefined ? null : { key: 'opaque', waiting: 2, unseen, since };
  return { ...item, since: at, danger: { ...item.danger!, together } };
}
const others: CareCase['others'] = [
  {
    id: idOf(3),
    at: later,
    level: 'certain',
    kind: 'suicide',
    namedKind: null,
    seenAt: null,
    handledAt: null,
  },
];

/** Two cases of one person, and between them one of another person. */
function serveDesk(unseen: number) {
  const items = [danger(1, since, unseen), danger(2, later), danger(3, later, unseen)];
  const decisions: unknown[] = [];
  const undone: unknown[] = [];
  server.use(
    loggedIn({ role: 'admin' }),
    heldAlerts(),
    serveCounts(() => items),
    http.get('*/api/care-desk', () => HttpResponse.json(items)),
    http.get('*/api/care-desk/:kind/:id', ({ params }) => {
      const item = items.find((one) => one.id === params['id'])!;
      const detail: DeskDetail = {
        ...item,
        case: aCase(item, {
          words: `Words of ${item.id.at(-1)}`,
          others: item.danger?.together ? others : [],
        }),
        next: null,
      };
      return HttpResponse.json(detail);
    }),
    http.post('*/api/care-desk/:kind/:id/decision', async ({ params, request }) => {
      decisions.push([params['id'], await request.json()]);
      const next = { kind: 'danger', id: idOf(2) };
      return HttpResponse.json({ count: 2, next }, { status: 201 });
    }),
    http.delete('*/api/care-desk/:kind/:id/decision', ({ params }) => {
      undone.push(params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { decisions, undone };
}

const address = `/admin/care/danger-${idOf(1)}`;

test('When two of three cases are of one person, then they stand under one heading, the latest first', async () => {
  serveDesk(1);
  const { user } = openPage('/admin/care');
  const list = within(await screen.findByRole('navigation', { name: 'Care desk' }));
  const heading = await list.findByRole('heading', {
    name: /^One person: 2 messages, the first \d+d ago$/,
  });
  const links = within(heading.closest('li')!).getAllByRole('link');
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([`/admin/care/danger-${idOf(3)}`, address]);

  // The keys follow the order on screen.
  await user.keyboard('j');
  await screen.findByText('Words of 3');
  await user.keyboard('j');
  await screen.findByText('Words of 1');
  await user.keyboard('j');
  expect(await screen.findByText('Words of 2')).toBeTruthy();
});

test('When one of them was not looked at, then they cannot be handled at once, and it is one step away', async () => {
  const { decisions } = serveDesk(1);
  const { user } = openPage(address);
  expect(await screen.findByText(/once the last one has been read/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mark all/ })).toBeNull();
  await user.keyboard('a');
  const also = within(screen.getByRole('region', { name: 'Also from this person' }));
  await user.click(also.getByRole('link', { name: /not seen yet/ }));
  expect(await screen.findByText('Words of 3')).toBeTruthy();
  expect(decisions).toEqual([]);
});

test('When all are handled by one key, then with the note, the next opens, and one undo takes all back', async () => {
  const { decisions, undone } = serveDesk(0);
  const { user } = openPage(address);
  await user.type(await screen.findByLabelText('Note'), 'Spoke with her.');
  await user.click(screen.getByRole('heading', { level: 2, name: 'Suicide' }));
  await user.keyboard('a');
  expect(await screen.findByText('Words of 2')).toBeTruthy();
  expect(screen.getByText(/: all 2 marked as handled\.$/)).toBeTruthy();
  expect(decisions).toEqual([
    [idOf(1), { decision: 'handled', note: 'Spoke with her.', together: true }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Words of 1')).toBeTruthy();
  expect(undone).toEqual([idOf(1)]);
});

test('When a single one is handled, then by D as before, and nothing else with it', async () => {
  const { decisions } = serveDesk(0);
  const { user } = openPage(address);
  await screen.findByRole('button', { name: 'Mark all 2 as handled' });
  await user.keyboard('d');
  await screen.findByText('Words of 2');
  expect(decisions).toEqual([[idOf(1), { decision: 'handled' }]]);
});
