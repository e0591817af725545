import { expect, test } from 'vitest';
import { fullDate, relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test.each([
  [0.9, 'Just now'],
  [1, '1m ago'],
  [59.9, '59m ago'],
  [60, '1h ago'],
  [1_439, '23h ago'],
  [1_440, '1d ago'],
  [14_400, '10d ago'],
  [-5, 'Just now'],
])('When something was %d minutes ago, then it reads %j', (minutes, words) => {
  expect(relativeTime(ago(minutes), now)).toBe(words);
});

test('When a date is shown in full, then as MMM dd, yyyy', () => {
  expect(fullDate('2026-03-05T12:00:00Z')).toBe('Mar 05, 2026');
});
