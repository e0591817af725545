import { randomUUID } from 'node:crypto';
import { announce, recorded } from '@kbf/events/testing';
import { identityHeaders, until } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { askChat, chats } from '../assistants/chats/ask-chat.ts';
import { exportedBytes } from '../../src/conversations/conversations-of-person.ts';
import { sealTitle, sealTurn } from '../../src/conversations/sealed-turn.ts';
import { dataUrl, jpegOf } from '../photos/photo-samples.ts';

import { ask, eventsOf, newId, otherMember, restOf, stateOf, stop, useAi } from '../setup.ts';

const ai = await useAi({ worker: true });
const { openAi } = ai;
let url: string;

beforeAll(async () => {
  url = await ai.listen();
});

const someone = () => ({ role: 'member', userId: randomUUID(), isApproved: true }) as const;

const answered = async (name: string, key: string, value: string) =>
  await until(
    async () =>
      (
        await ai.rows(
          `SELECT payload FROM outbox_event WHERE name = $1 AND payload ->> $2 = $3`,
          name,
          key,
          value,
        )
      )[0]?.['payload'],
    30_000,
  );

const erase = async (personId: string) => {
  await announce('ai', 'person.erasing', { personId, requestedAt: new Date().toISOString() });
  return await answered('person.erased', 'personId', personId);
};

const gather = async (personId: string) => {
  const exportId = randomUUID();
  const requestedAt = new Date().toISOString();
  await (await announce('ai', 'export.requested', { exportId, personId, requestedAt })).done();
  const gathered = await recorded(ai.deps.database.sql, 'export.gathered');
  return gathered.find((event) => event.exportId === exportId)?.data;
};

test('When an export is asked for, then it holds the replies and counts of that person alone, sealed', async () => {
  const as = someone();
  const requestId = newId();
  await ask(url, { requestId, photoUrl: dataUrl(await jpegOf(200, 100)) }, { as });
  await ask(url, { requestId: newId() }, { as: otherMember });
  const known = await gather(as.userId);
  expect(known).toMatchObject({
    replies: [{ requestId, state: 'answered', reply: { source: 'model' } }],
    photosKept: 1,
    repliesPerDay: [{ replies: 1 }],
  });
  expect(JSON.stringify(known)).not.toContain('replyToken');
});

test('When a person is erased, then all is gone, a tombstone stands, and it is confirmed', async () => {
  const as = someone();
  const requestId = newId();
  const foreign = newId();
  await ask(url, { requestId, photoUrl: dataUrl(await jpegOf(200, 100)) }, { as });
  await ask(url, { requestId: foreign }, { as: otherMember });
  expect(await erase(as.userId)).toMatchObject({ personId: as.userId });
  const left = async (text: string, value: string) => (await ai.rows(text, value)).length;
  expect(await left('SELECT 1 FROM reply WHERE member_id = $1', as.userId)).toBe(0);
  expect(await left('SELECT 1 FROM reply_photo WHERE request_id = $1', requestId)).toBe(0);
  expect(await left('SELECT 1 FROM budget WHERE actor = $1', as.userId)).toBe(0);
  expect(await left('SELECT 1 FROM erased_person WHERE person_id = $1', as.userId)).toBe(1);
  expect((await stateOf(url, foreign, otherMember)).status).toBe(200);
  expect(await gather(as.userId)).toEqual({
    replies: [],
    photosKept: 0,
    repliesPerDay: [],
    conversations: [],
    ratings: [],
    inCareUntil: null,
  });
});

