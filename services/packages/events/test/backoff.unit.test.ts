import { describe, expect, test } from 'vitest';
import { backoffDelay } from '../src/backoff.ts';

describe('The backoff', () => {
  test.each([
    [1, 250],
    [2, 500],
    [3, 1_000],
    [5, 4_000],
    [6, 5_000],
    [7, 5_000],
    [1_000_000, 5_000],
  ])(
    'When %i attempts failed, then the wait is at most %i ms and at least half of it',
    (attempts, ms) => {
      expect(backoffDelay(attempts, 1)).toBe(ms);
      expect(backoffDelay(attempts, 0)).toBe(ms / 2);
    },
  );
});
