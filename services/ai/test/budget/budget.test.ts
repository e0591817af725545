import { until } from '@kbf/test-kit';
import { beforeEach, expect, test } from 'vitest';

import { ask, eventsOf, member, newId, otherMember, restOf, stateOf, useTwoAi } from '../setup.ts';

const ai = await useTwoAi({
  env: {
    AI_REPLIES_PER_PERSON: '3',
    AI_REPLIES_PER_SITE: '10',
    AI_REPLIES_PER_PERSON_AT_ONCE: '30',
  },
});
const { openAi } = ai;
beforeEach(async () => {
  await ai.rows('DELETE FROM budget');
});

const site = async () =>
  (await ai.rows(`SELECT reserved, spent FROM budget WHERE scope = 'site'`))[0];

test('When thirty requests of one person come at once over two processes, then three are answered', async () => {
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      ask(index % 2 ? ai.url : ai.otherUrl, { requestId: newId() }, { as: member }),
    ),
  );
  const statuses = all.map(({ status }) => status).sort((one, other) => one - other);
  expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 27 }, () => 429)]);
  expect(openAi.chats).toHaveLength(3);
  const refused = all.find(({ status }) => status === 429)!;
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect(await site()).toEqual({ reserved: 0, spent: 3 });
});

test('When visitors use up their part of the site’s budget, then the rest is for members', async () => {
  const all = await Promise.all(
    Array.from({ length: 14 }, (_, index) => ask(ai.url, {}, { address: `192.0.2.${index}` })),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(8);
  const members = [member, otherMember, otherMember];
  const statuses = [];
  for (const as of members) statuses.push((await ask(ai.url, {}, { as })).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(openAi.chats).toHaveLength(10);
  expect(await site()).toEqual({ reserved: 0, spent: 10 });
});

test('When a visitor changes cookie or address within the network, then the budget stays the same', async () => {
  const from = async (address: string, visitorId: string) =>
    (await ask(ai.url, {}, { address, as: { role: 'visitor', visitorId } })).status;
  expect(await from('2001:db8:1:2::1', 'one')).toBe(200);
  expect(await from('2001:db8:1:2:aaaa::1', 'two')).toBe(200);
  expect(await from('2001:0db8:0001:0002:ffff::', 'three')).toBe(200);
  expect(await from('2001:db8:1:2::9', 'four')).toBe(429);
  expect(await from('2001:db8:1:3::1', 'four')).toBe(200);
  const kept = await ai.rows(`SELECT actor FROM budget WHERE scope = 'person'`);
  expect(JSON.stringify(kept)).not.toContain('2001');
});

test('When one IPv6 home asks from ever new parts of its network, then the whole network has one budget', async () => {
  const from = async (part: string) =>
    (await ask(ai.url, {}, { address: `2001:db8:9:${part}::1` })).status;
  const statuses = [];
  // A /56, then the rest of the /48.
  for (const part of ['a00', 'a01', 'a02', 'a03', 'a04', 'b00', 'c00', 'd00'])
    statuses.push(await from(part));
  expect(statuses).toEqual([200, 200, 200, 200, 429, 200, 200, 429]);
  expect(await site()).toEqual({ reserved: 0, spent: 6 });
});

test('When a request is refused, then it leaves no trace and may be sent again', async () => {
  for (let count = 0; count < 3; count += 1) await ask(ai.url, {}, { as: member });
  const requestId = newId();
  expect((await ask(ai.url, { requestId }, { as: member })).status).toBe(429);
  expect((await stateOf(ai.url, requestId)).status).toBe(404);
});

test('When a stored reply is asked for again, then it costs nothing, also at the end of the budget', async () => {
  const requestId = newId();
  for (let count = 0; count < 2; count += 1) await ask(ai.url, {}, { as: member });
  await ask(ai.url, { requestId }, { as: member });
  expect((await ask(ai.url, { requestId }, { as: member })).status).toBe(200);
  expect(await site()).toEqual({ reserved: 0, spent: 3 });
});

test('When the model refuses, then the reservation is given back; when it said a word, it is spent', async () => {
  openAi.answerWith({ kind: 'status', status: 400 });
  expect((await ask(ai.url, {}, { as: member })).status).toBe(503);
  expect(await site()).toEqual({ reserved: 0, spent: 0 });
  const read = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'cut', text: 'Lord, hear', after: read.promise });
  const events = eventsOf(await ask(ai.url, {}, { as: member, stream: true }));
  expect((await events.next()).value).toMatchObject({ event: 'delta' });
  read.resolve();
  expect((await restOf(events)).at(-1)).toMatchObject({ event: 'error' });
  expect(await site()).toEqual({ reserved: 0, spent: 1 });
});

test('When someone in danger has no budget left, then help is shown all the same', async () => {
  for (let count = 0; count < 3; count += 1) await ask(ai.url, {}, { as: member });
  const reply = await ask(ai.url, { message: 'I want to kill myself tonight.' }, { as: member });
  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ source: 'crisis' });
});

test('When the database cannot be asked, then no reply is given', async () => {
  await ai.rows('ALTER TABLE budget RENAME TO budget_away');
  const response = await ask(ai.url, {}, { as: member });
  await ai.rows('ALTER TABLE budget_away RENAME TO budget');
  expect(response.status).toBe(503);
  expect(openAi.chats).toEqual([]);
});

test('When somebody asks and leaves again and again, then each costs a reply, whether a word came or not', async () => {
  openAi.answerWith({ kind: 'hang' });
  for (let left = 1; left <= 3; left += 1) {
    const cut = new AbortController();
    const asking = ask(ai.url, {}, { as: member, signal: cut.signal }).catch(() => 'left');
    await until(() => openAi.chats.length === left);
    cut.abort();
    expect(await asking).toBe('left');
    await until(async () => (await site())?.['spent'] === left);
  }
  expect(await site()).toEqual({ reserved: 0, spent: 3 });
  expect((await ask(ai.url, {}, { as: member })).status).toBe(429);
  expect(openAi.chats).toHaveLength(3);
});
