import { limits } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { forgetOld } from '../../src/desk/forget-old.ts';
import { gatherPerson } from '../../src/erasure/gather-person.ts';
import { sayAge } from '../circles/circles.ts';
import { announce, named } from '../recorded-events.ts';
import { useCommunity } from '../setup.ts';
import { askAbout, newWriter, texts, twoWriters } from './chats.ts';
import type { Writer } from './chats.ts';

const set = useCommunity({ worker: true });
const { endedDays } = limits.privateChat;
const dayMs = 86_400_000;
const database = () => set.community.deps.database;

const block = (who: Writer, whom: Writer) =>
  set.community.call('PUT', `/api/blocks/${whom.userId}`, { as: who.as });
const erase = ({ userId: personId }: Writer) =>
  announce(set.community, 'person.erasing', { personId, requestedAt: new Date().toISOString() });

/** As if the chat had ended so many days earlier than it did. */
async function letDaysPass(id: string, days: number): Promise<void> {
  const { endedAt } = await database().prisma.chat.findUniqueOrThrow({ where: { id } });
  const earlier = new Date(endedAt!.getTime() - days * dayMs);
  await database().prisma.chat.update({ where: { id }, data: { endedAt: earlier } });
}

async function expectReadOnly(readers: readonly Writer[], id: string, said: string[]) {
  for (const one of readers) {
    expect(texts(await one.read(id))).toEqual(said);
    // 403 for a person who said that they are under 18.
    expect([403, 409]).toContain((await one.write(id, 'One more word.')).status);
    const { endedAt, goneAt } = (await one.chat(id)).body;
    expect(Date.parse(goneAt!) - Date.parse(endedAt!)).toBe(endedDays * dayMs);
  }
}

test('When one of the two ends a chat, then both can read it for 30 days, and then no one', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await ruth.write(id, 'Thank you for praying.');
  expect((await daniel.end(id)).status).toBe(204);
  expect((await ruth.end(id)).status).toBe(204);
  await expectReadOnly([ruth, daniel], id, ['Thank you for praying.']);
  expect((await ruth.start(daniel.userId)).body).toMatchObject({ id, endedAt: expect.any(String) });

  await letDaysPass(id, endedDays - 1);
  await forgetOld(set.community.deps).work();
  await expectReadOnly([ruth, daniel], id, ['Thank you for praying.']);

  await letDaysPass(id, 1);
  // Before the upkeep has come by, too.
  expect((await ruth.chat(id)).status).toBe(404);
  expect((await ruth.chats()).body).toEqual([]);
  await forgetOld(set.community.deps).work();
  expect(await database().prisma.chat.count({ where: { id } })).toBe(0);
  expect(await database().prisma.chatMessage.count({ where: { chatId: id } })).toBe(0);
  const again = (await ruth.start(daniel.userId)).body;
  expect([again.id === id, again.endedAt]).toEqual([false, null]);
});

test('When a chat is over but not removed yet, then a new one can start, and it is empty', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await ruth.write(id, 'Thank you for praying.');
  await ruth.end(id);
  await letDaysPass(id, endedDays);
  const again = (await daniel.start(ruth.userId)).body.id;
  expect(again).not.toBe(id);
  expect(texts(await ruth.read(again))).toEqual([]);
});

test('When one blocks the other, then the chat ends for both, and neither can start another', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await ruth.write(id, 'A word.');
  await block(daniel, ruth);
  await expectReadOnly([ruth, daniel], id, ['A word.']);
  for (const [one, other] of [
    [ruth, daniel],
    [daniel, ruth],
  ] as const)
    expect((await one.start(other.userId)).status).toBe(404);
  // Contacts that they had shared in another way do not help.
  await askAbout(set, ruth, daniel, { answer: 'confirm', shares: ['phone'] });
  expect((await ruth.start(daniel.userId)).status).toBe(404);
});

