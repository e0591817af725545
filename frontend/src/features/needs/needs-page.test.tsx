import type { Need, NeedContact, OwnNeed } from '@kbf/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server, visitor } from '../../testing/server.ts';

const id = '00000000-0000-4000-8000-000000000001';
const need: Need = {
  id,
  kind: 'need',
  text: 'A van for two days.',
  tag: 'transport',
  endsOn: '2026-12-31',
  userId: '00000000-0000-4000-8000-000000000002',
  userName: 'Daniel Okafor',
  mine: false,
  contact: 'none',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const contact: NeedContact = {
  id: '00000000-0000-4000-8000-000000000003',
  need: { id, kind: 'need', text: need.text },
  direction: 'received',
  otherUserId: need.userId,
  otherName: 'Daniel Okafor',
  state: 'waiting',
  phone: null,
  email: null,
  createdAt: '2026-11-20T10:00:00.000Z',
};

/** Serves the board by query. */
function serveBoard(read: (query: URLSearchParams) => Need[]) {
  server.use(
    http.get('*/api/needs', ({ request }) =>
      HttpResponse.json(read(new URL(request.url).searchParams)),
    ),
  );
}
beforeEach(() => server.use(member()));

test('When a visitor opens the page, then it is not there', async () => {
  server.use(visitor);
  openPage('/needs');
  expect(await screen.findByRole('main')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Needs and offers' })).toBeNull();
});

test('When no admin has approved the person, then the page says how that comes, and asks for nothing', async () => {
  server.use(member({ approved: false }));
  openPage('/needs');
  expect(await screen.findByText('Your account is waiting for approval')).toBeTruthy();
  const form = screen.getByRole('link', { name: 'Open the Join form' });
  expect(form.getAttribute('href')).toBe('/welcome#contact');
  expect(screen.queryByRole('button', { name: 'I need something' })).toBeNull();
});

test('When the board is open, then needs stand beside offers, and a tag narrows both', async () => {
  serveBoard((query) => {
    const kind = query.get('kind') as Need['kind'];
    if (query.get('tag') === 'legal') return [];
    return [{ ...need, kind, text: kind === 'need' ? need.text : 'Our van stands still.' }];
  });
  const { user } = openPage('/needs');
  const needed = await screen.findByRole('region', { name: 'Needed' });
  const offered = screen.getByRole('region', { name: 'Offered' });
  expect(await within(needed).findByText('A van for two days.')).toBeTruthy();
  expect(await within(offered).findByText('Our van stands still.')).toBeTruthy();
  expect(within(needed).getByText('until Dec 31, 2026')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('About'), 'legal');
  expect(await within(needed).findByText('Nothing matches your search.')).toBeTruthy();
});

test('When nothing is there, or it does not load, then the board says so', async () => {
  serveBoard(() => []);
  const { unmount } = openPage('/needs');
  expect(await screen.findByText('No one needs anything right now.')).toBeTruthy();
  expect(screen.getByText('Nothing is offered right now.')).toBeTruthy();
  unmount();
});

test('When one asks for contact, then it says what is shared, and the slip says that it is asked', async () => {
  const asked: unknown[] = [];
  serveBoard((query) =>
    query.get('kind') === 'need' ? [{ ...need, contact: asked.length ? 'waiting' : 'none' }] : [],
  );
  server.use(
    http.post('*/api/needs/:id/contacts', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ ...contact, direction: 'sent' }, { status: 201 });
    }),
  );
  const { user } = openPage('/needs');
  await user.click(await screen.findByRole('button', { name: 'Ask to talk' }));
  await user.click(await screen.findByLabelText('My phone number'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send request' }).disabled).toBe(
    true,
  );
  await user.click(screen.getByLabelText('My email address'));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('You asked. Now it’s up to them.')).toBeTruthy();
  expect(asked).toEqual([{ shares: ['email'] }]);
});

