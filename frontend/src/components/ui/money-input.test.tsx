import { expect, test } from 'vitest';
import { withSeparators } from './money-input.tsx';

test.each([
  ['184000', '$184,000'],
  [' $184,000 ', '$184,000'],
  ['1234567.5', '$1,234,567.5'],
  ['0', '$0'],
  ['999999999999999999999', '$999,999,999,999,999,999,999'],
  // Not certain, or no amount: it stays as it was typed.
  ['1.250', '1.250'],
  ['12,50', '12,50'],
  ['1.250,50', '1.250,50'],
  ['-5', '-5'],
  ['a little', 'a little'],
  ['', ''],
])('When "%s" was typed, then "%s" is shown', (typed, shown) => {
  expect(withSeparators(typed)).toBe(shown);
});
