import { describe, expect, test } from 'vitest';
import { awayDelay, retryDelay } from '../src/backoff.ts';
import { workerSettings } from '../src/queue-settings.ts';

describe('The backoff', () => {
  test.each([
    [1, 250],
    [2, 1_000],
    [7, 40 * 60_000],
  ])(
    'When %i tries failed, then the wait is at most %i ms and at least half of it',
    (tries, ms) => {
      expect(retryDelay(tries, undefined, 1)).toBe(ms);
      expect(retryDelay(tries, undefined, 0)).toBe(ms / 2);
    },
  );

  test('When all waits are added up, then there are eight tries over about an hour', () => {
    const { retryDelaysMs } = workerSettings;
    const minutes = retryDelaysMs.reduce((sum, ms) => sum + ms, 0) / 60_000;
    expect(retryDelaysMs).toHaveLength(7);
    expect(Math.round(minutes)).toBe(61);
  });

  test.each([
    [0, 1_000],
    [1, 1_000],
    [2, 2_000],
    [5, 16_000],
    [6, 30_000],
    [1_000_000, 30_000],
  ])('When something was away %i times, then the wait is at most %i ms', (times, ms) => {
    expect(awayDelay(times, 1)).toBe(ms);
    expect(awayDelay(times, 0)).toBe(ms / 2);
  });
});