/** A kept conversation and a thumb of a person. */
async function talk(as: ReturnType<typeof someone>) {
  const body = { conversationId: newId(), startsConversation: true };
  await askChat(url, '/api/ai-coach', body, { as });
  await fetch(`${url}/api/reply-ratings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...identityHeaders(as, 'ai') },
    body: JSON.stringify({ ratingId: newId(), assistant: 'coach', thumb: 'up', text: 'Clear.' }),
  });
}

test('When a person talked with the coach, then it is in their export, and gone once they are erased', async () => {
  const as = someone();
  const other = someone();
  await talk(as);
  await talk(other);
  expect(await gather(as.userId)).toMatchObject({
    conversations: [{ title: 'Where do I start?', said: [{ said: 'Where do I start?' }] }],
    ratings: [{ thumb: 'up', text: 'Clear.' }],
  });
  await erase(as.userId);
  expect(await gather(as.userId)).toMatchObject({ conversations: [], ratings: [] });
  const owners = async (table: string) =>
    (await ai.rows(`SELECT DISTINCT member_id FROM ${table}`)).map((row) => row['member_id']);
  expect(await owners('conversation')).toEqual([other.userId]);
  expect(await owners('reply_rating')).toEqual([other.userId]);
  expect(await ai.rows('SELECT 1 FROM conversation_turn')).toHaveLength(1);
  await talk(as);
  expect(await owners('conversation')).toEqual([other.userId]);
  expect(await owners('reply_rating')).toEqual([other.userId]);
});

test('When a person has said more than an archive holds, then the latest is whole, the rest is listed', async () => {
  const as = someone();
  const { config, database } = ai.deps;
  const third = 'x'.repeat(exportedBytes / 2.5);
  for (const [day, title] of ['Old', 'Middle', 'New'].entries()) {
    const [id, turnId] = [newId(), newId()];
    const lastUsedAt = new Date(Date.UTC(2026, 0, day + 1));
    const texts = { said: title, message: third, isInterrupted: false, passages: [] };
    const sealed = sealTurn(config, id, turnId, { ...texts, source: 'model' });
    await database.prisma.conversation.create({
      data: {
        id,
        memberId: as.userId,
        assistant: 'coach',
        title: sealTitle(config, id, title),
        lastUsedAt,
        turns: 1,
        said: { create: [{ id: turnId, number: 1, sealed }] },
      },
    });
  }
  const whole = (title: string) => ({
    title,
    messages: 1,
    said: [{ said: title, message: third }],
  });
  const leftOut = {
    title: 'Old',
    messages: 1,
    said: expect.stringContaining('Your conversations'),
  };
  expect(await gather(as.userId)).toMatchObject({
    conversations: [whole('New'), whole('Middle'), leftOut],
  });
});

test('When an erased person still has a login for a moment, then nothing of theirs is written any more', async () => {
  const as = someone();
  await erase(as.userId);
  const requestId = newId();
  expect((await ask(url, { requestId }, { as })).status).toBe(401);
  expect((await askChat(url, '/api/ai-coach', {}, { as })).status).toBe(401);
  expect((await stop(url, requestId, as)).status).toBe(404);
  expect(openAi.chats).toEqual([]);
  const rows = await ai.rows('SELECT 1 FROM reply WHERE member_id = $1', as.userId);
  expect(rows).toEqual([]);
});

test('When a reply is being written while its person is erased, then it is not shared', async () => {
  const as = someone();
  const requestId = newId();
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: goOn.promise });
  const events = eventsOf(await ask(url, { requestId }, { as, stream: true }));
  await events.next();
  await erase(as.userId);
  goOn.resolve();
  expect((await restOf(events)).at(-1)).toMatchObject({
    event: 'error',
    data: { code: 'login_required' },
  });
  const shared = `SELECT 1 FROM outbox_event WHERE name = 'prayer.answered' AND payload ->> 'requestId' = $1`;
  expect(await ai.rows(shared, requestId)).toEqual([]);
});

test('When a person is erased before their reply is there, then their login has ended, no fault of ours', async () => {
  const as = someone();
  const requestId = newId();
  const goOn = Promise.withResolvers<void>();
  openAi.answerWith({ kind: 'text', text: 'Lord, hear us.', until: goOn.promise });
  const asking = ask(url, { requestId }, { as });
  await until(async () => openAi.chats.length > 0);
  await erase(as.userId);
  goOn.resolve();
  const answer = await asking;
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'login_required' });
  expect(await ai.rows('SELECT 1 FROM reply WHERE request_id = $1', requestId)).toEqual([]);
});

test.each(chats.map(({ path }) => path))(
  'When an erased person writes to %s, then it is a login that has ended, with and without a model',
  async (path) => {
    const as = someone();
    await erase(as.userId);
    const withoutModel = await ai.start({ OPENAI_BASE_URL: '' });
    for (const place of [url, withoutModel.url]) {
      const answer = await askChat(place, path, {}, { as });
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'login_required' }]);
    }
    await withoutModel.stop();
  },
);
