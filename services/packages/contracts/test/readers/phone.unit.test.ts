import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dialedDigits, readPhone, tidyPhone } from '../../src/readers/phone.ts';
import { blanks, dashes, pasted } from './written.ts';

/** National numbers in groups, as people separate them. */
const groups = fc
  .array(fc.stringMatching(/^[1-9]\d{1,3}$/), { minLength: 3, maxLength: 3 })
  .filter((parts) => parts.join('').length <= 11);
const separators = fc.constantFrom('', '.', '/', ...blanks, ...dashes);
const codes = fc.constantFrom('1', '33', '44', '49', '61', '91', '234', '353', '380');
const prefixes = fc.constantFrom('', 'tel:', 'TEL: ', 'callto://', 'Phone: ', 'Mobil.: ', 'sms:');

const international = fc.record({
  prefix: prefixes,
  plus: fc.constantFrom('+', '＋', '00', '011', '+ ', '+00', '(+', '%2B'),
  code: codes,
  zero: fc.constantFrom('', '(0)', ' (0) ', '（0）'),
  separator: separators,
  parts: groups,
});
type International = typeof international extends fc.Arbitrary<infer T> ? T : never;

const write = ({ prefix, plus, code, zero, separator, parts }: International) =>
  `${prefix}${plus}${code}${plus === '(+' ? ')' : ''}${zero}${separator}${parts.join(separator)}`;

test('When a number with a country code is pasted in any notation, then all its digits are read', () => {
  const text = international.chain((number) =>
    fc.record({ text: pasted(fc.constant(write(number))), number: fc.constant(number) }),
  );
  fc.assert(
    fc.property(text, ({ text, number: { code, parts } }) => {
      expect(readPhone(text)).toBe(`+${code}${parts.join('')}`);
      expect(readPhone(tidyPhone(text))).toBe(readPhone(text));
    }),
    { numRuns: 1_000 },
  );
});

test('When a number of the United States has an extension, then the number before it is read', () => {
  const extensions = fc.constantFrom(' ext. 12', 'x12', ' x 12', '#12', ';ext=12', ' extension 12');
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9]\d{9}$/), extensions, (digits, extension) => {
      expect(readPhone(`(${digits.slice(0, 3)}) ${digits.slice(3)}${extension}`)).toBe(digits);
    }),
  );
});

test('When the zero belongs to the number (Italy), then it stays', () => {
  expect(readPhone('+39 (0)6 698 12345')).toBe('+390669812345');
  expect(readPhone('+44 (0)20 7946 0958')).toBe('+442079460958');
});

test('When other text is read, then it is no number, and no digit is lost', () => {
  expect(readPhone('call the bakery at 5')).toBeUndefined();
  expect(readPhone('')).toBeUndefined();
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,40}$/), (digits) => {
      expect(dialedDigits(digits).replace('+', '')).toBe(digits);
    }),
  );
});

test('When the page and the server both tidy a number, then it is the same number', () => {
  const text = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789+-() .;ext=#x:/,[]٠１\u200E\u00A0tel')),
    maxLength: 40,
  });
  fc.assert(
    fc.property(text, (written) => {
      fc.pre(readPhone(written) !== undefined);
      expect(readPhone(tidyPhone(written))).toBe(readPhone(written));
    }),
    { numRuns: 5_000 },
  );
});
