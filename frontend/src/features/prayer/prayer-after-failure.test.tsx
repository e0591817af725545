import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { answerChat, findField, reply, writePrayer } from './prayer-chat-fixtures.ts';
import { frame, stream } from '../../testing/chat-stream.ts';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const away = () => HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 });

test('When another way is tried after posting failed, then nothing says that posting failed', async () => {
  answerChat(away);
  server.use(http.post('*/api/prayers', away));
  const { user } = await writePrayer();
  await user.click(await screen.findByRole('button', { name: 'Post without a reply' }));
  expect(await screen.findByText('That did not send. Try again.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Post without a reply' });
  expect(screen.queryByText('That did not send. Try again.')).toBeNull();
});

test('When the reply comes after a failure, then the toast of the failure goes', async () => {
  answerChat(away);
  const { user } = await writePrayer();
  await screen.findByText('Prayer Helper Unavailable');
  answerChat(() => stream(frame('done', { ...reply, posted: 'no' })));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Lord, be near.');
  expect(screen.queryByText('Prayer Helper Unavailable')).toBeNull();
});

test('When the line is back, then the page says no longer that one is offline', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = openPage('/prayer');
  await user.type(await findField(), 'My bakery');
  await user.click(screen.getByRole('button', { name: 'Pray with me' }));
  expect(await screen.findByText(/^You are offline, so nothing was sent/)).toBeTruthy();
  line.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You are offline/)).toBeNull();
  expect(screen.getByText('You are back online.')).toBeTruthy();
  await user.clear(await findField());
  expect(screen.queryByText(/What you wrote is/)).toBeNull();
});
