import { randomUUID } from 'node:crypto';
import { type OpenAiServer, startOpenAiServer, until } from '@kbf/test-kit';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Stack, startStack } from '../local/stack.ts';
import { type Client, createClient } from './client.ts';
import { settledTimesInFeed, timesInFeed } from './feed.ts';
import { withQueue } from './queue.ts';
import { rows } from './rows.ts';
import { askStreamed } from './streamed-reply.ts';
import { unhurried } from './unhurried.ts';
import { uniqueWord } from './unique-word.ts';

const reply = 'Lord, give rest tonight and a clear head in the morning. Amen.';

let model: OpenAiServer;
let stack: Stack;
let visitor: Client;

beforeAll(async () => {
  model = await startOpenAiServer({ kind: 'text', text: reply });
  stack = await startStack({ env: { ...unhurried, ai: { OPENAI_BASE_URL: model.url } } });
});

afterAll(async () => {
  await stack?.stop();
  await model?.close();
});

beforeEach(() => {
  model.reset();
  visitor = createClient(stack.origin);
});

/** A unique request. */
const newRequest = () => ({
  requestId: randomUUID(),
  message: `Please pray for our shop and for ${uniqueWord()}.`,
});

/** The state of a prayer's delivery to community. */
async function deliveryOf(requestId: string) {
  const [delivery] = await rows<{ id: string; state: string }>(
    stack.databaseUrl('ai'),
    `SELECT event.id, delivery.state FROM outbox_event event
       JOIN outbox_delivery delivery ON delivery.event_id = event.id
      WHERE event.payload->>'requestId' = $1`,
    [requestId],
  );
  return delivery;
}

/** The first piece of the reply is sent; the rest follows when `goOn` is called. */
function holdModel(): { goOn: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  model.answerWith({ kind: 'text', text: reply, until: promise });
  return { goOn: resolve };
}

test('When Redis is stopped while a prayer is shared, then it is answered, and appears once after', async () => {
  await stack.runtime!.stopServer('redis');
  const request = newRequest();
  const answer = await visitor.call('POST', '/api/prayer-chat', { body: request });
  expect(answer.status).toBe(200);
  expect(answer.json()).toMatchObject({ message: reply, posted: 'pending' });
  expect(await timesInFeed(visitor, request.message)).toBe(0);
  await stack.runtime!.startServer('redis');
  expect(await settledTimesInFeed(visitor, request.message)).toBe(1);
});

test('When Redis is emptied between relay and processing, then the prayer appears once', async () => {
  await stack.process('community').stop();
  const request = newRequest();
  const answer = await visitor.call('POST', '/api/prayer-chat', { body: request });
  expect(answer.status).toBe(200);
  await until(async () => (await deliveryOf(request.requestId))?.state === 'sent');
  const redis = new Redis(stack.redisUrl);
  expect(await redis.flushall()).toBe('OK');
  await redis.quit();
  await stack.process('community').start();
  expect(await settledTimesInFeed(visitor, request.message)).toBe(1);
});

test('When the same event is delivered twice, then there is one prayer', async () => {
  const request = newRequest();
  await visitor.call('POST', '/api/prayer-chat', { body: request });
  expect(await settledTimesInFeed(visitor, request.message)).toBe(1);
  const event = await deliveryOf(request.requestId);
  await withQueue(stack, 'community', async (queue) => {
    const first = await queue.getJob(`${event?.id}-community`);
    const again = await queue.add(first!.name, first!.data, { jobId: `again-${event?.id}` });
    await until(async () => (await queue.getJobState(again.id!)) === 'completed');
  });
  expect(await timesInFeed(visitor, request.message)).toBe(1);
});

test('When Stop is pressed, then the model is left alone and nothing appears', async () => {
  const { goOn } = holdModel();
  const request = newRequest();
  const stream = await askStreamed(visitor, request);
  expect((await stream.next())?.event).toBe('delta');
  const stop = await visitor.call('POST', `/api/prayer-chat/${request.requestId}/stop`);
  expect(stop.json()).toEqual({ state: 'stopped' });
  await model.chats[0]!.aborted;
  expect((await stream.rest()).at(-1)).toMatchObject({
    event: 'error',
    data: { code: 'reply_stopped' },
  });
  goOn();

  // A prayer that was shared later has appeared, so this one would have too.
  model.reset();
  const later = newRequest();
  await visitor.call('POST', '/api/prayer-chat', { body: later });
  expect(await settledTimesInFeed(visitor, later.message)).toBe(1);
  expect(await timesInFeed(visitor, request.message)).toBe(0);
  expect(await deliveryOf(request.requestId)).toBeUndefined();
});

test('When the connection is cut in mid-reply, then the prayer appears once and the page can find out', async () => {
  const { goOn } = holdModel();
  const request = newRequest();
  const stream = await askStreamed(visitor, request);
  expect((await stream.next())?.event).toBe('delta');
  stream.cut();
  goOn();
  expect(await settledTimesInFeed(visitor, request.message)).toBe(1);
  const found = await visitor.call('GET', `/api/prayer-chat/${request.requestId}`);
  expect(found.json()).toMatchObject({ state: 'answered', reply: { message: reply } });
});

test('When the same request is sent again, then the same reply comes; with other content, then 409', async () => {
  const request = newRequest();
  const first = await visitor.call('POST', '/api/prayer-chat', { body: request });
  const again = await visitor.call('POST', '/api/prayer-chat', { body: request });
  expect(again.status).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect(model.chats).toHaveLength(1);
  const other = await visitor.call('POST', '/api/prayer-chat', {
    body: { ...request, message: 'Something else altogether.' },
  });
  expect(other.status).toBe(409);
  expect(await settledTimesInFeed(visitor, request.message)).toBe(1);
});
