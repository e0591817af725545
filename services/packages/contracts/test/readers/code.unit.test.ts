import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCode } from '../../src/readers/code.ts';
import { blanks, dashes, pasted } from './written.ts';

const code = fc.stringMatching(/^\d{6}$/);
const wrappers: ((code: string) => string)[] = [
  (digits) => digits,
  (digits) => `G-${digits}`,
  (digits) => `Code: ${digits}.`,
  (digits) => `${digits} is your login code. It works for 10 minutes.`,
  (digits) =>
    `Your login: https://example.org/login#token=Ab12cD34 or the code ${digits}, for 10 minutes`,
  (digits) => `[${digits}]`,
];

test('When a code is pasted, alone or in its message, then its six digits are read', () => {
  const split = fc.tuple(
    code,
    fc.constantFrom('', ...blanks, ...dashes),
    fc.constantFrom(...wrappers),
  );
  const cases = split.chain(([digits, separator, wrap]) =>
    fc.record({
      digits: fc.constant(digits),
      text: pasted(fc.constant(wrap(`${digits.slice(0, 3)}${separator}${digits.slice(3)}`))),
    }),
  );
  fc.assert(
    fc.property(cases, ({ digits, text }) => {
      expect(readCode(text)).toBe(digits);
    }),
  );
});

test('When there is no single code, then every digit stays to be seen', () => {
  expect(readCode('12')).toBe('12');
  expect(readCode('1234567')).toBe('1234567');
  expect(readCode('123456 or 654321')).toBe('123456654321');
  expect(readCode('none')).toBe('');
});
