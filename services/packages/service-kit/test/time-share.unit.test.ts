import { expect, test } from 'vitest';
import { createTimeShare } from '../src/care/time-share.ts';

test('When one has used up their time, then nobody else has, and after a while they have time again', () => {
  let now = 0;
  const share = createTimeShare({ mostMs: 100, everyMs: 1_000 }, () => now);
  share.spend('a', 60);
  expect(share.isUsedUp('a')).toBe(false);
  share.spend('a', 60);
  expect(share.isUsedUp('a')).toBe(true);
  expect(share.isUsedUp('b')).toBe(false);
  now = 1_000;
  expect(share.isUsedUp('a')).toBe(false);
});
