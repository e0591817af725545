import { expect, test } from 'vitest';
import { slotsOf } from '../src/care/slots.ts';

/** Numbers like hashes: spread over all 32 bits, and a run of neighbors that start at the same place. */
const spread = Array.from({ length: 5_000 }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 0);
const numbers = Uint32Array.from([...spread, 0, 1, 2, 3, 0xffffffff]);

test('When a number is of the list, then it has its place as slot; when it is not, then it has none', () => {
  const slots = slotsOf(numbers);
  const found = Array.from(numbers, (number) => slots.get(number));
  expect(found).toEqual(Array.from(numbers.keys()));
  const known = new Set(numbers);
  const others = Array.from({ length: 5_000 }, (_, at) => at + 10).filter((n) => !known.has(n));
  expect(others.filter((number) => slots.get(number) !== undefined)).toEqual([]);
});

test('When the list is empty, then no number has a slot', () => {
  expect(slotsOf(new Uint32Array()).get(7)).toBeUndefined();
});
