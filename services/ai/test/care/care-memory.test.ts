import { expect, test } from 'vitest';
import type { Identity } from '@kbf/process-kit';
import { ask, newId, useAi } from '../setup.ts';

const ai = await useAi();
const danger = 'I am going to kill myself tonight.';
const ordinary = 'Please pray for my aunt and her operation on Thursday.';
const people: [string, () => Identity][] = [
  ['visitor', () => ({ role: 'visitor', visitorId: newId() })],
  ['member', () => ({ role: 'member', userId: newId() })],
];

async function say(as: Identity, message: string, more: { saysSafe?: boolean } = {}) {
  const requestId = newId();
  const answer = await ask(await ai.listen(), { message, requestId, ...more }, { as });
  const reply = (await answer.json()) as Record<string, unknown>;
  return { ...reply, verdict: await ai.verdictOf(requestId) };
}

test.each(people)(
  'When a %s in danger asks for something else, then it is answered with a line of help and waits for an admin',
  async (_who, someone) => {
    const as = someone();
    await say(as, danger);

    expect(await say(as, ordinary)).toMatchObject({
      source: 'model',
      verdict: 'held',
      care: { level: 'likely', kind: 'suicide' },
    });
    expect(await say(someone(), ordinary)).not.toHaveProperty('care');
  },
);

test.each(people)(
  'When a %s says afterwards that it is done, then it is an emergency; once they are safe, care ends',
  async (_who, someone) => {
    const as = someone();
    await say(as, danger);

    expect(await say(as, 'I already did it.')).toMatchObject({
      source: 'crisis',
      care: { level: 'certain', kind: 'emergency' },
    });
    expect(await say(as, 'I already did it.')).toMatchObject({
      source: 'crisis',
      care: { level: 'certain', kind: 'emergency' },
    });
    expect(await say(as, ordinary)).toMatchObject({ source: 'model', verdict: 'held' });
    expect(await say(as, 'I am safe now, my sister is with me.')).not.toMatchObject({
      care: { level: 'certain' },
    });
    expect(await say(as, ordinary)).not.toHaveProperty('care');
  },
);

test.each(people)(
  'When a %s says that nobody is in danger, then the words are answered and held, and the next ones are as usual',
  async (_who, someone) => {
    const as = someone();
    expect(await say(as, danger)).toMatchObject({ source: 'crisis', verdict: undefined });

    expect(await say(as, danger, { saysSafe: true })).toMatchObject({
      source: 'model',
      posted: 'pending',
      verdict: 'held',
      care: { level: 'likely', kind: 'suicide' },
    });
    expect(await say(as, ordinary)).not.toHaveProperty('care');
    expect(await say(as, danger)).toMatchObject({ source: 'crisis' });
  },
);

test.each(people)(
  'When the first message of a %s says that nobody is in danger, then help comes first, and admins are alarmed',
  async (_who, someone) => {
    const as = someone();
    const words = `${danger} ${newId()}`;
    const alarms = async () =>
      (await ai.rows(`SELECT id FROM outbox_event WHERE name = 'crisis.noticed'`)).length;
    const before = await alarms();
    const first = await say(as, words, { saysSafe: true });
    expect(first).toMatchObject({ source: 'crisis', care: { level: 'certain' } });
    expect(await alarms()).toBe(before + 1);
    expect(await say(as, ordinary)).toMatchObject({ care: { level: 'likely', kind: 'suicide' } });
    expect(await say(as, words, { saysSafe: true })).toMatchObject({ source: 'model' });
    expect(await alarms()).toBe(before + 1);
  },
);

test('When a day has passed, then nothing is remembered; no word of the person ever was', async () => {
  const as: Identity = { role: 'visitor', visitorId: newId() };
  await say(as, danger);
  const kept = JSON.stringify(await ai.rows('SELECT * FROM care_memory'));
  expect(kept).toContain('certain');
  expect(kept).not.toMatch(new RegExp(`kill|${as.visitorId}`));
  const letPass = (time: string) =>
    ai.rows(`UPDATE care_memory SET ends_at = ends_at - interval '${time}'`);
  await letPass('23 hours');
  expect(await say(as, ordinary)).toMatchObject({ care: { level: 'likely' } });
  await letPass('1 hour');
  expect(await say(as, ordinary)).not.toHaveProperty('care');
});

test('When the memory cannot be asked, then people are answered all the same', async () => {
  await ai.rows('ALTER TABLE care_memory RENAME TO care_memory_away');
  const as: Identity = { role: 'visitor', visitorId: newId() };
  const answers = [await say(as, danger), await say(as, ordinary)];
  await ai.rows('ALTER TABLE care_memory_away RENAME TO care_memory');

  expect(answers).toMatchObject([{ source: 'crisis' }, { source: 'model' }]);
});
