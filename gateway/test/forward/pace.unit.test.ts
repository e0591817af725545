import { expect, test } from 'vitest';
import { createPace } from '../../plugin/forward/pace.ts';

const terms = { rates: [{ atOnce: 3, perSecond: 2 }], waitMs: 1_000 };
const times = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make);

test('When a network asks for much at once, then a few begin at once and the others evenly after them', () => {
  const pace = createPace(terms, () => 0);
  const waits = times(7, () => pace.take('a'));
  expect(waits).toEqual([0, 0, 0, 500, 1_000, undefined, undefined]);
  expect(pace.take('b')).toBe(0);
});

test('When a network was refused, then that costs it nothing of what comes later', () => {
  let now = 0;
  const pace = createPace(terms, () => now);
  times(100, () => pace.take('a'));
  now = 500;
  expect(pace.take('a')).toBe(1_000);
});

test('When a network has rested, then as many as at first begin at once, and no more', () => {
  let now = 0;
  const pace = createPace(terms, () => now);
  times(5, () => pace.take('a'));
  now = 60_000;
  expect(times(4, () => pace.take('a'))).toEqual([0, 0, 0, 500]);
});

test('When there are a quick rate and a slow one, then the quick one holds at first and the slow one later', () => {
  const rates = [
    { atOnce: 1, perSecond: 10 },
    { atOnce: 3, perSecond: 2 },
  ];
  const pace = createPace({ rates, waitMs: 2_000 }, () => 0);
  expect(times(6, () => pace.take('a'))).toEqual([0, 100, 200, 500, 1_000, 1_500]);
});

test('When networks are forgotten that have rested, then one that is at its end does not begin anew', () => {
  let now = 0;
  const pace = createPace(terms, () => now);
  times(5, () => pace.take('a'));
  now = 1_000;
  for (let other = 0; other < 100; other += 1) pace.take(`other ${other}`);
  expect(times(3, () => pace.take('a'))).toEqual([500, 1_000, undefined]);
});
