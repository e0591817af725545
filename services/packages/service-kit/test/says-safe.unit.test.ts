import { expect, test } from 'vitest';
import { certain, draft, safe, sayOnly, serve } from './care-service.ts';

const emergency = 'My baby is not breathing.';
const overdose = 'I took all my pills and I am bleeding a lot.';
const threat = 'I am going to kill him when he comes out of the bar.';
const levelOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['care'] as { level?: string } | undefined)?.level;

test('When the person says so after help, then the answer is usual, with one alarm', async () => {
  const { post, told } = serve();
  expect(levelOf(await post({ text: certain }))).toBe('certain');

  expect((await post({ text: certain, saysSafe: true })).body).toMatchObject({
    care: { level: 'likely', kind: 'suicide' },
  });
  expect(told).toMatchObject([
    { saysSafe: false, isAlarm: true, words: certain },
    { saysSafe: true, isAlarm: false, words: certain },
  ]);
  const turns = [{ role: 'user', content: certain, saysSafe: true }];
  expect((await post({ text: safe, turns })).body).not.toHaveProperty('care');
  expect((await post({ text: certain, turns })).body).toMatchObject({ care: { level: 'certain' } });
});

test('When the first message says so, or it is said of other words or by another, then help comes first', async () => {
  const { post, told } = serve();
  await post({ text: `${certain} Truly.` });
  const from = (address: string) =>
    post({ text: certain, saysSafe: true }, undefined, undefined, { 'x-client-address': address });
  expect(levelOf(await from('198.51.100.1'))).toBe('certain');
  expect(levelOf(await from('198.51.100.2'))).toBe('certain');
  expect(told.map(({ isAlarm, saysSafe }) => [isAlarm, saysSafe])).toEqual(
    Array.from({ length: 3 }, () => [true, false]),
  );
  expect(levelOf(await from('198.51.100.1'))).toBe('likely');
});

test('When a call does not offer to say so, then it counts for nothing there', async () => {
  const { post, told } = serve();
  for (let n = 0; n < 2; n += 1)
    expect(levelOf(await post({ text: certain, saysSafe: true }, sayOnly.path))).toBe('certain');
  expect(told.map(({ isAlarm, saysSafe }) => [isAlarm, saysSafe])).toEqual(
    Array.from({ length: 2 }, () => [true, false]),
  );
});

test('When help was shown for a draft, then the answer is usual, and admins hear of the words first', async () => {
  const { post, told } = serve();
  await post({ text: certain }, draft.path);
  expect(told).toEqual([]);
  for (let n = 0; n < 2; n += 1)
    expect(levelOf(await post({ text: certain, saysSafe: true }))).toBe('likely');
  expect(told.map(({ isAlarm, saysSafe }) => [isAlarm, saysSafe])).toEqual([
    [true, true],
    [false, true],
  ]);
});

test.each([emergency, overdose, threat])(
  'When "%s" is called safe, then the answer is usual, and admins are alarmed each time',
  async (text) => {
    const { post, told } = serve();
    expect(levelOf(await post({ text }))).toBe('certain');
    expect(levelOf(await post({ text, saysSafe: true }))).toBe('likely');
    expect(told.map(({ isAlarm, care: { level } }) => [isAlarm, level])).toEqual(
      Array.from({ length: 2 }, () => [true, 'certain']),
    );
  },
);

test('When the record of help cannot be read, then help comes first', async () => {
  const away = async () => Promise.reject(new Error('away'));
  const { post } = serve(undefined, undefined, { note: away, find: away });
  for (let n = 0; n < 2; n += 1)
    expect(levelOf(await post({ text: certain, saysSafe: true }))).toBe('certain');
});

test.each([['true'], [1], [null], [{}]])(
  'When something else than true stands there (%j), then help comes first',
  async (saysSafe) => {
    const { post } = serve();
    await post({ text: certain });
    expect((await post({ text: certain, saysSafe })).body).toMatchObject({
      care: { level: 'certain' },
    });
  },
);
