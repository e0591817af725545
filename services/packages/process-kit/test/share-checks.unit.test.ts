import { expect, test } from 'vitest';
import { shareChecks, shareQuestions } from '../src/share-checks.ts';

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

test('When many ask about one of many, then each gets the answer to a question that began after theirs', async () => {
  let time = 0;
  const sizes: number[] = [];
  const ask = shareQuestions(async (asked: ReadonlyMap<string, number>) => {
    const begun = (time += 1);
    sizes.push(asked.size);
    await Promise.resolve();
    return new Map([...asked].map(([name, value]) => [name, { name, value, begun }]));
  }, 4);
  const one = async (at: number) => {
    const name = `name ${at % 7}`;
    const came = time;
    const answer = await ask(name, at % 7);
    expect(answer).toMatchObject({ name, value: at % 7 });
    // The first begins in the call itself.
    expect(answer.begun).toBeGreaterThan(came);
  };
  const turns = Array.from({ length: 50 }, async (_, at) => {
    for (let turn = 0; turn < at % 5; turn += 1) await Promise.resolve();
    await one(at);
  });
  await Promise.all(turns);
  expect(Math.max(...sizes)).toBe(4);
  expect(sizes.length).toBeLessThan(50);
});

test('When a question about many fails, then it fails for those it was asked for alone', async () => {
  let fails = true;
  const ask = shareQuestions(async (asked: ReadonlyMap<string, null>) => {
    if (fails) throw new Error('away');
    return new Map([...asked.keys()].map((name) => [name, name]));
  });
  await expect(ask('a', null)).rejects.toThrow('away');
  fails = false;
  expect(await ask('b', null)).toBe('b');
});
