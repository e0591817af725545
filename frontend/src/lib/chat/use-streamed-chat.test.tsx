import type { ChatReply } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { streamReply } from './stream-reply.ts';
import type { Assistant } from './chat-assistant.ts';
import { useStreamedChat } from './use-streamed-chat.ts';

const coach: Assistant<{ text: string }, ChatReply> = {
  name: 'coach',
  emptyDraft: { text: '' },
  goesWithReply: { text: '' },
  historyMax: 2,
  ask: ({ text }, { history }, options) =>
    streamReply(callPaths.aiCoach, { message: text.trim(), chatHistory: history }, options),
};

const frame = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const done = (message: string) => frame('done', { message, source: 'guide', passages: [] });

/** A coach whose streams the test writes, one after the other. */
function openCoach() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const bodies: { message: string; chatHistory: unknown[] }[] = [];
  const aborted: boolean[] = [];
  server.use(
    http.post('*/api/ai-coach', async ({ request }) => {
      const at = bodies.push((await request.json()) as (typeof bodies)[number]) - 1;
      request.signal.addEventListener('abort', () => (aborted[at] = true));
      const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  const write = async (text: string, end = true) => {
    const at = bodies.length - 1;
    await waitFor(() => expect(streams[at]).toBeDefined());
    await act(async () => {
      streams[at]?.enqueue(new TextEncoder().encode(text));
      if (end) streams[at]?.close();
    });
  };
  return { bodies, aborted, write };
}

async function say(chat: ReturnType<typeof openChat>, text: string) {
  act(() => chat.current.change({ text }));
  act(() => void chat.current.send());
  await waitFor(() => expect(chat.current.pending).toBeDefined());
}
const openChat = () => renderHook(() => useStreamedChat(coach)).result;

test('When a reply is streamed, then its pieces show, and the checked whole takes their place', async () => {
  const { bodies, write } = openCoach();
  const chat = openChat();
  await say(chat, ' Where do I begin? ');
  await waitFor(() => expect(bodies).toHaveLength(1));
  await write(frame('delta', { text: 'With ' }), false);
  await waitFor(() => expect(chat.current.pending?.streamed).toBe('With '));
  expect(chat.current.exchanges).toEqual([]);
  await write(done('With one thing.'));
  await waitFor(() => expect(chat.current.exchanges).toHaveLength(1));
  expect(chat.current.exchanges[0]?.reply.message).toBe('With one thing.');
  expect(chat.current.draft.text).toBe('');
  expect(chat.current.pending).toBeUndefined();
});

test('When the conversation goes on, then so many of its last turns are sent along', async () => {
  const { bodies, write } = openCoach();
  const chat = openChat();
  for (const text of ['One', 'Two', 'Three']) {
    await say(chat, text);
    const sent = bodies.length;
    await waitFor(() => expect(bodies.length).toBeGreaterThanOrEqual(Math.max(1, sent)));
    await waitFor(() => expect(bodies.at(-1)?.message).toBe(text));
    await write(done(`Reply to ${text}`));
    await waitFor(() => expect(chat.current.pending).toBeUndefined());
  }
  expect(bodies[2]?.chatHistory).toEqual([
    { role: 'user', content: 'Two' },
    { role: 'assistant', content: 'Reply to Two' },
  ]);
});

test('When Stop is pressed where a closed connection ends the reply, then it is closed, the words stay', async () => {
  const { bodies, aborted } = openCoach();
  const chat = openChat();
  await say(chat, 'Never mind');
  await waitFor(() => expect(bodies).toHaveLength(1));
  await act(() => chat.current.stop());
  await waitFor(() => expect(aborted[0]).toBe(true));
  await waitFor(() => expect(chat.current.pending).toBeUndefined());
  expect(chat.current.failure).toBeUndefined();
  expect(chat.current.draft.text).toBe('Never mind');
  expect(chat.current.exchanges).toEqual([]);
});

test('When it fails or the connection breaks, then the words stay and sending again works', async () => {
  server.use(
    http.post('*/api/ai-coach', () =>
      HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 }),
    ),
  );
  const chat = openChat();
  await say(chat, 'Hello');
  await waitFor(() => expect(chat.current.failure?.status).toBe(503));
  expect(chat.current.draft.text).toBe('Hello');

  const { bodies, write } = openCoach();
  act(() => void chat.current.send());
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(chat.current.failure).toBeUndefined();
  await write(frame('delta', { text: 'Wel' }));
  await waitFor(() => expect(chat.current.failure?.status).toBe(0));
  act(() => void chat.current.send());
  await waitFor(() => expect(bodies).toHaveLength(2));
  await write(done('Welcome.'));
  await waitFor(() => expect(chat.current.exchanges).toHaveLength(1));
  expect(chat.current.failure).toBeUndefined();
});

test('When the page is reloaded before an answer, then the words are there; blank words are not sent', async () => {
  const first = renderHook(() => useStreamedChat(coach));
  act(() => first.result.current.change({ text: 'Half a thou' }));
  first.unmount();
  const again = openChat();
  expect(again.current.draft.text).toBe('Half a thou');
  act(() => again.current.change({ text: '   ' }));
  await act(async () => expect(await again.current.send()).toBeUndefined());
  expect(openChat().current.draft.text).toBe('');
});

test('When the page is reloaded after an answer, then the conversation is there, until one starts over', async () => {
  const { bodies, write } = openCoach();
  const first = renderHook(() => useStreamedChat(coach));
  await say(first.result, 'Where do I begin?');
  await waitFor(() => expect(bodies).toHaveLength(1));
  await write(done('With one thing.'));
  await waitFor(() => expect(first.result.current.exchanges).toHaveLength(1));
  first.unmount();
  const again = openChat();
  expect(again.current.exchanges).toMatchObject([
    { said: { text: 'Where do I begin?' }, reply: { message: 'With one thing.' } },
  ]);
  act(() => again.current.startOver());
  expect(again.current.exchanges).toEqual([]);
  expect(openChat().current.exchanges).toEqual([]);
});

test('When what was kept is not a conversation of ours, then there is none', () => {
  sessionStorage.setItem('draft:coach:conversation', '{"exchanges":[{"id":1},null,"x"]}');
  expect(openChat().current.exchanges).toEqual([]);
});

test('When there is no network, then nothing is sent, and the words stay', async () => {
  const { bodies } = openCoach();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const chat = openChat();
  act(() => chat.current.change({ text: 'Hello' }));
  await act(async () => expect(await chat.current.send()).toBeUndefined());
  expect(chat.current.failure?.code).toBe('offline');
  expect(chat.current.draft.text).toBe('Hello');
  expect(bodies).toEqual([]);
});

test('When the page is left, then the connection is closed', async () => {
  const { bodies, aborted } = openCoach();
  const view = renderHook(() => useStreamedChat(coach));
  act(() => void view.result.current.send({ text: 'Hello' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  view.unmount();
  await waitFor(() => expect(aborted[0]).toBe(true));
});
