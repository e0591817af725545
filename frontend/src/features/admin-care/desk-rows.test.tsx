import type { DeskItem } from '@kbf/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { aCase, aDanger, idOf } from '../../testing/desk.ts';
import { openPage } from '../../testing/render-app.tsx';
import { heldAlerts, member as loggedIn, server } from '../../testing/server.ts';

const counts = { certain: 2, likely: 1, possible: 5, unread: 0, held: 3, reported: 0 };

function serve(items: readonly DeskItem[]) {
  const asked: string[] = [];
  const decided: unknown[] = [];
  server.use(
    loggedIn({ role: 'admin' }),
    heldAlerts(),
    http.get('*/api/care-desk', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(items);
    }),
    http.get('*/api/care-desk/counts', () => HttpResponse.json(counts)),
    http.get('*/api/care-desk/danger/:id', ({ params }) => {
      const item = items.find(({ id }) => id === params['id'])!;
      return HttpResponse.json({ ...item, case: aCase(item), next: null });
    }),
    http.post('*/api/care-desk/danger/:id/decision', async ({ request }) => {
      decided.push(await request.json());
      return HttpResponse.json({ count: 1, next: null }, { status: 201 });
    }),
  );
  return { asked, decided };
}
const list = () => screen.findByRole('navigation', { name: 'Care desk' });
const withDanger = (n: number, changes: Partial<NonNullable<DeskItem['danger']>>): DeskItem => {
  const item = aDanger(n);
  return { ...item, danger: { ...item.danger!, ...changes } };
};

test('When a row is read, then it says level, kind, the first words, what was shown, and "I am safe"', async () => {
  serve([
    withDanger(1, {
      level: 'likely',
      kind: 'child',
      author: 'visitor',
      firstWords: 'He locks us in at…',
      shown: 'card',
      saysSafe: true,
    }),
  ]);
  openPage('/admin/care');
  const row = await within(await list()).findByRole('link', { name: /A child in danger/ });
  expect(row.textContent).toContain('Likely');
  expect(row.textContent).toContain('“He locks us in at…”');
  expect(row.textContent).toContain('A visitor asked for a prayer, and saw help above the answer');
  expect(row.textContent).toContain('Says “I am safe”');
  expect(row.textContent).not.toContain('May be');
});

test('When alerts waited because of a limit, then the desk says how many', async () => {
  serve([aDanger(1)]);
  server.use(heldAlerts(1_234));
  openPage('/admin/care');
  expect(
    await screen.findByText(
      '1,234 more alerts waited because of a limit. Every case is in this list.',
    ),
  ).toBeTruthy();
});

test('When one network sent very many, then they stand below one line, and the others can be opened', async () => {
  const flood = { key: 'one', size: 23 };
  serve([1, 2, 3, 4, 5].map((n) => withDanger(n, { flood })).concat(aDanger(6)));
  openPage('/admin/care');
  const rows = within(await list());
  expect(await rows.findByRole('heading', { name: '23 messages from one network' })).toBeTruthy();
  expect(rows.getByText('2 more')).toBeTruthy();
  expect(rows.getAllByText(/^“Nobody would miss me/)).toHaveLength(6);
});

test('When an admin chooses a level and a kind, then only such come, and the address says so', async () => {
  const { asked } = serve([aDanger(1)]);
  const { user } = openPage('/admin/care');
  await list();
  await user.selectOptions(screen.getByLabelText('Level'), 'Likely');
  await user.selectOptions(screen.getByLabelText('Kind'), 'A medical emergency');
  await waitFor(() => expect(asked.at(-1)).toMatch(/level=likely&kind=emergency/));
  expect(window.location.search).toBe('?level=likely&kind=emergency');
});

test('When there was no danger, then one button says so', async () => {
  const { decided } = serve([aDanger(1)]);
  const { user } = openPage(`/admin/care/danger-${idOf(1)}`);
  await user.click(await screen.findByRole('button', { name: 'No danger' }));
  await waitFor(() => expect(decided).toEqual([{ decision: 'noDanger' }]));
  expect(await screen.findByText('Marked as no danger.')).toBeTruthy();
});

test('When a finger moves across the open case, then the next one opens, and a short move does nothing', async () => {
  serve([aDanger(1), aDanger(2)]);
  openPage(`/admin/care/danger-${idOf(1)}`);
  const words = await screen.findByText('Nobody would miss me.', { selector: 'blockquote' });
  const swipe = (from: number, to: number, down = 0) => {
    fireEvent.touchStart(words, { touches: [{ clientX: from, clientY: 300 }] });
    fireEvent.touchEnd(words, { changedTouches: [{ clientX: to, clientY: 300 + down }] });
  };
  swipe(300, 260);
  swipe(300, 100, 200);
  expect(window.location.pathname).toBe(`/admin/care/danger-${idOf(1)}`);
  swipe(300, 100);
  await waitFor(() => expect(window.location.pathname).toBe(`/admin/care/danger-${idOf(2)}`));
});

test('When something waits, then the menu and the first page of admins say how much, most serious first', async () => {
  serve([]);
  openPage('/admin');
  const words = '2 certain, 1 likely, 5 may need a look, 3 held back';
  const menu = await screen.findByRole('navigation', { name: 'Admin' });
  expect(await within(menu).findByText(words)).toBeTruthy();
  expect(await screen.findByText(new RegExp(`At the care desk: ${words}`))).toBeTruthy();
});
