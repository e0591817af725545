import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { age, member, server } from '../../testing/server.ts';
import { chat, serveChat } from './chat-fixtures.ts';

const contact = {
  id: '6f9a3c52-5a0d-4c1e-9d59-0b7f3a6c2e15',
  direction: 'sent',
  otherUserId: chat().otherId,
  otherName: 'Daniel Abara',
  state: 'confirmed',
  phone: null,
  email: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  need: { id: chat().id, kind: 'need', text: 'A van for two days in May.', tag: 'transport' },
};

test('When contact was agreed, then one press opens the private chat, after the question about age', async () => {
  let isAdult = false;
  const started: unknown[] = [];
  serveChat();
  server.use(
    member(),
    age(),
    http.get('*/api/need-contacts', () => HttpResponse.json([contact])),
    http.get('*/api/needs', () => HttpResponse.json([])),
    http.put('*/api/age', () => {
      isAdult = true;
      return HttpResponse.json({ isAdult });
    }),
    http.post('*/api/chats', async ({ request }) => {
      started.push(await request.json());
      return isAdult
        ? HttpResponse.json(chat(), { status: 201 })
        : HttpResponse.json({ code: 'adults_only', message: 'For adults.' }, { status: 403 });
    }),
  );
  const { user } = openPage('/needs?tab=contacts');
  await user.click(await screen.findByRole('button', { name: 'Write privately to Daniel Abara' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you 18 or older?' }));
  await user.click(dialog.getByRole('button', { name: 'I am 18 or older' }));
  expect(await screen.findByRole('log', { name: 'Messages with Daniel Abara' })).toBeTruthy();
  expect(started).toEqual([{ userId: chat().otherId }, { userId: chat().otherId }]);
});
