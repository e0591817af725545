import { expect, test } from 'vitest';
import { tryAgain, waitInWords } from '../../src/index.ts';

test.each([
  [0, 'in a second'],
  [0.4, 'in a second'],
  [19.2, 'in 20 seconds'],
  [59, 'in 59 seconds'],
  [60, 'in a minute'],
  [61, 'in about 2 minutes'],
  [10 * 60, 'in about 10 minutes'],
  [11 * 60, 'in about 15 minutes'],
  [55 * 60, 'in about 55 minutes'],
  [3_590, 'in about an hour'],
  [3_600, 'in about an hour'],
  [3_600.05, 'in about an hour'],
  [3_601, 'in about 65 minutes'],
  [90 * 60, 'in about 90 minutes'],
  [91 * 60, 'in about 2 hours'],
  [24 * 3_600, 'in about 24 hours'],
  [37 * 3_600, 'in about 2 days'],
])('When %s seconds are left, then it is possible again "%s"', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

test('When somebody is told when to try again, then it is a sentence', () => {
  expect(tryAgain(3_600)).toBe('Please try again in about an hour.');
});
