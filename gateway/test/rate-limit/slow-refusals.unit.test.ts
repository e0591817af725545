import { expect, test } from 'vitest';
import { createSlowRefusals } from '../../plugin/rate-limit/slow-refusals.ts';

test('When a network is refused again and again, then it waits, and others or a minute later nobody', () => {
  let now = 0;
  const refusals = createSlowRefusals({ atOnce: 3, waitMs: 500, wordsWaitMs: 100 }, () => now);
  const four = () => [1, 2, 3, 4].map(() => refusals.waitOf('203.0.113.7', false));
  expect(four()).toEqual([0, 0, 0, 500]);
  expect(refusals.waitOf('203.0.113.7', true)).toBe(100);
  expect(refusals.waitOf('203.0.113.8', false)).toBe(0);
  now = 60_000;
  expect(four()).toEqual([0, 0, 0, 500]);
});
