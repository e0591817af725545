import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
// Loaded before the first test, because loading can exceed the wait for a page on a busy machine.
import './deliveries-page.tsx';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

const delivery = (n: number, changes: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  channel: 'sms',
  kind: 'login',
  recipient: '(•••) •••-0142',
  state: 'delivered',
  providerId: null,
  error: null,
  resendable: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const failed = delivery(1, { state: 'failed', error: 'carrier said no', resendable: true });

function serveDeliveries(queues: object[] = []) {
  const state = { isFailed: true };
  const acts: string[] = [];
  server.use(
    member({ role: 'admin' }),
    http.get('*/api/notifications/deliveries', ({ request }) => {
      const troubled = new URL(request.url).searchParams.get('troubled') === 'true';
      const all = troubled ? [] : [delivery(2)];
      return HttpResponse.json(state.isFailed ? [failed, ...all] : all);
    }),
    http.post('*/api/notifications/deliveries/:id/resend', () => {
      acts.push('resend');
      state.isFailed = false;
      return HttpResponse.json({ ...failed, state: 'queued' });
    }),
    http.get('*/api/notifications/queues', () => HttpResponse.json(queues)),
    http.post('*/api/notifications/queues/:name/replay', ({ params }) => {
      acts.push(`replay ${String(params['name'])}`);
      return HttpResponse.json({ replayed: 2 });
    }),
  );
  return acts;
}

test('When a message has failed, then it stands first, and is sent again after a question', async () => {
  const acts = serveDeliveries();
  const { user } = openPage('/admin/deliveries');
  const again = await screen.findAllByRole('button', { name: /^Send again/ });
  expect(screen.getAllByText('carrier said no').length).toBeGreaterThan(0);
  await user.click(again[0]!);
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/^No failures/)).toBeTruthy();
  expect(acts).toEqual(['resend']);
});

test('When work has failed in a queue, then it can be tried again', async () => {
  const acts = serveDeliveries([
    { name: 'community', waiting: 0, active: 0, delayed: 0, failed: 2 },
    { name: 'auth', waiting: 1, active: 0, delayed: 0, failed: 0 },
  ]);
  const { user } = openPage('/admin/deliveries');
  await user.click(await screen.findByRole('button', { name: 'Retry failed jobs in community' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(acts).toEqual(['replay community']));
  expect(screen.queryByRole('button', { name: /failed in auth/ })).toBeNull();
});

test('When the log is opened, then each act says when, who and what', async () => {
  server.use(
    member({ role: 'admin' }),
    http.get('*/api/auth/audit', () =>
      HttpResponse.json([
        {
          id: delivery(1).id,
          at: '2026-11-20T10:00:00.000Z',
          actorId: delivery(2).id,
          actorName: 'Grace Whitfield',
          action: 'passkey.added',
          subjectId: delivery(2).id,
          details: { name: 'Safari on iPhone' },
        },
      ]),
    ),
  );
  openPage('/admin/log');
  expect(await screen.findByText('Added a passkey')).toBeTruthy();
  expect(screen.getByText('Grace Whitfield')).toBeTruthy();
  expect(screen.getByText('Themselves')).toBeTruthy();
  expect(screen.getByText('name: Safari on iPhone')).toBeTruthy();
});