test('When one tells a need, then it is sent with tag and day, and stands under Yours with what fits', async () => {
  const sent: Record<string, unknown>[] = [];
  const own: OwnNeed = { ...need, mine: true, state: 'public', matches: [] };
  const offer: Need = { ...need, id: contact.id, kind: 'offer', text: 'Our van stands still.' };
  serveBoard(() => []);
  server.use(
    http.post('*/api/needs', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ id, posted: 'public', need: own }, { status: 201 });
    }),
    http.get('*/api/needs/mine', () => HttpResponse.json([{ ...own, matches: [offer] }])),
  );
  const { user } = openPage('/needs');
  await user.click(await screen.findByRole('button', { name: 'I need something' }));
  await user.type(await screen.findByLabelText('In your own words'), 'A van for two days.');
  await user.click(screen.getByRole('button', { name: 'Post my need' }));
  expect(sent).toEqual([]);
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'transport');
  await user.click(screen.getByRole('button', { name: 'Post my need' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ kind: 'need', text: 'A van for two days.', tag: 'transport' });
  expect(sent[0]?.['endsOn']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('tab', { name: 'Yours' }));
  expect(await screen.findByText('Matches for what you need')).toBeTruthy();
  const notices = screen.getByRole('link', { name: 'Turn on notifications' });
  expect(notices.getAttribute('href')).toBe('/account?tab=data');
  expect(screen.getByText('Our van stands still.')).toBeTruthy();
});

test('When it is held, then the dialog says so; when it speaks of danger, then help comes first', async () => {
  serveBoard(() => []);
  const care = { level: 'certain', kind: 'suicide', language: 'en' };
  let answer: object = { id, posted: 'held' };
  server.use(http.post('*/api/needs', () => HttpResponse.json(answer, { status: 202 })));
  const { user } = openPage('/needs');
  const fill = async () => {
    await user.click(await screen.findByRole('button', { name: 'I offer something' }));
    await user.type(await screen.findByLabelText('In your own words'), 'Ten chairs to give away.');
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'equipment');
    await user.click(screen.getByRole('button', { name: 'Post my offer' }));
  };
  await fill();
  expect(await screen.findByText(/will read it before other members see it/)).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  server.resetHandlers();
  server.use(member());
  serveBoard(() => []);
  answer = { id, posted: 'held', care };
  server.use(http.post('*/api/needs', () => HttpResponse.json(answer, { status: 202 })));
  await user.click(await screen.findByRole('button', { name: 'I need something' }));
  await user.type(await screen.findByLabelText('In your own words'), 'I want to end it tonight.');
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'other');
  await user.click(screen.getByRole('button', { name: 'Post my need' }));
  expect((await screen.findAllByText(/988/)).length).toBeGreaterThan(0);
});

test('When somebody asks, then one agrees with what one shares, and sees how to reach them', async () => {
  let now: NeedContact = contact;
  const answers: unknown[] = [];
  server.use(
    http.get('*/api/need-contacts', () => HttpResponse.json([now])),
    http.patch('*/api/need-contacts/:contactId', async ({ request }) => {
      answers.push(await request.json());
      now = { ...contact, state: 'confirmed', phone: '+12025550102' };
      return HttpResponse.json(now);
    }),
  );
  const { user } = openPage('/needs?tab=contacts');
  await user.click(await screen.findByRole('button', { name: 'Agree to talk' }));
  await user.click(await screen.findByRole('button', { name: 'Agree' }));
  const phone = await screen.findByRole('link', { name: '+1 202 555 0102' });
  expect(phone.getAttribute('href')).toBe('tel:+12025550102');
  expect(answers).toEqual([{ answer: 'confirm', shares: ['phone'] }]);
});

test('When one does not want to talk, then that is said after a second press', async () => {
  let now: NeedContact = contact;
  server.use(
    http.get('*/api/need-contacts', () => HttpResponse.json([now])),
    http.patch('*/api/need-contacts/:contactId', () => {
      now = { ...contact, state: 'declined' };
      return HttpResponse.json(now);
    }),
  );
  const { user } = openPage('/needs?tab=contacts');
  await user.click(await screen.findByRole('button', { name: 'Not this time' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Not this time' }));
  expect(await screen.findByText('You said “Not this time.”')).toBeTruthy();
});

test('When a member blocks the author of a post, then the boards load again without it', async () => {
  serveBoard((query) => (query.get('kind') === 'need' ? [need] : []));
  const { user } = openPage('/needs');
  const name = `More options for ${need.userName}’s post`;
  const [more] = await screen.findAllByRole('button', { name });
  await user.click(more!);
  let isBlocked = false;
  server.use(
    http.put('*/api/blocks/:userId', ({ params }) => {
      isBlocked = params['userId'] === need.userId;
      const block = { userId: need.userId, userName: need.userName, createdAt: need.createdAt };
      return HttpResponse.json(block);
    }),
    http.get('*/api/needs', () => HttpResponse.json([])),
  );
  await user.click(await screen.findByRole('menuitem', { name: `Block ${need.userName}` }));
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  expect(await screen.findByText('No one needs anything right now.')).toBeTruthy();
  expect(isBlocked).toBe(true);
});
