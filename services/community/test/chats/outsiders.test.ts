import { randomUUID } from 'node:crypto';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { sayAge } from '../circles/circles.ts';
import { deskOf } from '../desk/at-the-desk.ts';
import { admin, newJoiner, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { askAbout, newWriter, twoWriters } from './chats.ts';

const set = useCommunity({ worker: true });
const words = 'The shop in Marrow Lane may close in spring.';

const acts = (id: string): [Parameters<typeof set.community.call>[0], string, object?][] => [
  ['GET', `/api/chats/${id}`],
  ['GET', `/api/chats/${id}/messages`],
  ['GET', `/api/chats/${id}/messages?after=0`],
  ['POST', `/api/chats/${id}/messages`, { text: 'I am here.', requestId: randomUUID() }],
  // Also words that would be refused: nothing about the chat may be learned from the answer.
  ['POST', `/api/chats/${id}/messages`, { text: 'I will kill you', requestId: randomUUID() }],
  ['PUT', `/api/chats/${id}/seen`, { place: 1 }],
  ['PUT', `/api/chats/${id}/read-marks`, { isOn: true }],
  ['POST', `/api/chats/${id}/report`, { reason: 'It is an ad.' }],
  ['DELETE', `/api/chats/${id}`],
];

async function expectNothing(as: Identity, id: string): Promise<void> {
  for (const [method, path, body] of acts(id)) {
    const { status, text } = await set.community.call(method, path, { as, ...(body && { body }) });
    expect([as.role, method, path, status]).toEqual([as.role, method, path, 404]);
    expect(text).not.toContain(words);
  }
  const { body, text } = await set.community.call<object[]>('GET', '/api/chats', { as });
  expect(JSON.stringify(body)).not.toContain(id);
  expect(text).not.toContain(words);
}

test('When outsiders try every address, then the chat does not exist; admins too', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await ruth.write(id, words);
  // One was a partner of neither, one has met both in another way.
  const friend = await newWriter(set, 'Tamar Lindqvist');
  await askAbout(set, friend, ruth, { answer: 'confirm', shares: ['phone'] });
  const own = (await friend.start(ruth.userId)).body.id;
  await sayAge(set.community, admin);
  for (const as of [newMember(), friend.as, admin]) await expectNothing(as, id);
  for (const as of [daniel.as, admin]) await expectNothing(as, own);
  for (const as of [newVisitor(), reader])
    for (const [method, path, body] of [...acts(id), ['GET', '/api/chats'] as const]) {
      const { status } = await set.community.call(method, path, { as, ...(body && { body }) });
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  const joiner = newJoiner();
  for (const [method, path, body] of acts(id)) {
    const { status } = await set.community.call(method, path, {
      as: joiner,
      ...(body && { body }),
    });
    expect([403, 404]).toContain(status);
  }
  expect((await ruth.chat(id)).body.endedAt).toBeNull();
  expect((await ruth.read(id)).body.messages).toHaveLength(1);
  expect((await deskOf(set.community)).text).not.toContain(words);
});

test('When someone knows the id of a message, then it opens nothing elsewhere', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  const requestId = randomUUID();
  await ruth.write(id, words, requestId);
  const other = await twoWriters(set);
  const answer = await other.ruth.write(other.id, words, requestId);
  expect([answer.status, answer.text]).toEqual([409, expect.not.stringContaining(id)]);
  expect((await daniel.read(id)).body.messages).toHaveLength(1);
});
