import { expect, test } from 'vitest';
import { recorded } from '../recorded-events.ts';
import { useCommunity } from '../setup.ts';
import { texts, twoWriters } from './chats.ts';

const set = useCommunity({ worker: true });
const uncertain = [
  'I do not know how much longer I can carry on. Everything feels empty.',
  'I want to disappear and never wake up again.',
  'I feel numb since the funeral.',
];
const noticed = async (words: string) =>
  (await recorded(set.community, 'care.noticed')).filter(({ notice }) => notice.words === words);

test('When a member in danger writes, then they see help, the other reads it, and admins hear of it', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  const words = 'I am going to kill myself tonight.';
  const { status, body } = await ruth.write(id, words);
  expect([status, body.care]).toMatchObject([201, { level: 'certain', kind: 'suicide' }]);
  expect(texts(await daniel.read(id))).toEqual([words]);
  expect(await noticed(words)).toMatchObject([{ notice: { place: 'private-chat' } }]);
});

test('When danger is not certain, then the writer sees help, the other reads it, the desk hears nothing', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  const levels = new Set<string | undefined>();
  for (const words of uncertain) {
    const { status, body } = await ruth.write(id, words);
    expect(status).toBe(201);
    levels.add(body.care?.level);
    expect(await noticed(words)).toEqual([]);
  }
  expect(texts(await daniel.read(id))).toEqual(uncertain);
  expect(levels).toEqual(new Set(['likely', 'possible']));
});

test('When words threaten their reader, then they are not delivered, and the writer is told', async () => {
  const { ruth, daniel, id } = await twoWriters(set);
  const { status, text } = await ruth.write(id, 'You are a worthless piece of trash, I hate you');
  expect([status, text]).toEqual([400, expect.stringContaining('put this another way')]);
  expect(texts(await daniel.read(id))).toEqual([]);
});

test('When a report says that someone is in danger, then admins hear of every level, as for all reports', async () => {
  const { ruth, id } = await twoWriters(set);
  await ruth.report(id, uncertain[0]!);
  expect(await noticed(uncertain[0]!)).toHaveLength(1);
});
