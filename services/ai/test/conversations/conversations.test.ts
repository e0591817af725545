import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { newJoiner, newMember } from '@kbf/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { removeOld } from '../../src/build-upkeep.ts';
import { useAi } from '../setup.ts';
import { keeperAt } from './keeper.ts';

const ai = await useAi({
  env: {
    AI_REPLIES_PER_PERSON: '1000',
    AI_LIMITS: JSON.stringify({ conversationSearches: { person: 3, network: 3 } }),
  },
});
const { openAi } = ai;
let url: string;
beforeAll(async () => {
  url = await ai.listen();
});
const newKeeper = () => keeperAt(url, newMember());

test('When conversations are listed, then the last used comes first, page by page, with its first words', async () => {
  const me = newKeeper();
  const long = 'I would like to know how I can lead my small bakery through a slow winter';
  const first = randomUUID();
  await me.say(long, first);
  await me.say('Second');
  expect(await me.titles()).toEqual(['Second', expect.stringMatching(/^I would like.* bakery/)]);
  expect((await me.list())[1]!.title.length).toBeLessThanOrEqual(limits.conversation.titleMax);
  await me.say('And spring?', first);
  const page = await me.call('GET', '?limit=1');
  expect(await page.json()).toMatchObject([{ id: first }]);
  expect(page.headers.get('x-total-count')).toBe('2');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  const next = /cursor=([\w-]+)/.exec(page.headers.get('link')!)![1]!;
  expect(await me.titles(`?limit=1&cursor=${next}`)).toEqual(['Second']);
  expect(await me.titles('?assistant=business')).toEqual([]);
});

test('When a conversation is another person’s, then every call answers as if there were none', async () => {
  const owner = newKeeper();
  const id = randomUUID();
  await owner.say('Where do I begin?', id);
  const other = newKeeper();
  const asked = openAi.chats.length;
  const statuses = [
    await other.call('GET', `/${id}`),
    await other.call('PATCH', `/${id}`, { title: 'Mine' }),
    await other.call('DELETE', `/${id}`),
    await other.say('Tell me more', id),
    await keeperAt(url, newJoiner()).call('GET', `/${id}`),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  await other.call('DELETE', '');
  expect(openAi.chats).toHaveLength(asked);
  expect((await owner.open(id)).turns).toHaveLength(1);
  expect(await owner.titles()).toEqual(['Where do I begin?']);
  expect((await keeperAt(url, { role: 'visitor' }).call('GET', '')).status).toBe(401);
});

test('When a conversation is renamed, then it keeps that name, within its bounds', async () => {
  const me = newKeeper();
  const id = randomUUID();
  await me.say('Where do I begin?', id);
  expect(await (await me.call('PATCH', `/${id}`, { title: ' My bakery ' })).json()).toMatchObject({
    title: 'My bakery',
  });
  await me.say('And then?', id);
  expect(await me.titles()).toEqual(['My bakery']);
  for (const title of ['', ' ', 'x'.repeat(limits.conversation.titleMax + 1)])
    expect((await me.call('PATCH', `/${id}`, { title })).status).toBe(400);
});

test('When one searches, then one’s own titles and texts are found, and searches are limited', async () => {
  const me = newKeeper();
  openAi.answerWith({ kind: 'text', text: 'Think about the harvest of your field.' });
  await me.say('How is my café doing?');
  openAi.answerWith({ kind: 'text', text: 'Count the cost first.' });
  await me.say('How is my workshop doing?');
  await newKeeper().say('How is my café doing?');
  const found = async (words: string) => me.list(`?search=${encodeURIComponent(words)}`);
  expect(await found('CAFE')).toMatchObject([{ title: 'How is my café doing?' }]);
  expect(await found('harvest of')).toMatchObject([
    { title: 'How is my café doing?', excerpt: 'Think about the harvest of your field.' },
  ]);
  expect(await found('nothing like it')).toEqual([]);
  expect((await me.call('GET', '?search=more')).status).toBe(429);
});

test('When all are deleted, then those of others stay', async () => {
  const [me, other] = [newKeeper(), newKeeper()];
  await me.say('One');
  await me.say('Two');
  await other.say('Three');
  expect((await me.call('DELETE', '')).status).toBe(204);
  expect([await me.titles(), await other.titles()]).toEqual([[], ['Three']]);
});

test('When a conversation was not used for twelve months, then upkeep removes it with its messages', async () => {
  const me = newKeeper();
  const [old, recent, empty] = [randomUUID(), randomUUID(), randomUUID()];
  await me.say('Old', old);
  await me.say('Recent', recent);
  const moveTo = (id: string, days: number) =>
    ai.rows(
      'UPDATE conversation SET last_used_at = now() - make_interval(days => $2::int) WHERE id = $1',
      id,
      days,
    );
  await moveTo(old, limits.conversation.keepDays + 1);
  await moveTo(recent, limits.conversation.keepDays - 1);
  await ai.rows(
    `INSERT INTO conversation (id, member_id, assistant, last_used_at)
     VALUES ($1, $1, 'coach', now() - interval '25 hours')`,
    empty,
  );
  await removeOld(ai.deps);
  const left = await ai.rows('SELECT id FROM conversation WHERE id = ANY($1)', [
    old,
    recent,
    empty,
  ]);
  expect(left).toEqual([{ id: recent }]);
  expect(await ai.rows('SELECT 1 FROM conversation_turn WHERE conversation_id = $1', old)).toEqual(
    [],
  );
});
