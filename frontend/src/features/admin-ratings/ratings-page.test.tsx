import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { countsOf } from '../../testing/desk.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

const rating = {
  id: '7d0c4a3e-8f57-4c43-9a55-0d4f6f6b2b11',
  assistant: 'coach',
  thumb: 'down',
  reason: 'off-topic',
  text: 'It is too short.',
  isShown: true,
  isDone: false,
  createdAt: '2026-03-02T18:30:00.000Z',
};

function openReplies(rows: object[] = [rating]) {
  const queries: Record<string, string>[] = [];
  const changes: unknown[] = [];
  let reads = 0;
  server.use(
    member({ role: 'admin' }),
    http.get('*/api/care-desk/counts', () => HttpResponse.json(countsOf([]))),

    http.get('*/api/reply-ratings', ({ request }) => {
      queries.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json(rows);
    }),
    http.get('*/api/reply-ratings/:id', () => {
      reads += 1;
      return HttpResponse.json({ ...rating, question: 'Where?', reply: 'Begin with why.' });
    }),
    http.patch('*/api/reply-ratings/:id', async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json({ ...rating, isDone: true });
    }),
  );
  return { ...openPage('/admin/replies'), queries, changes, reads: () => reads };
}

test('When an admin opens the replies, then question and answer are read only by a press', async () => {
  const { user, reads } = openReplies();
  expect(await screen.findByText('It did not answer my question')).toBeTruthy();
  expect(reads()).toBe(0);
  await user.click(screen.getByRole('button', { name: /^Read question and answer/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Question and answer' }));
  expect(await dialog.findByText('Begin with why.')).toBeTruthy();
  expect(reads()).toBe(1);
});

test('When a person has not agreed, then there is nothing to read', async () => {
  openReplies([{ ...rating, isShown: false }]);
  await screen.findByText('It is too short.');
  expect(screen.queryByRole('button', { name: /^Read/ })).toBeNull();
});

test('When filters are chosen, then the list is asked with them', async () => {
  const { user, queries } = openReplies();
  await user.selectOptions(await screen.findByLabelText('Assistant'), 'Coach');
  await user.selectOptions(screen.getByLabelText('Thumb'), 'Not helpful');
  await user.selectOptions(screen.getByLabelText('State'), 'Open');
  await waitFor(() =>
    expect(queries.at(-1)).toMatchObject({ assistant: 'coach', thumb: 'down', done: 'false' }),
  );
});

test('When one is marked as done, then that is sent, and the list is asked again', async () => {
  const { user, queries, changes } = openReplies();
  await user.click(await screen.findByRole('button', { name: /^Mark as done/ }));
  await waitFor(() => expect(changes).toEqual([{ done: true }]));
  await waitFor(() => expect(queries.length).toBeGreaterThan(1));
});

test('When there is none, then the page says so', async () => {
  openReplies([]);
  expect(await screen.findByText('No thumbs here yet')).toBeTruthy();
});
