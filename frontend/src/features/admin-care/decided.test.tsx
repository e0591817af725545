import type { DecidedDetail, DecidedText } from '@kbf/contracts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aCase, aDanger, idOf, serveCounts, since } from '../../testing/desk.ts';
import { openPage } from '../../testing/render-app.tsx';
import { heldAlerts, member, server } from '../../testing/server.ts';

const aDecision = (n: number, changes: Partial<DecidedText> = {}): DecidedText => ({
  id: idOf(n),
  kind: 'comment',
  was: 'held',
  decision: 'hide',
  reasons: ['spam'],
  decidedAt: since,
  by: 'Grace Whitfield',
  note: `Note ${n}`,
  ...changes,
});

function serveDecided(all: DecidedText[], changes: Partial<DecidedDetail> = {}): string[] {
  const looks: string[] = [];
  server.use(
    member({ role: 'admin' }),
    heldAlerts(),
    serveCounts(() => []),
    http.get('*/api/care-desk', () => HttpResponse.json([])),
    http.get('*/api/decided-texts', () => HttpResponse.json(all)),
    http.get('*/api/decided-texts/:id', ({ params }) => {
      looks.push(String(params['id']));
      const found = all.find(({ id }) => id === params['id']);
      if (!found)
        return HttpResponse.json({ message: 'Gone.', code: 'not_found' }, { status: 404 });
      const words = `Words of ${found.note ?? 'it'}`;
      return HttpResponse.json({ ...found, words, author: null, ...changes });
    }),
  );
  return looks;
}

test('When an admin asks what was decided, then who, when and why stand there, and no word is opened', async () => {
  const looks = serveDecided([
    aDecision(1),
    aDecision(2, { kind: 'prayer', was: 'public', decision: 'release', note: null }),
  ]);
  openPage('/admin/care?show=decided');
  await screen.findByText('Note 1');
  const list = within(screen.getByRole('navigation', { name: 'Care desk' }));
  const [first, second] = list.getAllByRole('link', { name: /Grace Whitfield/ });
  expect(first?.textContent).toContain('CommentKept hiddenNote 1');
  expect(second?.textContent).toContain('PrayerLeft public');
  expect(list.getByRole('link', { name: 'Decided' }).getAttribute('aria-current')).toBe('true');
  expect(looks).toEqual([]);
});

test('When one is opened by key, then its words, its author, the decision and the note stand there', async () => {
  const looks = serveDecided([aDecision(1)], { author: { id: idOf(7), fullName: 'Tamar L.' } });
  const { user } = openPage('/admin/care?show=decided');
  await screen.findByText('Note 1');
  await user.keyboard('j');
  expect(await screen.findByText('Words of Note 1')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Comment' }));
  expect(screen.getByRole('link', { name: 'Tamar L.' }).getAttribute('href')).toContain(idOf(7));
  const made = within(screen.getByRole('region', { name: 'Decision' }));
  expect(made.getByText(/Kept hidden by/).textContent).toContain('Grace Whitfield');
  expect(made.getByText('Note 1')).toBeTruthy();
  expect(screen.getByText(/Why: looks like spam/)).toBeTruthy();
  expect(window.location.pathname).toBe(`/admin/care/decided-${idOf(1)}`);
  expect(looks).toEqual([idOf(1)]);
});

test('When a visitor wrote it and nobody noted anything, then it says so', async () => {
  serveDecided([aDecision(1, { note: null })]);
  openPage(`/admin/care/decided-${idOf(1)}`);
  expect(await screen.findByText('A visitor')).toBeTruthy();
  expect(screen.getByText('No note.')).toBeTruthy();
});

test('When nothing was decided, or it is not kept any more, then it says so', async () => {
  serveDecided([]);
  openPage(`/admin/care/decided-${idOf(9)}`);
  expect(await screen.findByText('This is no longer on file')).toBeTruthy();
  expect(await screen.findByText('No decisions yet')).toBeTruthy();
});

test('When the list does not load, then it says so and can be tried again', async () => {
  serveDecided([aDecision(1)]);
  server.use(http.get('*/api/decided-texts', () => HttpResponse.error(), { once: true }));
  const { user } = openPage('/admin/care?show=decided');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Note 1')).toBeTruthy();
});

test('When an admin says what a danger is about, then it is kept at once and no guess any more', async () => {
  const danger = aDanger(1);
  const sent: unknown[] = [];
  const looks: string[] = [];
  server.use(
    member({ role: 'admin' }),
    heldAlerts(),
    serveCounts(() => []),
    http.get('*/api/care-desk', () => HttpResponse.json([danger])),
    http.get('*/api/care-desk/danger/:id', () => {
      looks.push(danger.id);
      return HttpResponse.json({ ...danger, case: aCase(danger), decision: null, next: null });
    }),
    http.patch('*/api/care-desk/danger/:id', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openPage(`/admin/care/danger-${danger.id}`);
  await screen.findByRole('heading', { level: 2, name: 'Suicide' });
  await user.keyboard('c');
  const choice = screen.getByLabelText('What it’s about');
  expect(document.activeElement).toBe(choice);
  await user.selectOptions(choice, 'Violence by a partner');
  await screen.findByRole('heading', { level: 2, name: 'Violence by a partner' });
  expect(sent).toEqual([{ namedKind: 'partner-violence' }]);
  expect(looks).toEqual([danger.id]);
});
