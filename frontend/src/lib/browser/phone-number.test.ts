import { expect, test } from 'vitest';
import { readable } from './phone-number.ts';

test.each([
  ['+12025550104', '+1 202 555 0104'],
  ['(202) 555-0151', '+1 202 555 0151'],
  ['1-202-555-0151', '+1 202 555 0151'],
  [' 202.555.0151 ', '+1 202 555 0151'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['+2025550151', '+2025550151'],
  ['555-0151', '555-0151'],
  ['tel:+1(202)555\u20110151', '+1 202 555 0151'],
  ['call the bakery', 'call the bakery'],
])('When somebody wrote %s, then it is shown as %s', (written, shown) => {
  expect(readable(written)).toBe(shown);
});
