import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';

import { ask, eventsOf, member, newId, otherMember, stateOf, stop, useTwoAi } from '../setup.ts';

const ai = await useTwoAi();
const { openAi } = ai;

const never = Promise.withResolvers<void>().promise;
const endless = () => openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: never });
const traces = async (requestId: string) =>
  await ai.rows(
    `SELECT 1 FROM outbox_event WHERE payload->>'requestId' = $1
     UNION ALL SELECT 1 FROM reply_photo WHERE request_id = $1::uuid
     UNION ALL SELECT 1 FROM reply WHERE request_id = $1::uuid AND reply IS NOT NULL`,
    requestId,
  );

test.each([
  ['the process that writes', () => ai.url],
  ['another process', () => ai.otherUrl],
])('When Stop reaches %s, then the model call ends and nothing is recorded', async (_, where) => {
  endless();
  const requestId = newId();
  const response = await ask(ai.url, { requestId }, { stream: true });
  const events = eventsOf(response);
  await events.next();
  const stopped = await stop(where(), requestId);
  expect(await stopped.json()).toEqual({ state: 'stopped' });
  await openAi.chats[0]!.aborted;
  const last = await events.next();
  expect(last.value).toMatchObject({ event: 'error', data: { code: 'reply_stopped' } });
  expect((await events.next()).done).toBe(true);
  expect(await traces(requestId)).toEqual([]);
  expect(await (await stateOf(ai.url, requestId)).json()).toEqual({ state: 'stopped' });
});

test('When Stop comes before the first word, then the call ends too', async () => {
  openAi.answerWith({ kind: 'hang' });
  const requestId = newId();
  const asking = ask(ai.url, { requestId });
  await until(() => openAi.chats.length === 1);
  await stop(ai.otherUrl, requestId);
  await openAi.chats[0]!.aborted;
  const response = await asking;
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'reply_stopped' });
  expect(await traces(requestId)).toEqual([]);
});

test('When a stopped request is sent again, then it stays stopped', async () => {
  endless();
  const requestId = newId();
  const response = await ask(ai.url, { requestId }, { stream: true });
  await stop(ai.url, requestId);
  await response.text();
  const again = await ask(ai.url, { requestId });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ code: 'reply_stopped' });
  expect(openAi.chats).toHaveLength(1);
});

test('When Stop comes too late, then it says so and the prayer stays shared', async () => {
  const requestId = newId();
  await ask(ai.url, { requestId });
  expect(await (await stop(ai.url, requestId)).json()).toEqual({ state: 'answered' });
  expect((await traces(requestId)).length).toBeGreaterThan(0);
});

test('When Stop and the end of a reply meet, then either it is recorded or it is not, as the answers say', async () => {
  for (let round = 0; round < 15; round += 1) {
    const requestId = newId();
    const asking = ask(ai.url, { requestId }, { stream: true });
    const response = await asking;
    const [text, stopped] = await Promise.all([response.text(), stop(ai.otherUrl, requestId)]);
    const { state } = (await stopped.json()) as { state: string };
    const isRecorded = (await traces(requestId)).length > 0;
    expect({ state, isRecorded, isDone: text.includes('event: done') }).toEqual(
      state === 'answered'
        ? { state: 'answered', isRecorded: true, isDone: true }
        : { state: 'stopped', isRecorded: false, isDone: false },
    );
  }
});

test('When someone else presses Stop, then there is nothing to stop', async () => {
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: goOn.promise });
  const requestId = newId();
  const response = await ask(ai.url, { requestId }, { as: member, stream: true });
  expect((await stop(ai.url, requestId, otherMember)).status).toBe(404);
  expect((await stop(ai.url, requestId)).status).toBe(404);
  expect((await stop(ai.url, newId())).status).toBe(404);
  goOn.resolve();
  expect(await response.text()).toContain('event: done');
});

test('When somebody stops one unknown request after the other, then few of them leave anything behind', async () => {
  const count = async () => (await ai.rows('SELECT 1 FROM reply')).length;
  const before = await count();
  const all = Array.from({ length: 60 }, () => stop(ai.url, newId(), otherMember));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect((await count()) - before).toBe(30);
});

test('When Stop is faster than the request, then nobody knows it yet, and it never begins', async () => {
  const requestId = newId();
  expect((await stop(ai.otherUrl, requestId)).status).toBe(404);
  const response = await ask(ai.url, { requestId });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'reply_stopped' });
  expect(openAi.chats).toEqual([]);
  expect(await traces(requestId)).toEqual([]);
});
