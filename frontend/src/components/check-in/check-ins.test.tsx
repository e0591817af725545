import type { CheckIn } from '@kbf/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { WithStore } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { CheckInLine } from './check-in-line.tsx';
import { OpenCheckIns } from './open-check-ins.tsx';

const id = '0b8f5c7e-7d2c-4b55-9a53-3f1f3f0f6a11';
const checkIn: CheckIn = {
  prayerId: id,
  userRequest: 'Please pray for our bakery.',
  isPublic: true,
  days: 7,
  dueAt: '2026-11-29T12:00:00.000Z',
  askedAt: '2026-11-29T12:00:30.000Z',
};

/** Answers like the server, and records the requests. */
function serve(list: CheckIn[]) {
  const told: { method: string; path: string; body: unknown }[] = [];
  const note = async (request: Request) => {
    const body: unknown = request.method === 'DELETE' ? null : await request.json();
    told.push({ method: request.method, path: new URL(request.url).pathname, body });
  };
  let held = list;
  server.use(
    http.get('*/api/prayers/check-ins', () => HttpResponse.json(held)),
    http.put('*/api/prayers/:id/check-in', async ({ request }) => {
      await note(request);
      held = [{ ...checkIn, askedAt: null }];
      return HttpResponse.json(held[0]);
    }),
    http.delete('*/api/prayers/:id/check-in', async ({ request }) => {
      await note(request);
      held = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/prayers/:id/check-in/answer', async ({ request }) => {
      await note(request);
      const body = told.at(-1)!.body as { answer: string };
      return HttpResponse.json({ ...body, answeredAt: '2026-11-29T13:00:00.000Z' });
    }),
    http.post('*/api/prayers/:id/comments', async ({ request }) => {
      await note(request);
      return HttpResponse.json({ id, posted: 'held' }, { status: 202 });
    }),
    http.patch('*/api/prayers/:id', async ({ request }) => {
      await note(request);
      return HttpResponse.json({ id, thanks: 'The shop is open.' });
    }),
  );
  return told;
}

function open(what: 'questions' | 'line') {
  const user = userEvent.setup();
  render(
    <WithStore>{what === 'line' ? <CheckInLine prayerId={id} /> : <OpenCheckIns />}</WithStore>,
  );
  return user;
}

test('When a question waits, then one tap answers it, and only what is said further is for others', async () => {
  const told = serve([checkIn]);
  const user = open('questions');
  expect(await screen.findByText('Please pray for our bakery.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Harder' }));
  const reply = await screen.findByText(/Only you can see this answer/);
  await waitFor(() => expect(document.activeElement).toBe(reply));
  expect(told).toEqual([
    { method: 'POST', path: `/api/prayers/${id}/check-in/answer`, body: { answer: 'harder' } },
  ]);
  await user.type(screen.getByLabelText(/A word to the people praying/), 'Please go on praying.');
  await user.click(screen.getByRole('button', { name: 'Add to my prayer' }));
  expect(await screen.findByText(/will read it before it appears with your prayer/)).toBeTruthy();
  expect(told[1]).toMatchObject({
    path: `/api/prayers/${id}/comments`,
    body: { comment: 'Please go on praying.' },
  });
});

test('When it was answered, then the words are thanks, and nobody asks again', async () => {
  const told = serve([checkIn]);
  const user = open('questions');
  await user.click(await screen.findByRole('button', { name: 'It was answered' }));
  await user.type(await screen.findByLabelText(/Your thank-you note/), 'The shop is open.');
  expect(screen.queryByText('Would you like us to ask again?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add to my prayer' }));
  expect(await screen.findByText('It now appears with your prayer.')).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('OUTPUT');
  expect(told[1]).toMatchObject({
    method: 'PATCH',
    body: { answered: true, thanks: 'The shop is open.' },
  });
});

test('When the prayer is private, then there is nobody to tell, and one can be asked again', async () => {
  serve([{ ...checkIn, isPublic: false }]);
  const user = open('questions');
  await user.click(await screen.findByRole('button', { name: 'The same' }));
  await user.click(await screen.findByRole('button', { name: 'in 30 days' }));
  expect(await screen.findByText('We will check in once, on Nov 29, 2026.')).toBeTruthy();
  expect(screen.getByText(/Only you can see this answer/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('When no question was asked yet, then nothing stands there', async () => {
  let asked = false;
  serve([]);
  server.use(
    http.get('*/api/prayers/check-ins', () => {
      asked = true;
      return HttpResponse.json([{ ...checkIn, askedAt: null }]);
    }),
  );
  open('questions');
  await waitFor(() => expect(asked).toBe(true));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('When a member wants to be asked, then the day stands there, and it can be taken back', async () => {
  const told = serve([]);
  const user = open('line');
  await user.click(await screen.findByRole('button', { name: 'in a week' }));
  expect(await screen.findByText('We will check in once, on Nov 29, 2026.')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Don’t check in' }));
  expect(await screen.findByText('Would you like us to check in later?')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  expect(told.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
});

test('When it cannot be noted, then it says so and can be tried again', async () => {
  serve([]);
  server.use(
    http.put('*/api/prayers/:id/check-in', () =>
      HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 }),
    ),
  );
  const user = open('line');
  await user.click(await screen.findByRole('button', { name: 'in 3 days' }));
  await waitFor(() => expect(screen.getByRole('group').getAttribute('aria-busy')).toBe('false'));
  expect(screen.getByRole('button', { name: 'in 3 days' })).toBeTruthy();
});
