import { until } from '@kbf/test-kit';
import { checkReply } from '@kbf/scripture';
import { beforeAll, expect, test } from 'vitest';

import { allEvents, ask, eventsOf, newId, stateOf, stop, useAi } from '../../setup.ts';

const ai = await useAi({ hasProvider: false });
let url: string;
let slowUrl: string;

beforeAll(async () => {
  url = await ai.listen();
  ({ url: slowUrl } = await ai.start({ GUIDE_PACE_MS: '5000' }));
});

const message = 'My mother Ana has cancer and starts her treatment on Monday.';
type Reply = { message: string; passages: { start: number; end: number; reference: string }[] };

test('When there is no provider, then the guide answers what was written, with a verse that is exact', async () => {
  const requestId = newId();
  const response = await ask(url, { message, requestId }, { stream: true });
  const all = await allEvents(response);
  const done = all.pop()!;
  expect(done).toMatchObject({ event: 'done', data: { source: 'guide', posted: 'pending' } });
  expect(all.length).toBeGreaterThan(10);
  const reply = done.data as unknown as Reply;
  expect(all.map(({ data }) => data['text']).join('')).toBe(reply.message);
  expect(reply.message).toContain('mother');
  expect(reply.passages.length).toBeGreaterThan(0);
  expect(checkReply(reply.message).text).toBe(reply.message);
  const events = await ai.rows(
    `SELECT payload->>'responseSource' AS source FROM outbox_event WHERE payload->>'requestId' = $1`,
    requestId,
  );
  expect(events).toEqual([{ source: 'guide' }]);
});

test('When a shared prayer is answered, then its event is handed over to the queue', async () => {
  const requestId = newId();
  await ask(url, { message, requestId });
  const state = await until(async () => {
    const [row] = await ai.rows(
      `SELECT d.state FROM outbox_delivery d JOIN outbox_event e ON e.id = d.event_id
       WHERE e.payload->>'requestId' = $1 AND d.consumer = 'community'`,
      requestId,
    );
    return row?.['state'] === 'sent' && row['state'];
  });
  expect(state).toBe('sent');
});

test('When something was said before, then the reply is another', async () => {
  const first = (await (await ask(url, { message })).json()) as Reply;
  const chatHistory = [
    { role: 'user', content: message },
    { role: 'assistant', content: first.message },
  ];
  const second = (await (await ask(url, { message, chatHistory })).json()) as Reply;
  expect(second.message).not.toBe(first.message);
});

test('When Stop is pressed while the guide speaks, then it falls silent and nothing is recorded', async () => {
  const requestId = newId();
  const response = await ask(slowUrl, { message, requestId }, { stream: true });
  const events = eventsOf(response);
  await events.next();
  await stop(url, requestId);
  const last = await events.next();
  expect(last.value).toMatchObject({ event: 'error', data: { code: 'reply_stopped' } });
  expect(await (await stateOf(url, requestId)).json()).toEqual({ state: 'stopped' });
  const recorded = await ai.rows(
    `SELECT 1 FROM outbox_event WHERE payload->>'requestId' = $1`,
    requestId,
  );
  expect(recorded).toEqual([]);
});

test('When the guide answers, then no budget is touched', async () => {
  await ask(url, { message });
  expect(await ai.rows('SELECT 1 FROM budget')).toEqual([]);
});
