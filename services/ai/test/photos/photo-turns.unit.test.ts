import { expect, test } from 'vitest';
import { createPhotoTurns } from '../../src/photos/photo-turns.ts';

/** Work that runs until the test ends it, and counts how much ran at once. */
function countedWork(room: number, mostWaiting = 10) {
  const turns = createPhotoTurns({ room, mostWaiting });
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const run = (name: string, needs = 1) =>
    turns.run(needs, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  return { run, begun, end: () => ends.shift()?.() };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('When there is room for two, then the third waits until one has ended', async () => {
  const { run, begun, end } = countedWork(2);
  const all = ['a', 'b', 'c'].map((name) => run(name));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  end();
  expect(await all[0]).toBe('a');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('When a large one comes, then it is alone, and nobody overtakes it', async () => {
  const { run, begun, end } = countedWork(2);
  void run('small');
  void run('large', 5);
  void run('late');
  await settled();
  expect(begun).toEqual(['small']);
  end();
  await settled();
  expect(begun).toEqual(['small', 'large']);
  end();
  await settled();
  expect(begun).toEqual(['small', 'large', 'late']);
});

test('When too many wait, then the next is told when to come back', async () => {
  const { run } = countedWork(1, 1);
  void run('a');
  void run('b');
  await expect(run('c')).rejects.toMatchObject({ status: 503, retryAfter: expect.any(Number) });
});

test('When one fails, then its room is free again', async () => {
  const turns = createPhotoTurns({ room: 1, mostWaiting: 1 });
  await expect(turns.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.run(1, async () => 'next')).toBe('next');
});
