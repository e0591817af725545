import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { frame, openStream, stream } from '../../testing/chat-stream.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';
import { answerChat, answered, findField, reply, writePrayer } from './prayer-chat-fixtures.ts';

test('When a prayer is sent, then the composer folds away, and the label of the reply has the focus', async () => {
  const { answer, write, end } = openStream();
  answerChat(answer);
  await writePrayer();
  const label = await screen.findByRole('heading', { name: /A prayer for you/ });
  expect(document.activeElement).toBe(label);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Please pray for my bakery')).toBeTruthy();
  write(frame('delta', { text: 'Lord, be' }));
  const piece = await screen.findByText('Lord, be');
  expect(piece.closest('[aria-live]')).toBeNull();
  write(frame('done', { ...reply, posted: 'no' }));
  end();
  const whole = await screen.findByText('Lord, be near.');
  expect(whole.closest('[aria-live=polite]')).not.toBeNull();
  expect(screen.getByText('written by our team, chosen by a program')).toBeTruthy();
});

test('When the reply comes while Stop has the focus, then the focus is not lost', async () => {
  const { answer, write, end } = openStream();
  answerChat(answer);
  await writePrayer();
  (await screen.findByRole('button', { name: 'Stop' })).focus();
  write(frame('done', { ...reply, posted: 'no' }));
  end();
  await screen.findByText('Lord, be near.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /A prayer for you/ }));
});

test('When the page is left before sending, then words, choice and photo are there again', async () => {
  sessionStorage.setItem(
    'draft:prayer',
    JSON.stringify({ text: 'For our bakery', share: false, photo: 'data:image/jpeg;base64,AA==' }),
  );
  openPage('/prayer');
  expect((await findField()).value).toBe('For our bakery');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Keep it private' }).checked).toBe(
    true,
  );
  expect(screen.getByAltText('What you will send')).toBeTruthy();
});

test('When only the choice was made, then it is kept as well', async () => {
  const first = openPage('/prayer');
  await findField();
  await first.user.click(screen.getByRole('radio', { name: 'Keep it private' }));
  first.unmount();
  openPage('/prayer');
  await findField();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Keep it private' }).checked).toBe(
    true,
  );
});

test('When a visitor writes, then there is no question of the name', async () => {
  openPage('/prayer');
  await findField();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('When a member writes, then they are asked whether it is shared under their name', async () => {
  server.use(member());
  openPage('/prayer');
  expect(await screen.findByRole('checkbox', { name: /Without my name/ })).toBeTruthy();
});

test('When the page is opened, then it says who answers, and where help is', async () => {
  openPage('/prayer');
  await findField();
  expect(screen.getByText(/A program writes the replies, not a person/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:988');
  expect(screen.getByRole('link', { name: 'text 988' }).getAttribute('href')).toBe('sms:988');
});

test('When there is no network, then nothing is sent and the page says so', async () => {
  const bodies = answered();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await writePrayer();
  expect(await screen.findByText(/You are offline, so nothing was sent/)).toBeTruthy();
  expect((await findField()).value).toBe('Please pray for my bakery');
  expect(bodies).toEqual([]);
  expect(screen.queryByText('Prayer Helper Unavailable')).toBeNull();
});

test.each([
  [
    400,
    'invalid',
    'Please check what you entered.',
    [{ path: 'message', message: 'Please write at most 2,000 characters' }],
    /at most 2,000 characters/,
  ],
  [409, 'conflict', 'This request stands for other words.', undefined, /stands for other words/],
  [413, 'too_large', 'Please select an image smaller than 5MB', undefined, /smaller than 5MB/],
  [
    429,
    'too_many_requests',
    'That was a lot. Please try again in about 3 hours.',
    undefined,
    /in about 3 hours/,
  ],
])(
  'When the answer is %i, then the page says what happened, keeps the words and has the focus there',
  async (status, code, message, details, words) => {
    answerChat(() => HttpResponse.json({ message, code, details }, { status }));
    await writePrayer();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(words);
    expect(alert.textContent).toContain('What you wrote is still here.');
    expect(document.activeElement).toBe(alert);
    expect((await findField()).value).toBe('Please pray for my bakery');
    expect(screen.queryByText('Prayer Helper Unavailable')).toBeNull();
  },
);

test('When words stood for another request, then sending them again is a new one', async () => {
  const bodies = answerChat(
    () => HttpResponse.json({ message: 'other words', code: 'conflict' }, { status: 409 }),
    () => stream(frame('done', { ...reply, posted: 'no' })),
  );
  const { user } = await writePrayer();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Lord, be near.');
  expect(bodies[1]?.requestId).not.toBe(bodies[0]?.requestId);
});

test('When a try failed and the page is loaded anew, then sending the same words is the same request', async () => {
  const bodies = answerChat(
    () => HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 }),
    () => stream(frame('done', { ...reply, posted: 'no' })),
  );
  const first = await writePrayer();
  await screen.findByRole('button', { name: 'Try again' });
  first.unmount();
  const { user } = openPage('/prayer');
  await findField();
  await user.click(screen.getByRole('button', { name: 'Pray with me' }));
  await screen.findByText('Lord, be near.');
  expect(bodies[1]?.requestId).toBe(bodies[0]?.requestId);
});
