import { expect, test } from 'vitest';
import { createPace } from '../../plugin/limits/pace.ts';

const terms = { atOnce: 3, perSecond: 2, waitMs: 1_000 };
const times = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make);

test('When a network asks for much at once, then a few begin at once and the others evenly after them', () => {
  const pace = createPace(terms, () => 0);
  const waits = times(7, () => pace.take(['a']));
  expect(waits).toEqual([0, 0, 0, 500, 1_000, undefined, undefined]);
  expect(pace.take(['b'])).toBe(0);
});

test('When a network was refused, then that costs it nothing of what comes later', () => {
  let now = 0;
  const pace = createPace(terms, () => now);
  times(100, () => pace.take(['a']));
  now = 500;
  expect(pace.take(['a'])).toBe(1_000);
});

test('When a network has rested, then as many as at first begin at once, and no more', () => {
  let now = 0;
  const pace = createPace(terms, () => now);
  times(5, () => pace.take(['a']));
  now = 60_000;
  expect(times(4, () => pace.take(['a']))).toEqual([0, 0, 0, 500]);
});

test('When the addresses of an IPv6 /48 ask in turn, then together they may four times as much as one', () => {
  const pace = createPace({ ...terms, waitMs: 0 }, () => 0);
  const waits = Array.from({ length: 20 }, (_, at) =>
    pace.take([`${at}::/64`, `${at}::/56`, '/48']),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(12);
});

test('When networks are forgotten that have rested, then one that is at its end does not begin anew', () => {
  let now = 0;
  const pace = createPace(terms, () => now);
  times(5, () => pace.take(['a']));
  now = 1_000;
  for (let other = 0; other < 100; other += 1) pace.take([`other ${other}`]);
  expect(times(3, () => pace.take(['a']))).toEqual([500, 1_000, undefined]);
});

test('When it is asked too often within a second, then it says no until the next one', () => {
  let now = 5_000;
  const pace = createPace({ atOnce: 2, perSecond: 2, waitMs: 0 }, () => now);
  expect(times(3, () => pace.take(['all']))).toEqual([0, 0, undefined]);
  now = 6_000;
  expect(pace.take(['all'])).toBe(0);
});
