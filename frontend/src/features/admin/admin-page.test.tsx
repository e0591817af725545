import type { ContactSubmission } from '@kbf/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
// Loaded before the first test, because loading can exceed the wait for a page on a busy machine.
import '../../components/chart/bar-drawing.tsx';
import '../../components/chart/time-drawing.tsx';
import './admin-page.tsx';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

const submission = (n: number, changes: Partial<ContactSubmission> = {}): ContactSubmission => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  fullName: `Person ${n}`,
  email: `person${n}@example.org`,
  phone: '(202) 555-0103',
  message: 'Company: Castellanos Bakery\n\nAbout: I bake bread.',
  form: { kind: 'join', company: 'Castellanos Bakery', about: 'I bake bread.' },
  type: 'Member',
  status: 'new',
  note: null,
  replyDueAt: null,
  personId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const stats = {
  today: 2,
  last30Days: 14,
  allTime: 1_234,
  byType: [
    { type: 'Member', count: 1_000 },
    { type: 'Guest Speaker', count: 234 },
  ],
  byDay: [
    { day: '2026-11-19', count: 3 },
    { day: '2026-11-20', count: 2 },
  ],
};

const over = { today: 1, last30Days: 2_000, allTime: 3 };
/** The figures of the services. */
const siteFigures = () =>
  Object.entries({
    '*/api/auth/figures': { members: over, admins: 2, suspended: 1 },
    '*/api/prayers/figures': {
      prayers: over,
      public: 3,
      waiting: 0,
      replies: over,
      comments: over,
    },
    '*/api/ai-figures': {
      source: 'model',
      spentToday: 12,
      spentLast30Days: 340,
      budgetPerDay: 5_000,
    },
    '*/api/notifications/figures': { texts: over, mails: over, failed: 1, textPrice: 0.01 },
  }).map(([path, answer]) => http.get(path, () => HttpResponse.json(answer)));

/** An admin's desk with these submissions. @returns all received queries */
function serveDesk(all: ContactSubmission[]) {
  const queries: string[] = [];
  server.use(
    member({ role: 'admin' }),
    ...siteFigures(),
    http.get('*/api/contact-submissions/stats', () => HttpResponse.json(stats)),
    http.get('*/api/contact-submissions', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      const words = searchParams.get('search') ?? '';
      const found = all.filter(({ fullName }) => fullName.includes(words));
      return HttpResponse.json(found, { headers: { 'X-Total-Count': String(found.length) } });
    }),
    http.get('*/api/contact-submissions/:id', ({ params }) => {
      const found = all.find(({ id }) => id === params['id']);
      return found
        ? HttpResponse.json(found)
        : HttpResponse.json({ message: 'None.', code: 'not_found' }, { status: 404 });
    }),
  );
  return queries;
}

test('When an admin opens the desk, then figures, charts with tables and the directory are there', async () => {
  serveDesk([submission(1), submission(2)]);
  openPage('/admin');
  const allTime = await screen.findByText('All time', { selector: 'dt' });
  expect(allTime.nextElementSibling?.textContent).toBe('1,234');
  for (const title of ['Contribution breakdown', 'Submissions over time'])
    expect(screen.getByRole('figure', { name: new RegExp(title) })).toBeTruthy();
  expect(
    screen.getByRole('rowheader', { name: 'Guest Speaker' }).nextElementSibling?.textContent,
  ).toBe('234');
  expect(await screen.findByRole('table', { name: '2 people' })).toBeTruthy();
});

test('When nobody fits the search, then it says so in the words of the site', async () => {
  const queries = serveDesk([submission(1)]);
  const { user } = openPage('/admin');
  await screen.findByRole('table', { name: '1 person' });
  await user.type(screen.getByLabelText(/^Name, email/), 'nobody{Enter}');
  expect(await screen.findByText('No members found matching your search')).toBeTruthy();
  expect(queries.at(-1)).toContain('search=nobody');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  server.use(
    http.get('*/api/contact-submissions.csv', ({ request }) => {
      queries.push(new URL(request.url).search);
      return new HttpResponse('"name"', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(queries.at(-1)).toBe('?search=nobody');
});

test('When a name is opened, then the details have an address of their own, and closing keeps the search', async () => {
  serveDesk([submission(1)]);
  const { user } = openPage('/admin?search=Person');
  await user.click(await screen.findByRole('link', { name: 'Person 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Person 1' }));
  expect(await dialog.findByText('Castellanos Bakery')).toBeTruthy();
  expect(dialog.getByText('I bake bread.')).toBeTruthy();
  expect(window.location.pathname).toBe(`/admin/contacts/${submission(1).id}`);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname + window.location.search).toBe('/admin?search=Person');
});

test('When an admin notes and approves, then both are sent, and the way to the members is shown', async () => {
  const all = [submission(1)];
  serveDesk(all);
  const bodies: unknown[] = [];
  server.use(
    http.patch('*/api/contact-submissions/:id', async ({ request }) => {
      const body = (await request.json()) as Partial<ContactSubmission>;
      bodies.push(body);
      all[0] = submission(1, body);
      return HttpResponse.json(all[0]);
    }),
    http.post('*/api/contact-submissions/:id/approve', () => {
      all[0] = submission(1, { status: 'approved' });
      return HttpResponse.json(all[0]);
    }),
  );
  const { user } = openPage(`/admin/contacts/${submission(1).id}`);
  await user.selectOptions(
    await screen.findByLabelText('Status', { selector: '[role=dialog] *' }),
    'Contacted',
  );
  await user.type(screen.getByLabelText(/^Note/), 'Called on Monday.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toEqual([{ status: 'contacted', note: 'Called on Monday.' }]));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Approve as member' }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Person 1 was approved.')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'See them in the member list' }).getAttribute('href'),
  ).toBe('/admin/members?search=person1%40example.org');
});

test('When there is no such submission, then the details say so', async () => {
  serveDesk([]);
  openPage(`/admin/contacts/${submission(9).id}`);
  expect(await screen.findByText('This message was not found')).toBeTruthy();
});

test('When a member who is no admin opens the desk, then access is denied and nothing is asked', async () => {
  const queries = serveDesk([submission(1)]);
  server.use(member());
  openPage('/admin');
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(queries).toEqual([]);
});

test('When the services answer, then the site stands there in numbers, with what texts cost', async () => {
  serveDesk([]);
  openPage('/admin');
  expect(await screen.findByText('2 admins, 1 suspended')).toBeTruthy();
  expect(await screen.findByText('About $20.00 in 30 days, at $0.01 per text')).toBeTruthy();
  expect(await screen.findByText('1 text or email failed in 30 days')).toBeTruthy();
  expect(await screen.findByText('12 of 5,000 replies used today, 340 in 30 days.')).toBeTruthy();
});

test('When one service is away, then only its figures say so', async () => {
  serveDesk([]);
  server.use(
    http.get('*/api/ai-figures', () => HttpResponse.json({ message: 'Away.' }, { status: 503 })),
  );
  openPage('/admin');
  expect(await screen.findByText('The figures for the assistant did not load')).toBeTruthy();
  expect(await screen.findByText('2 admins, 1 suspended')).toBeTruthy();
});

test('When a contact is closed before its note is saved, then the note is there again', async () => {
  serveDesk([submission(1), submission(2)]);
  const { user } = openPage('/admin');
  const open = async (name: string) => user.click(await screen.findByRole('link', { name }));
  const note = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note/);
  await open('Person 1');
  await user.type(await note(), 'Called on Monday.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await open('Person 2');
  expect((await note()).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await open('Person 1');
  expect((await note()).value).toBe('Called on Monday.');
});