test('When a block, an end and messages come at once, then each call ends, and the chat is over', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  const all = await Promise.all([
    ...Array.from({ length: 6 }, (_, at) => ruth.write(id, `Word ${at}`)),
    ...Array.from({ length: 6 }, (_, at) => daniel.write(id, `Word ${at}`)),
    block(daniel, ruth),
    block(ruth, daniel),
    ruth.end(id),
    daniel.see(id, 3),
    ruth.mark(id, true),
    ruth.report(id, 'They threaten me.'),
  ]);
  expect(all.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect((await ruth.write(id, 'One more word.')).status).toBe(409);
});

test('When a member is suspended or no longer approved, then their chats end', async () => {
  for (const change of [{ suspended: true }, { approved: false }]) {
    const { ruth, daniel, id } = await twoWriters(set);
    await ruth.write(id, 'A word.');
    const facts = { ...named(daniel.userId, 2, 'Daniel Okafor'), approved: true };
    await announce(set.community, 'person.changed', { ...facts, ...change });
    await expectReadOnly([ruth], id, ['A word.']);
    // A token of before the change does not help.
    expect((await daniel.write(id, 'Me again.')).status).toBeGreaterThanOrEqual(400);
    expect((await ruth.start(daniel.userId)).status).toBe(404);
  }
});

test('When a member has deleted their account, then the other does not see the chat, until they stay', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await daniel.write(id, 'A word.');
  const facts = { ...named(daniel.userId, 2, 'Daniel Okafor'), approved: true };
  await announce(set.community, 'person.changed', { ...facts, leaving: true });
  expect([(await ruth.chat(id)).status, (await ruth.chats()).body]).toEqual([404, []]);
  expect((await ruth.write(id, 'Are you there?')).status).toBe(404);
  await announce(set.community, 'person.changed', { ...facts, version: 3 });
  expect(texts(await ruth.read(id))).toEqual(['A word.']);
});

test('When one of the two is erased, then nothing of the chat is left, for the other neither', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await ruth.write(id, 'A word.');
  await daniel.write(id, 'Another.');
  await erase(daniel);
  expect((await ruth.chat(id)).status).toBe(404);
  const where = { chatId: id };
  const { chatMessage, chatPerson, ageAnswer } = database().prisma;
  expect(await chatMessage.count({ where })).toBe(0);
  expect(await chatPerson.count({ where })).toBe(0);
  expect(await ageAnswer.count({ where: { personId: daniel.userId } })).toBe(0);
  expect(await ageAnswer.count({ where: { personId: ruth.userId } })).toBe(1);
});

test('When a member asks for their data, then it has their own messages, and none of the other', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await ruth.write(id, 'A word of Ruth.');
  await daniel.write(id, 'A word of Daniel.');
  const silent = await newWriter(set, 'Tamar Lindqvist');
  await askAbout(set, silent, ruth, { answer: 'confirm', shares: ['phone'] });
  await silent.start(ruth.userId);
  const { config } = set.community.deps;
  const dataOf = ({ userId }: Writer) =>
    database().transaction((tx) => gatherPerson(config, tx, { userId, visitorId: null }));
  const [hers, none] = [await dataOf(ruth), await dataOf(silent)];
  expect(hers.age).toMatchObject({ isAdult: true });
  expect(hers.chats).toMatchObject([
    { endedAt: null, readMarks: false, messages: [{ text: 'A word of Ruth.' }] },
    { messages: [] },
  ]);
  expect(JSON.stringify(hers)).not.toContain('A word of Daniel.');
  expect(none.chats).toMatchObject([{ messages: [] }]);
  expect(JSON.stringify(none)).not.toContain('A word of');
});

test('When a member says that they are under 18, then their chats end, and no one can write to them', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  await sayAge(set.community, daniel.as, false);
  await expectReadOnly([ruth, daniel], id, []);
  await database().prisma.chat.delete({ where: { id } });
  expect((await ruth.start(daniel.userId)).status).toBe(404);
  const refused = await daniel.start(ruth.userId);
  expect([refused.status, refused.body.code]).toEqual([403, 'adults_only']);
  await sayAge(set.community, daniel.as);
  expect((await ruth.start(daniel.userId)).status).toBe(201);
});
