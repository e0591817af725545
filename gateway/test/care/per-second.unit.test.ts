import { expect, test } from 'vitest';
import { perSecond } from '../../plugin/care-of-refused.ts';

test('When it is asked too often within a second, then it says no until the next one', () => {
  let now = 5_000;
  const hasTime = perSecond(2, () => now);

  expect([hasTime(), hasTime(), hasTime()]).toEqual([true, true, false]);
  now = 6_000;
  expect(hasTime()).toBe(true);
});
