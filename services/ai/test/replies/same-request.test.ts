import { expect, test } from 'vitest';

import {
  allEvents,
  ask,
  eventsOf,
  member,
  newId,
  otherMember,
  stateOf,
  visitor,
  useTwoAi,
} from '../setup.ts';

const ai = await useTwoAi();
const { openAi } = ai;

const eventCount = async (requestId: string) =>
  (await ai.rows(`SELECT 1 FROM outbox_event WHERE payload->>'requestId' = $1`, requestId)).length;

test('When the same request comes again, then the stored reply is the answer and the model is not asked', async () => {
  const requestId = newId();
  const first = await (await ask(ai.url, { requestId })).json();
  const again = await ask(ai.otherUrl, { requestId });
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(first);
  expect(openAi.chats).toHaveLength(1);
  expect(await eventCount(requestId)).toBe(1);
});

test('When the same request comes again as a stream, then one done without deltas is the answer', async () => {
  const requestId = newId();
  const first = await (await ask(ai.url, { requestId })).json();
  const again = await allEvents(await ask(ai.url, { requestId }, { stream: true }));
  expect(again).toEqual([{ event: 'done', data: first }]);
});

test('When the history differs only, then it is the same request', async () => {
  const requestId = newId();
  const first = await (await ask(ai.url, { requestId })).json();
  const chatHistory = [{ role: 'user', content: 'Hello.' }];
  expect(await (await ask(ai.url, { requestId, chatHistory })).json()).toEqual(first);
});

test.each([
  ['another text', { message: 'Something else.' }],
  ['no wish to share', { share: false }],
  ['another audience', { audience: 'private' } as const],
  ['another wish for a name', { anonymous: true }],
  ['a photo', { photoUrl: 'data:image/png;base64,AAAA' }],
])('When the same id comes with %s, then the answer is 409', async (_, difference) => {
  const requestId = newId();
  await ask(ai.url, { requestId });
  const other = await ask(ai.url, { requestId, ...difference });
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ code: 'conflict' });
  expect(await eventCount(requestId)).toBe(1);
});

test('When the reply is still being written, then the answer is 409 with Retry-After', async () => {
  const requestId = newId();
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: goOn.promise });
  const response = await ask(ai.url, { requestId }, { stream: true });
  const events = eventsOf(response);
  await events.next();
  for (const address of [ai.url, ai.otherUrl]) {
    const again = await ask(address, { requestId });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'reply_running' });
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await (await stateOf(ai.url, requestId)).json()).toEqual({ state: 'running' });
  goOn.resolve();
  for await (const { event } of events) expect(['delta', 'done']).toContain(event);
  expect(await (await stateOf(ai.url, requestId)).json()).toMatchObject({ state: 'answered' });
});

test('When twenty equal requests come at once, then one is answered and the others wait or get the same', async () => {
  const requestId = newId();
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask(index % 2 ? ai.url : ai.otherUrl, { requestId })),
  );
  const statuses = all.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  expect(openAi.chats).toHaveLength(1);
  expect(await eventCount(requestId)).toBe(1);
});

test('When a member’s id is used by someone else, then it is refused and not to be seen', async () => {
  const requestId = newId();
  await ask(ai.url, { requestId }, { as: member });
  for (const as of [otherMember, visitor]) {
    expect((await ask(ai.url, { requestId }, { as })).status).toBe(409);
    expect((await stateOf(ai.url, requestId, as)).status).toBe(404);
  }
  expect((await stateOf(ai.url, requestId, member)).status).toBe(200);
});

test('When a visitor comes back without a cookie, then the id is the proof', async () => {
  const requestId = newId();
  const first = await (await ask(ai.url, { requestId })).json();
  const noCookie = { role: 'visitor' } as const;
  expect(await (await ask(ai.url, { requestId }, { as: noCookie })).json()).toEqual(first);
  const state = await (await stateOf(ai.url, requestId, noCookie)).json();
  expect(state).toEqual({ state: 'answered', reply: first });
});

test('When nobody knows an id, then the answer is 404', async () => {
  expect((await stateOf(ai.url, newId())).status).toBe(404);
  expect((await stateOf(ai.url, 'no-id')).status).toBe(400);
});

test('When the model fails, then the request has failed and may be sent again under the same id', async () => {
  const requestId = newId();
  openAi.answerWith({ kind: 'status', status: 400 }, { kind: 'text', text: 'Lord, hear us.' });
  expect((await ask(ai.url, { requestId })).status).toBe(503);
  expect(await (await stateOf(ai.url, requestId)).json()).toEqual({ state: 'failed' });
  expect(await eventCount(requestId)).toBe(0);
  const again = await ask(ai.otherUrl, { requestId });
  expect(await again.json()).toMatchObject({ message: 'Lord, hear us.', posted: 'pending' });
  expect(await eventCount(requestId)).toBe(1);
});

test('When a process is gone, then its reply failed and may be sent again; the dead cannot finish it', async () => {
  const requestId = newId();
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith(
    { kind: 'text', text: 'The first try.', until: goOn.promise },
    { kind: 'text', text: 'The second try.' },
  );
  const late = await ask(ai.url, { requestId }, { stream: true });
  const events = eventsOf(late);
  await events.next();
  const age = `UPDATE reply SET heartbeat_at = now() - interval '11 seconds' WHERE request_id = $1`;
  await ai.rows(age, requestId);
  const again = await ask(ai.otherUrl, { requestId });
  expect(await again.json()).toMatchObject({ message: 'The second try.' });
  goOn.resolve();
  const rest = [];
  for await (const event of events) rest.push(event);
  expect(rest.at(-1)).toMatchObject({ event: 'error', data: { code: 'unavailable' } });
  expect(await eventCount(requestId)).toBe(1);
  expect(await (await stateOf(ai.url, requestId)).json()).toMatchObject({
    state: 'answered',
    reply: { message: 'The second try.' },
  });
});
