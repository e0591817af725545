import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { comment, prayer, serveFeed } from './feed-fixtures.ts';

/** Opens the feed with this prayer, and selects an entry of its menu. */
async function choose(label: string, changes: Parameters<typeof prayer>[1] = {}) {
  serveFeed(() => [prayer(1, changes)]);
  const { user } = openPage('/prayer-feed');
  await user.click(await screen.findByRole('button', { name: 'More options for this prayer' }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
  return user;
}

/** Serves the call that marks a prayer, and records the requests. */
function serveMark(answer: (sent: Record<string, unknown>) => Response) {
  const sent: unknown[] = [];
  server.use(
    http.patch('*/api/prayers/:id', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      return answer(body);
    }),
  );
  return sent;
}
const answeredAt = '2026-11-21T10:00:00.000Z';

test('When a prayer is reported, then the reason is sent and the dialog says what happens next', async () => {
  const reasons: unknown[] = [];
  server.use(
    http.post('*/api/prayers/:id/report', async ({ request }) => {
      reasons.push(await request.json());
      return HttpResponse.json({ reported: true }, { status: 201 });
    }),
  );
  const user = await choose('Report this prayer');
  await user.type(await screen.findByLabelText('Reason'), 'It is an ad.');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. We will take a look.')).toBeTruthy();
  expect(reasons).toEqual([{ reason: 'It is an ad.' }]);
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  const menu = screen.getByRole('button', { name: 'More options for this prayer' });
  await waitFor(() => expect(document.activeElement).toBe(menu));
});

test('When a comment of somebody else is there, then it can be reported; one’s own can be deleted', async () => {
  const comments = [comment(1), comment(2, { mine: true, userName: 'Grace' })];
  serveFeed(() => [prayer(1, { comments, commentCount: 2 })]);
  const { user } = openPage('/prayer-feed');
  await user.click(
    await screen.findByRole('button', { name: 'More options for Ruth Castellanos’s comment' }),
  );
  expect(await screen.findByRole('menuitem', { name: 'Report this comment' })).toBeTruthy();
  await user.keyboard('{Escape}');
  server.use(
    http.delete(
      '*/api/prayers/:id/comments/:comment',
      () => new HttpResponse(null, { status: 204 }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'More options for Grace’s comment' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this comment' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Comment 2')).toBeNull());
  expect(screen.getByRole('button', { name: 'Comments, 1 so far' })).toBeTruthy();
  const section = screen.getByRole('region', { name: 'Comments' });
  await waitFor(() => expect(document.activeElement).toBe(section));
});

test('When a prayer is marked as answered, then letter and thanks say so, and it can be taken back', async () => {
  const sent = serveMark(({ answered, thanks }) =>
    HttpResponse.json(
      answered
        ? prayer(1, { mine: true, answeredAt, thanks: thanks as string })
        : prayer(1, { mine: true }),
    ),
  );
  const user = await choose('Mark as answered', { mine: true });
  await user.type(await screen.findByLabelText(/Your thank-you note/), 'The lease is signed.');
  await user.click(screen.getByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByText('The lease is signed.')).toBeTruthy();
  expect(sent).toEqual([{ answered: true, thanks: 'The lease is signed.' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'More options for this prayer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Not answered yet' }));
  await waitFor(() => expect(screen.queryByText('The lease is signed.')).toBeNull());
});

test('When thanks wait for a person to look at them, then the author is told', async () => {
  serveMark(() => HttpResponse.json(prayer(1, { mine: true, answeredAt }), { status: 202 }));
  const user = await choose('Mark as answered', { mine: true });
  await user.type(await screen.findByLabelText(/Your thank-you note/), 'See https://example.com');
  await user.click(screen.getByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByText(/will read your note before it appears/)).toBeTruthy();
});

test('When thanks speak of danger, then help takes the form’s place', async () => {
  const care = { level: 'certain', kind: 'suicide', language: 'en' };
  serveMark(() => HttpResponse.json({ ...prayer(1, { mine: true }), care }, { status: 202 }));
  const user = await choose('Mark as answered', { mine: true });
  await user.type(await screen.findByLabelText(/Your thank-you note/), 'I want to end it tonight.');
  await user.click(screen.getByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findAllByText(/988/)).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
});
