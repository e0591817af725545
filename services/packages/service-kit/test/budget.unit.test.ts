import { expect, test } from 'vitest';
import { createBudget } from '../src/budget.ts';

test('When one has used up what they may, then nobody else has, and after a while they may again', () => {
  let now = 0;
  const budget = createBudget({ most: 100, everyMs: 1_000 }, () => now);
  budget.spend('a', 60);
  expect(budget.isUsedUp('a')).toBe(false);
  budget.spend('a', 60);
  expect(budget.isUsedUp('a')).toBe(true);
  expect(budget.isUsedUp('b')).toBe(false);
  expect(['a', 'b'].map((asker) => budget.spentBy(asker))).toEqual([120, 0]);
  now = 1_000;
  expect(budget.isUsedUp('a')).toBe(false);
});
