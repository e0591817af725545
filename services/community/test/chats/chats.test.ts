import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { newMember, useCommunity } from '../setup.ts';
import { askAbout, newWriter, texts, twoWriters } from './chats.ts';

const set = useCommunity({ worker: true });
const { textMax } = limits.privateChat;

test('When two partners write to each other, then both read both, in order, and know whose each is', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  expect((await daniel.start(ruth.userId)).body.id).toBe(id);
  const sent = await ruth.write(id, 'How was the interview?');
  expect([sent.status, sent.body.message]).toMatchObject([201, { place: 1, mine: true }]);
  await daniel.write(id, 'Better than I feared.');

  for (const [reader, other] of [
    [ruth, 'Daniel Okafor'],
    [daniel, 'Ruth Castellanos'],
  ] as const) {
    const { messages, hasMore } = (await reader.read(id)).body;
    expect(messages).toMatchObject([
      { text: 'How was the interview?', mine: reader === ruth, place: 1 },
      { text: 'Better than I feared.', mine: reader === daniel, place: 2 },
    ]);
    expect(hasMore).toBe(false);
    expect((await reader.chats()).body).toMatchObject([{ id, otherName: other, unread: 1 }]);
  }
  await ruth.see(id, 2);
  expect((await ruth.chat(id)).body.unread).toBe(0);
  expect((await daniel.chat(id)).body.unread).toBe(1);
});

test('When a chat is long, then it is read page by page, back and on from a place', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  for (let at = 1; at <= 5; at++) await ruth.write(id, `Word ${at}`);
  const newest = await daniel.read(id, '?limit=2');
  expect([texts(newest), newest.body.hasMore]).toEqual([['Word 4', 'Word 5'], true]);
  const before = await daniel.read(id, '?limit=3&before=4');
  expect([texts(before), before.body.hasMore]).toEqual([['Word 1', 'Word 2', 'Word 3'], false]);
  const after = await daniel.read(id, '?limit=2&after=1');
  expect([texts(after), after.body.hasMore]).toEqual([['Word 2', 'Word 3'], true]);
  expect(texts(await daniel.read(id, '?after=5'))).toEqual([]);
});

test('When both write at once, then each message has a place of its own, and none is lost', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  const words = Array.from({ length: 10 }, (_, at) => `Word ${at}`);
  await Promise.all(words.flatMap((text) => [ruth.write(id, text), daniel.write(id, text)]));
  const { messages } = (await ruth.read(id, '?limit=100')).body;
  expect(messages.map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect((await ruth.chat(id)).body.unread).toBe(10);
});

test('When a message is sent twice with one id, then there is one; other words with it are refused', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  const requestId = randomUUID();
  const [one, two] = [
    await ruth.write(id, 'Once.', requestId),
    await ruth.write(id, 'Once.', requestId),
  ];
  expect(two.body.message).toEqual(one.body.message);
  expect((await ruth.write(id, 'Twice.', requestId)).status).toBe(409);
  expect((await daniel.write(id, 'Once.', requestId)).status).toBe(409);
  expect(texts(await ruth.read(id))).toEqual(['Once.']);
});

test.each([
  ['a family', '👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍🚀'],
  ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['marks in both forms', 'é é ạ̈́ ﷺ Ω'],
  ['right to left', 'שלום \u2067עולם\u2069 مرحبا\u200f \u202eabc\u202c'],
  ['joiners', 'نمی‌خواهم क्‍ष'],
  ['beyond the first plane', '𝒳𐍈𠜎'],
  ['lines and tabs', 'one\r\ntwo\n\n\tthree\u2028four'],
  ['code and quotes', `'"\\ \${x} <b>&amp; %00 \\u0000`],
  ['as long as it may be', '界'.repeat(textMax)],
])(
  'When a message has %s, then it comes back unchanged, and is stored encrypted',
  async (_, text) => {
    const { ruth, daniel, id } = await twoWriters(set);
    expect((await ruth.write(id, text)).status).toBe(201);
    expect(texts(await daniel.read(id))).toEqual([text]);
    const [row] = await set.community.deps.database.prisma.chatMessage.findMany({
      where: { chatId: id },
    });
    expect(row!.sealedText).toMatch(/^v1\.[\w-]+$/);
    expect(JSON.stringify(row)).not.toContain(text.slice(0, 20));
  },
);

test.each([
  ['nothing', ''],
  ['blanks', ' \u200b\u2800 '],
  ['NUL', 'a\u0000b'],
  ['half a pair', 'a\ud83d'],
  ['one character too many', 'x'.repeat(textMax + 1)],
])('When a message has %s, then it is refused', async (_, text) => {
  const { ruth, id } = await twoWriters(set);
  expect((await ruth.write(id, text)).status).toBe(400);
  expect(texts(await ruth.read(id))).toEqual([]);
});

test('When sealed words are moved to another message, then they are not shown there', async () => {
  const { ruth, id } = await twoWriters(set);
  await ruth.write(id, 'First.');
  await ruth.write(id, 'Second.');
  const [one, two] = await set.community.deps.database.prisma.chatMessage.findMany({
    where: { chatId: id },
    orderBy: { place: 'asc' },
  });
  const { sealedText } = one!;
  await set.community.deps.database.prisma.chatMessage.update({
    where: { id: two!.id },
    data: { sealedText },
  });
  expect(texts(await ruth.read(id))).toEqual(['First.', expect.stringMatching(/cannot be opened/)]);
});

test('When only one shows what they have read, then no one sees marks; when both do, then both', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await ruth.write(id, 'Are you there?');
  await daniel.see(id, 1);
  const places = async () => [
    (await ruth.chat(id)).body.readPlace,
    (await daniel.chat(id)).body.readPlace,
  ];
  expect(await places()).toEqual([null, null]);
  expect((await ruth.mark(id, true)).body).toMatchObject({ readMarks: true, readPlace: null });
  expect(await places()).toEqual([null, null]);
  await daniel.mark(id, true);
  expect(await places()).toEqual([1, 0]);
  await daniel.mark(id, false);
  expect(await places()).toEqual([null, null]);
});

test('When two are neither partners nor have shared contacts, then no chat starts', async () => {
  const [ruth, daniel] = [await newWriter(set), await newWriter(set, 'Daniel Okafor')];
  const both = async () => [
    (await ruth.start(daniel.userId)).status,
    (await daniel.start(ruth.userId)).status,
  ];
  expect(await both()).toEqual([404, 404]);
  expect((await ruth.start(ruth.userId)).status).toBe(404);
  expect((await ruth.start(newMember().userId)).status).toBe(404);
  await askAbout(set, ruth, daniel);
  expect(await both()).toEqual([404, 404]);
  await askAbout(set, ruth, daniel, { answer: 'decline' });
  expect(await both()).toEqual([404, 404]);
  await askAbout(set, ruth, daniel, { answer: 'confirm', shares: ['phone'] });
  expect(await both()).toEqual([201, 201]);
  expect((await ruth.chats()).body).toHaveLength(1);
});

test('When both start a chat at once, then it is one', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await set.community.deps.database.prisma.chat.delete({ where: { id } });
  const started = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      at % 2 ? ruth.start(daniel.userId) : daniel.start(ruth.userId),
    ),
  );
  expect(started.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(started.map(({ body }) => body.id)).size).toBe(1);
});
