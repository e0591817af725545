import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { readPhoneNumber } from '../../src/people/phone-number.ts';

const e164 = /^\+[1-9]\d{3,14}$/;

/** Numbers of the United States as they may be given out: neither area nor exchange begins with 0 or 1. */
const american = fc
  .tuple(
    fc.constantFrom('202', '212', '305', '415', '512', '617', '702', '808', '907'),
    fc.integer({ min: 2_000_000, max: 9_999_999 }),
  )
  .map(([area, rest]) => `${area}${rest}`);

const notations: ((digits: string) => string)[] = [
  (n) => n,
  (n) => `1${n}`,
  (n) => `+1${n}`,
  (n) => `(${n.slice(0, 3)}) ${n.slice(3, 6)}-${n.slice(6)}`,
  (n) => `${n.slice(0, 3)}.${n.slice(3, 6)}.${n.slice(6)}`,
  (n) => ` +1 ${n.slice(0, 3)} ${n.slice(3, 6)} ${n.slice(6)} `,
  (n) => `tel:+1-${n.slice(0, 3)}-${n.slice(3)}`,
  (n) => `001 (${n.slice(0, 3)}) ${n.slice(3)}`,
  (n) => `${n} ext. 12`,
  (n) => `\u202A+1\u00A0${n.slice(0, 3)}\u2011${n.slice(3)}\u202C`,
];

test('When a number is written in any notation, then it is one and the same number', () => {
  fc.assert(
    fc.property(american, fc.constantFrom(...notations), (digits, write) => {
      expect(readPhoneNumber(write(digits))?.e164).toBe(`+1${digits}`);
    }),
  );
});

/** Mobile numbers of every country, most of them valid. */
const worldwide = fc
  .tuple(fc.constantFrom(...getCountries()), fc.integer({ min: 1_000, max: 9_999 }))
  .map(([country, last]) => `${getExampleNumber(country, examples)?.number.slice(0, -4)}${last}`);

test('When a number of any country is pasted as people share it, then it is that number', () => {
  const share: ((e164: string, code: string) => string)[] = [
    (e164) => `tel:${e164}`,
    (e164) => e164.replace('+', '00'),
    (e164) => e164.replace('+', '011 '),
    (e164, code) => `(+${code}) ${e164.slice(code.length + 1)}`,
    (e164, code) =>
      `+${code} ${e164
        .slice(code.length + 1)
        .split('')
        .join('\u2011')}`,
  ];
  const cases = fc.tuple(fc.constantFrom(...getCountries()), fc.constantFrom(...share));
  fc.assert(
    fc.property(cases, ([country, write]) => {
      const { number, countryCallingCode } = getExampleNumber(country, examples)!;
      expect(readPhoneNumber(write(number, countryCallingCode))?.e164).toBe(number);
    }),
    { numRuns: 1_000 },
  );
});

const hostile = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789+-() .;ext=#x,٠١٢３４')),
    maxLength: 40,
  }),
  fc.bigInt(0n, 10n ** 18n).map((digits) => `+${digits}`),
);

test('When a number can get texts, then its stored form is E.164 and reads as the same number', () => {
  const valid = fc
    .oneof(worldwide, american, hostile)
    .map(readPhoneNumber)
    .filter((found) => found?.valid === true);
  fc.assert(
    fc.property(valid, (found) => {
      expect(found?.e164).toMatch(e164);
      expect(readPhoneNumber(found!.e164)).toEqual(found);
    }),
    { numRuns: 1_000 },
  );
});

test('When a number has more than 15 digits, then no text can go to it', () => {
  expect(readPhoneNumber('+4920100000000000')?.valid).toBe(false);
});

test('When anything is taken for a number, then it is a plus and digits', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(readPhoneNumber(text)?.e164 ?? '+1').toMatch(/^\+\d{1,20}$/);
    }),
    { numRuns: 2_000 },
  );
});
