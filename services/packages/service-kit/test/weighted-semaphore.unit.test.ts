import { expect, test } from 'vitest';
import { createWeightedSemaphore } from '../src/weighted-semaphore.ts';

const start = (size: number, mostWaiting = 10) =>
  createWeightedSemaphore({ size, mostWaiting, refusal: () => new Error('too many wait') });

/** Work that runs until the test ends it, and counts how much ran at once. */
function countedWork(size: number) {
  const semaphore = start(size);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const run = async (name: string, needs = 1) => {
    const release = await semaphore.take(needs);
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    release();
    return name;
  };
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

test('When too many wait, then the next one is refused', async () => {
  const semaphore = start(1, 1);
  void semaphore.take(1);
  void semaphore.take(1);
  await expect(semaphore.take(1)).rejects.toThrow('too many wait');
});
