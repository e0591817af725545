import type { DeskItem } from '@kbf/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { aCase, aDanger, countsOf, idOf } from '../../testing/desk.ts';
import { openPage } from '../../testing/render-app.tsx';
import { aText } from '../../testing/serve-desk.ts';
import { heldAlerts, member as loggedIn, server } from '../../testing/server.ts';

/** Serves these items, of which the filter in the address chooses; `waiting`: what waits in all. */
function serve(items: readonly DeskItem[], waiting = items) {
  const asked: string[] = [];
  const decided: unknown[] = [];
  server.use(
    loggedIn({ role: 'admin' }),
    heldAlerts(),
    http.get('*/api/care-desk', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const [level, kind] = [searchParams.get('level'), searchParams.get('kind')];
      return HttpResponse.json(
        items.filter(
          ({ danger }) => (!level || danger?.level === level) && (!kind || danger?.kind === kind),
        ),
      );
    }),
    http.get('*/api/care-desk/counts', () => HttpResponse.json(countsOf(waiting))),
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
  const row = await within(await list()).findByRole('link', { name: /^Child in danger/ });
  expect(row.textContent).toContain('Likely');
  expect(row.textContent).toContain('“He locks us in at…”');
  expect(row.textContent).toContain('Visitor, ');
  expect(row.textContent).toContain('Saw help above the answer');
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

const emergency = (n: number) => withDanger(n, { kind: 'emergency' });

test('When emergencies wait, then the list begins with them, says how many, and calls from the row', async () => {
  const person = { fullName: 'Tamar Lindqvist', phone: '+12025550177' };
  serve([withDanger(1, { kind: 'overdose', person }), emergency(2), aDanger(3)]);
  openPage('/admin/care');
  const now = within(
    await screen.findByRole('region', { name: 'Right now: 2 medical emergencies' }),
  );
  expect(now.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(now.getByText('Tamar Lindqvist')).toBeTruthy();
  expect(now.getByText('+1 202 555 0177')).toBeTruthy();
  const call = now.getByRole('link', { name: 'Call Tamar Lindqvist' });
  expect(call.getAttribute('href')).toBe('tel:+12025550177');
  expect(now.queryByRole('link', { name: /^Suicide/ })).toBeNull();
  expect(screen.getAllByRole('link', { name: /^Call/ })).toHaveLength(1);
});

test('When an admin filters, then by buttons that say how many wait, the most urgent first', async () => {
  const { asked } = serve([
    aDanger(1),
    aDanger(2, 'possible'),
    emergency(3),
    withDanger(4, { level: 'likely', kind: 'child' }),
  ]);
  const { user } = openPage('/admin/care');
  const chipsIn = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await screen.findByRole('button', { name: 'Medical emergency 1' });
  expect(chipsIn('Level')).toEqual(['Certain 2', 'Likely 1', 'May need a look 1']);
  expect(chipsIn('Kind')).toEqual(['Medical emergency 1', 'Suicide 2', 'Child in danger 1']);

  await user.click(screen.getByRole('button', { name: 'Suicide 2' }));
  await waitFor(() => expect(asked.at(-1)).toMatch(/kind=suicide/));
  expect(screen.getByRole('button', { name: 'Suicide 2', pressed: true })).toBeTruthy();
  expect(chipsIn('Level')).toEqual(['Certain 1', 'May need a look 1']);
  await user.click(screen.getByRole('button', { name: 'Certain 1' }));
  expect(window.location.search).toBe('?kind=suicide&level=certain');
  await user.click(screen.getByRole('button', { name: 'Suicide 1' }));
  expect(window.location.search).toBe('?level=certain');
});

test('When nothing matches the filter, then it says how many still wait, without a thank-you', async () => {
  serve([aDanger(1), aDanger(2, 'possible')]);
  const { user } = openPage('/admin/care?kind=emergency');
  await screen.findByRole('heading', { name: 'No one matches this filter' });
  expect(await screen.findByText('2 messages are still waiting.')).toBeTruthy();
  expect(screen.queryByText('No one is waiting')).toBeNull();
  expect(screen.getByRole('button', { name: 'Medical emergency 0', pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Show all' }));
  expect(await within(await list()).findAllByRole('link', { name: /^Suicide/ })).toHaveLength(2);
});

test('When nothing waits at all, then a filter does not hide the thanks', async () => {
  serve([]);
  openPage('/admin/care?kind=emergency');
  expect(await screen.findByText('No one is waiting')).toBeTruthy();
});

test('When more waits than is shown, then the list says how many of how many', async () => {
  serve([aDanger(1)]);
  server.use(
    http.get('*/api/care-desk', () =>
      HttpResponse.json([aDanger(1)], {
        headers: { 'X-Total-Count': '12', Link: '</api/care-desk?cursor=next>; rel="next"' },
      }),
    ),
  );
  openPage('/admin/care');
  expect(await screen.findByText('1 of 12 messages')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show 11 more' })).toBeTruthy();
});

test('When one of a filtered list is handled, then the next is one of the same list', async () => {
  const { decided } = serve([emergency(1)]);
  const { user } = openPage(`/admin/care/danger-${idOf(1)}?kind=emergency`);
  await user.click(await screen.findByRole('button', { name: 'Handled' }));
  await waitFor(() =>
    expect(decided).toEqual([{ decision: 'handled', filter: { kind: 'emergency' } }]),
  );
  await waitFor(() => expect(window.location.pathname).toBe('/admin/care'));
  expect(window.location.search).toBe('?kind=emergency');
});

test('When there was no danger, then one button says so', async () => {
  const { decided } = serve([aDanger(1)]);
  const { user } = openPage(`/admin/care/danger-${idOf(1)}`);
  await user.click(await screen.findByRole('button', { name: 'No danger' }));
  await waitFor(() => expect(decided).toEqual([{ decision: 'noDanger' }]));
  expect(await screen.findByText('Ruth Castellanos: marked as no danger.')).toBeTruthy();
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
  const likely = withDanger(4, { level: 'likely', kind: 'child' });
  serve([], [emergency(1), emergency(2), aDanger(3), likely, aDanger(5, 'possible'), aText(6)]);
  openPage('/admin');
  const others = '2 more who may be in danger, 1 may need a look, 1 held back';
  const menu = await screen.findByRole('navigation', { name: 'Admin' });
  expect(await within(menu).findByText(`2 medical emergencies, ${others}`)).toBeTruthy();
  const desk = await screen.findByRole('link', { name: /Open the care desk$/ });
  expect(desk.textContent).toBe(`2 medical emergencies${others}Open the care desk`);
});

test('When a button that decides is clicked twice in a row, then the second click decides nothing', async () => {
  const { decided } = serve([aDanger(1), aDanger(2)]);
  openPage(`/admin/care/danger-${idOf(1)}`);
  // The browser counts clicks by their place on the screen, even when what stands there has changed.
  for (const name of ['Handled', 'No danger'])
    fireEvent.click(await screen.findByRole('button', { name }), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Handled' }), { detail: 1 });
  await waitFor(() => expect(decided).toEqual([{ decision: 'handled' }]));
});
