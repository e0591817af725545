import { expect, test } from 'vitest';

import { allEvents, ask, eventsOf, member, otherMember, restOf, useAi } from '../setup.ts';

const ai = await useAi();
const { openAi } = ai;
/** A separate service, because the breaker keeps its state. */
const start = async (extra: Record<string, string> = {}) => (await ai.start(extra)).url;

const words = {
  code: 'unavailable',
  message: "I'm having trouble connecting right now. Please try again in a moment.",
};
const amen = { kind: 'text', text: 'Lord, hear us.' } as const;

test.each([
  ['is overloaded', { kind: 'status', status: 429, headers: { 'retry-after-ms': '5' } }],
  ['falls over', { kind: 'status', status: 500 }],
  ['is not ready', { kind: 'status', status: 503, headers: { 'retry-after': '0' } }],
  ['says nothing', { kind: 'hang' }],
  ['ends before the first word', { kind: 'text', text: '' }],
] as const)('When the model %s once, then it is asked again and answers', async (_, trouble) => {
  const url = await start({ AI_FIRST_TOKEN_MS: '300' });
  openAi.answerWith(trouble, amen);
  const response = await ask(url, {});
  expect(await response.json()).toMatchObject({ message: 'Lord, hear us.' });
  expect(openAi.chats).toHaveLength(2);
});

test('When the model keeps failing, then it is 503 in the words of the catalogue, after three tries', async () => {
  const url = await start();
  openAi.answerWith({ kind: 'status', status: 500 });
  const response = await ask(url, {});
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual(words);
  expect(openAi.chats).toHaveLength(3);
});

test('When the reply is streamed and the model keeps failing, then the stream ends with the same words', async () => {
  const url = await start();
  openAi.answerWith({ kind: 'status', status: 500 });
  const all = await allEvents(await ask(url, {}, { stream: true }));
  expect(all).toEqual([{ event: 'error', data: words }]);
});

test('When the model asks for a minute’s patience, then nobody waits for it', async () => {
  const url = await start();
  openAi.answerWith({ kind: 'status', status: 429, headers: { 'retry-after': '60' } });
  expect((await ask(url, {})).status).toBe(503);
  expect(openAi.chats).toHaveLength(1);
});

test('When the request is refused, then it is not sent again', async () => {
  const url = await start();
  openAi.answerWith({ kind: 'status', status: 401 });
  expect((await ask(url, {})).status).toBe(503);
  expect(openAi.chats).toHaveLength(1);
});

test('When the connection breaks in mid-reply, then there is no second try and half a reply is none', async () => {
  const url = await start();
  const read = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'cut', text: 'Lord, hear', after: read.promise });
  const events = eventsOf(await ask(url, {}, { stream: true }));
  const first = await events.next();
  expect(first.value).toEqual({ event: 'delta', data: { text: 'Lord, ' } });
  read.resolve();
  const rest = await restOf(events);
  expect(rest.at(-1)).toEqual({ event: 'error', data: words });
  expect(openAi.chats).toHaveLength(1);
});

test('When a reply takes longer than it may, then it ends with the call', async () => {
  const url = await start({ AI_REPLY_MS: '400' });
  const never = Promise.withResolvers<void>().promise;
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: never });
  const all = await allEvents(await ask(url, {}, { stream: true }));
  expect(all.at(-1)).toEqual({ event: 'error', data: words });
  await openAi.chats[0]!.aborted;
  expect(openAi.chats).toHaveLength(1);
});

test('When the model keeps failing for everyone, then it is left to rest', async () => {
  const url = await start();
  openAi.answerWith({ kind: 'status', status: 401 });
  for (let call = 0; call < 5; call += 1) expect((await ask(url, {})).status).toBe(503);
  const asked = openAi.chats.length;
  for (let call = 0; call < 5; call += 1) expect((await ask(url, {})).status).toBe(503);
  expect(openAi.chats).toHaveLength(asked);
});

test('When requests of one kind are refused, then the others are still answered', async () => {
  const url = await start();
  openAi.answerWith({ kind: 'status', status: 400 });
  for (let call = 0; call < 8; call += 1) expect((await ask(url, {})).status).toBe(503);
  openAi.answerWith(amen);
  expect((await ask(url, {})).status).toBe(200);
});

test('When visitors use all replies that they may, then the next is refused, and a member is answered', async () => {
  const url = await start({ AI_REPLIES_AT_ONCE: '3' });
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: goOn.promise });
  const running = [await ask(url, {}, { stream: true }), await ask(url, {}, { stream: true })];
  await expect.poll(() => openAi.chats.length).toBe(2);
  expect((await ask(url, {})).status).toBe(503);
  expect((await ask(url, {}, { as: { ...member, isApproved: false } })).status).toBe(503);
  running.push(await ask(url, {}, { as: member, stream: true }));
  await expect.poll(() => openAi.chats.length).toBe(3);
  expect((await ask(url, {}, { as: otherMember })).status).toBe(503);
  goOn.resolve();
  for (const response of running) expect(await response.text()).toContain('event: done');
  expect((await ask(url, {})).status).toBe(200);
});

test('When there is a key, then it is sent; when there is none, then no key is', async () => {
  await ask(await start({ OPENAI_API_KEY: 'sk-local', OPENAI_MODEL: 'local-model' }), {});
  await ask(await start(), {});
  expect(openAi.chats.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer sk-local',
    undefined,
  ]);
  expect(openAi.chats[0]!.body).toMatchObject({ model: 'local-model', stream: true });
});

test('When a reply is whole, then its tokens and their cost are in the metrics', async () => {
  const figures = async () => {
    const text = await ai.deps.metrics.metrics();
    const valueOf = (metric: string) =>
      Number(new RegExp(`^${metric}[,}].* (\\S+)$`, 'm').exec(text.replaceAll('{', ','))?.[1] ?? 0);
    return {
      read: valueOf('ai_tokens_total,kind="read"'),
      written: valueOf('ai_tokens_total,kind="written"'),
      dollars: valueOf('ai_cost_dollars_total'),
      used: valueOf('ai_replies_used_today'),
    };
  };
  const before = await figures();
  const url = await ai.listen();
  openAi.answerWith(amen);
  expect((await ask(url, {})).status).toBe(200);
  const after = await figures();
  expect(after.read - before.read).toBe(500);
  expect(after.written - before.written).toBe(100);
  expect(after.dollars - before.dollars).toBeCloseTo(0.000_36, 8);
  expect(after.used - before.used).toBe(1);
});
