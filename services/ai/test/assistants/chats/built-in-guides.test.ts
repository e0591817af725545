import { checkReply } from '@kbf/scripture';
import { beforeAll, expect, test } from 'vitest';
import { allEvents, eventsOf, useAi } from '../../setup.ts';
import { askChat, chats } from './ask-chat.ts';

const ai = await useAi({ hasProvider: false });
let url: string;

beforeAll(async () => {
  url = await ai.listen();
});

const questions = [
  'How do I rank my needs?',
  'Is a gift tax deductible?',
  'Tell me about integrity',
];

test.each(chats.map((chat, at) => [chat.path, questions[at]!, chat.history] as const))(
  'When there is no provider and %s is asked "%s", then the built-in guide answers, and goes on where it was',
  async (path, message, history) => {
    const all = await allEvents(await askChat(url, path, { message }, { stream: true }));
    const done = all.pop()!;
    expect(done).toMatchObject({ event: 'done', data: { source: 'guide' } });
    const first = done.data['message'] as string;
    expect(all.length).toBeGreaterThan(10);
    expect(all.map(({ data }) => data['text']).join('')).toBe(first);
    expect(first.split(/\s+/).length).toBeGreaterThanOrEqual(80);
    expect(checkReply(first).text).toBe(first);
    const said = [
      { role: 'user', content: message, timestamp: '2026-01-01T08:00:00Z' },
      { role: 'assistant', content: first },
    ];
    const next = await askChat(url, path, { message: 'what else', [history]: said });
    expect(((await next.json()) as { message: string }).message).not.toBe(first);
    expect(await ai.rows('SELECT 1 FROM budget')).toEqual([]);
  },
);

test('When the coach knows what was filled in, then it says so', async () => {
  const context = { currentModule: 3, currentResponses: { humanNeeds: { ranking: ['Growth'] } } };
  const message = 'How do I rank my needs?';
  const response = await askChat(url, '/api/ai-coach', { message, context });
  expect(((await response.json()) as { message: string }).message).toContain('“Growth”');
});

test('When someone is in danger, then help comes first without a provider too', async () => {
  const message = 'I want to end my life';
  for (const { path } of chats)
    expect(await (await askChat(url, path, { message })).json()).toMatchObject({
      source: 'crisis',
    });
});

test('When the reader goes away, then the service goes on for others', async () => {
  const slow = await ai.start({ GUIDE_PACE_MS: '3000' });
  const cut = new AbortController();
  const { path } = chats[0];
  const events = eventsOf(await askChat(slow.url, path, {}, { stream: true, signal: cut.signal }));
  expect(await events.next()).toMatchObject({ value: { event: 'delta' } });
  cut.abort();
  expect((await askChat(url, path, {})).status).toBe(200);
  // Ends at once: nobody's reply is being written any more.
  await slow.stop();
});
