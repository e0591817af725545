import { expect, test } from 'vitest';
import { repeatUndone } from '../src/repeat-undone.ts';

const noLock = Object.assign(new Error('canceling statement due to lock timeout'), {
  code: '55P03',
});

/** Work that fails with the given errors, one after the other, and then succeeds. */
function work(errors: readonly Error[]) {
  const left = [...errors];
  const tries: number[] = [];
  return {
    tries,
    run: async () => {
      tries.push(tries.length + 1);
      const error = left.shift();
      if (error) throw error;
      return 'written';
    },
  };
}

test('When Postgres has undone it twice, then it is done from its beginning a third time', async () => {
  const { run, tries } = work([noLock, noLock]);
  expect(await repeatUndone(run)).toBe('written');
  expect(tries).toEqual([1, 2, 3]);
});

test('When Postgres undoes it again and again, then the sixth failure is told', async () => {
  const { run, tries } = work(Array.from({ length: 9 }, () => noLock));
  await expect(repeatUndone(run)).rejects.toBe(noLock);
  expect(tries).toHaveLength(6);
});

test('When it may have been written all the same, or is wrong, then it is not done again', async () => {
  for (const error of [
    Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' }),
    Object.assign(new Error('duplicate key'), { code: '23505' }),
  ]) {
    const { run, tries } = work([error]);
    await expect(repeatUndone(run)).rejects.toBe(error);
    expect(tries).toEqual([1]);
  }
});
