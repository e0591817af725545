import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { age, member, server } from '../../testing/server.ts';
import { address, chat } from './chat-fixtures.ts';

beforeEach(() => server.use(member(), age()));
const list = (...chats: object[]) => http.get('*/api/chats', () => HttpResponse.json(chats));

test('When a member has chats, then each shows with whom, and what is new', async () => {
  server.use(list(chat({ unread: 2 }), chat({ id: 'b3c1f0de-24a7-4e0c-8a3b-91d5c7e0f862' })));
  openPage('/prayer/chats');
  const chats = within(await screen.findByRole('list', { name: 'Your chats' }));
  const [first, second] = chats.getAllByRole('link');
  expect(first!.getAttribute('href')).toBe(address);
  expect(first!.textContent).toMatch(/^Daniel Abara.*2 new$/);
  expect(second!.textContent).not.toContain('new');
});

test('When there is no chat, then the page says with whom there can be one', async () => {
  server.use(list());
  openPage('/prayer/chats');
  expect(await screen.findByText('You have no private chats yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my partner' }).getAttribute('href')).toBe(
    '/partner',
  );
});

test('When the list fails, then it can be loaded again', async () => {
  server.use(
    http.get('*/api/chats', () => new HttpResponse(null, { status: 503 }), { once: true }),
    list(chat()),
  );
  const { user } = openPage('/prayer/chats');
  expect(await screen.findByText('Your chats did not load')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Daniel Abara')).toBeTruthy();
});

test.each([
  ['I am 18 or older', true],
  ['I am under 18', false],
])(
  'When a member was never asked, then the page asks once; the answer “%s” is stored',
  async (name, isAdult) => {
    let known: boolean | null = null;
    const sent: unknown[] = [];
    server.use(
      list(chat()),
      http.get('*/api/age', () => HttpResponse.json({ isAdult: known })),
      http.put('*/api/age', async ({ request }) => {
        sent.push(await request.json());
        known = isAdult;
        return HttpResponse.json({ isAdult });
      }),
    );
    const { user } = openPage('/prayer/chats');
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you 18 or older?' }));
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ isAdult }]);
    const shown = isAdult ? 'Daniel Abara' : 'This part is for adults';
    expect(await screen.findByText(shown)).toBeTruthy();
  },
);

test('When a member said that they are under 18, then chats and circles say so kindly, and ask no more', async () => {
  server.use(
    age(false),
    list(chat()),
    http.get('*/api/circles', () => HttpResponse.json({ circles: [], invitations: [] })),
  );
  for (const page of ['/prayer/chats', '/prayer/circles']) {
    const { unmount } = openPage(page);
    expect(await screen.findByText('This part is for adults')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'your account' }).getAttribute('href')).toBe(
      '/account?tab=data',
    );
    unmount();
  }
});
