import { expect, test } from 'vitest';
import { escapeLike, idOf } from '../src/index.ts';

test('When text holds signs that mean something in a pattern, then they are escaped, and nothing else is', () => {
  expect(escapeLike(String.raw`100% of_what\ever 'x'`)).toBe(String.raw`100\% of\_what\\ever 'x'`);
});

test('When an id is made of the same text twice, then it is the same UUID; of another text, another', () => {
  expect(idOf('Ruth')).toBe(idOf('Ruth'));
  expect(idOf('Ruth')).not.toBe(idOf('ruth'));
  expect(idOf('')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
