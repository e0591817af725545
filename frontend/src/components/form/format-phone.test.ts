import { expect, test } from 'vitest';
import { caretAfterDigits, formatPhone } from './format-phone.ts';

test.each([
  ['', ''],
  ['2', '(2'],
  ['202', '(202'],
  ['2025', '(202) 5'],
  ['(202) 5550101', '(202) 555-0101'],
  ['12025550101', '+12025550101'],
  ['+44 20 7946', '+44207946'],
  ['+', '+'],
  ['abc', ''],
  ['123456789012345678901234', '+123456789012345678901234'],
  ['tel:+1-202-555-0101', '+12025550101'],
  ['\u202A+44\u00A020\u20117946\u00A00958\u202C', '+442079460958'],
  ['0044 (0)20 7946 0958', '+442079460958'],
  ['011 44 20 7946 0958', '+442079460958'],
  ['٢٠٢٥٥٥٠١٠١', '(202) 555-0101'],
  ['202-555-0101 ext. 5', '(202) 555-0101 ext. 5'],
])('When %j is typed, then it reads %j', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test('When a digit in the middle is changed, then the caret stays behind it', () => {
  expect(caretAfterDigits('(202) 555-0101', 4)).toBe(7);
  expect(caretAfterDigits('(202) 555-0101', 10)).toBe(14);
  expect(caretAfterDigits('', 0)).toBe(0);
});
