import { until } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';

import { ask, eventsOf, newId, stateOf, useAi } from '../setup.ts';

const ai = await useAi();
const { openAi } = ai;
let url: string;
let end: () => Promise<void>;

beforeAll(async () => {
  ({ url, stop: end } = await ai.start());
});

const eventCount = async (requestId: string) =>
  (await ai.rows(`SELECT 1 FROM outbox_event WHERE payload->>'requestId' = $1`, requestId)).length;

test('When the connection is cut in mid-stream, then the reply is finished and shared once', async () => {
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: goOn.promise });
  const requestId = newId();
  const cut = new AbortController();
  const response = await ask(url, { requestId }, { stream: true, signal: cut.signal });
  await eventsOf(response).next();
  cut.abort();
  goOn.resolve();
  const state = await until(async () => {
    const found = (await (await stateOf(url, requestId)).json()) as { state: string };
    return found.state === 'answered' && found;
  });
  expect(state).toMatchObject({ reply: { message: 'Lord, hear us.', posted: 'pending' } });
  expect(await eventCount(requestId)).toBe(1);
});

test('When nobody waits for a reply without an id any more, then the model call ends', async () => {
  openAi.answerWith({ kind: 'hang' });
  const cut = new AbortController();
  const asking = ask(url, {}, { signal: cut.signal }).catch(() => 'cut');
  const call = await until(() => openAi.chats[0]);
  cut.abort();
  await call.aborted;
  expect(await asking).toBe('cut');
});

test('When the service ends while a reply is written, then it is written to its end, read or not', async () => {
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: goOn.promise });
  const [read, unread] = [newId(), newId()];
  const response = await ask(url, { requestId: read }, { stream: true });
  const cut = new AbortController();
  const lost = await ask(url, { requestId: unread }, { stream: true, signal: cut.signal });
  await eventsOf(lost).next();
  cut.abort();
  const ended = end();
  await until(() =>
    ask(url, {}).then(
      ({ status }) => status === 503,
      () => true,
    ),
  );
  goOn.resolve();
  expect(await response.text()).toContain('event: done');
  await ended;
  expect(await eventCount(read)).toBe(1);
  expect(await eventCount(unread)).toBe(1);
});
