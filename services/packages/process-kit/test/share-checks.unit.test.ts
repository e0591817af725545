import { expect, test } from 'vitest';
import { shareChecks } from '../src/share-checks.ts';

/** A query that the test answers by hand, numbered in call order. */
function askByHand() {
  const waiting: PromiseWithResolvers<number>[] = [];
  const ask = () => {
    waiting.push(Promise.withResolvers<number>());
    return waiting.at(-1)!.promise;
  };
  return { ask, waiting, answer: (index: number) => waiting[index]!.resolve(index) };
}

test('When many ask while one question is under way, then all of them share the one that follows', async () => {
  const { ask, waiting, answer } = askByHand();
  const check = shareChecks(ask);
  const first = check();
  const later = [check(), check(), check()];
  expect(waiting).toHaveLength(1);

  answer(0);
  expect(await first).toBe(0);
  await Promise.resolve();
  answer(1);

  expect(await Promise.all(later)).toEqual([1, 1, 1]);
  expect(waiting).toHaveLength(2);
});

test('When one asks after the end of a question, then a new one begins', async () => {
  const { ask, answer } = askByHand();
  const check = shareChecks(ask);
  const first = check();
  answer(0);
  await first;

  const second = check();
  answer(1);

  expect(await second).toBe(1);
});

test('When a question fails, then whoever came meanwhile gets the answer to the next', async () => {
  const { ask, waiting, answer } = askByHand();
  const check = shareChecks(ask);
  const first = check();
  const second = check();
  waiting[0]!.reject(new Error('away'));

  await expect(first).rejects.toThrow('away');
  await Promise.resolve();
  answer(1);
  expect(await second).toBe(1);
});
