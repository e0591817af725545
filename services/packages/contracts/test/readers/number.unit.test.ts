import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber, type NumberKind } from '../../src/readers/number.ts';
import { pasted } from './written.ts';

const regions = [
  'en-US',
  'de-DE',
  'fr-FR',
  'de-CH',
  'en-IN',
  'sv-SE',
  'pt-BR',
  'es-ES',
  'ru-RU',
  'pl-PL',
];

/** The number as a text that a computer reads, without zeros that say nothing. */
const same = (value: string) => Number(value);

/** Reads a text and returns all numbers that it may be. */
function readings(kind: NumberKind, text: string): number[] {
  const read = readNumber(kind, text);
  if (!read) return [];
  return ('either' in read ? read.either : [read.value]).map(same);
}

test('When money is written as in any region, then it is that amount, or we ask', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 12 });
  const style = fc.record({
    region: fc.constantFrom(...regions),
    digits: fc.constantFrom(0, 2),
    currency: fc.boolean(),
  });
  fc.assert(
    fc.property(cents, style, (amount, { region, digits, currency }) => {
      const dollars = digits === 0 ? Math.trunc(amount / 100) : amount / 100;
      const text = new Intl.NumberFormat(region, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        ...(currency && { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }),
      }).format(dollars);
      expect(readings('money', text)).toContain(dollars);
    }),
    { numRuns: 2_000 },
  );
});

test('When percent are written with a point or a comma, then they are that rate, or we ask', () => {
  const rate = fc.integer({ min: 0, max: 99_999 });
  fc.assert(
    fc.property(
      rate,
      fc.constantFrom('.', ','),
      fc.constantFrom('', '%', ' %'),
      (thousandths, comma, sign) => {
        const text = (thousandths / 1_000).toFixed(3).replace('.', comma) + sign;
        expect(readings('percent', text)).toContain(thousandths / 1_000);
        const short = String(thousandths / 1_000).replace('.', comma) + sign;
        expect(readings('percent', short)).toContain(thousandths / 1_000);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('When a number is read, then its only reading is not a thousand times that of another region', () => {
  const text = fc.tuple(
    fc.stringMatching(/^\d{1,4}$/),
    fc.constantFrom('.', ','),
    fc.stringMatching(/^\d{1,4}$/),
  );
  const kinds = fc.constantFrom<NumberKind>('money', 'percent');
  fc.assert(
    fc.property(kinds, text, (kind, [whole, separator, rest]) => {
      const [only, ...others] = readings(kind, whole + separator + rest);
      const decimal = Number(`${whole}.${rest}`);
      const isDollarsGrouped = kind === 'money' && separator === ',' && rest.length === 3;
      const mayBeAnother = only === undefined || others.length > 0 || isDollarsGrouped;
      expect(mayBeAnother || only === decimal).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('When digits, dashes and blanks are those of another keyboard, then the number is the same', () => {
  const written = pasted(fc.constantFrom('-1,250.50', '$1,250', '1 250,5', '.5'));
  fc.assert(
    fc.property(written, (text) => {
      expect([-1250.5, 1250, 1250.5, 0.5]).toContain(readings('money', text)[0]);
    }),
  );
});

test.each<[NumberKind, string, ReturnType<typeof readNumber>]>([
  ['money', '1.250', { either: ['1250', '1.250'] }],
  ['percent', '6,125', { either: ['6125', '6.125'] }],
  ['percent', '6.125', { value: '6.125' }],
  ['percent', '6,5', { value: '6.5' }],
  ['money', '12,50', { value: '12.50' }],
  ['money', '12,34,567.89', { value: '1234567.89' }],
  ['money', '٠٫٥', { value: '0.5' }],
  ['money', '−$5', { value: '-5' }],
  ['money', '$-5', { value: '-5' }],
  ['money', '1e-12', { value: '1e-12' }],
  ['money', '10²', undefined],
  ['money', '½', undefined],
  ['money', '1,25,00', undefined],
  ['money', '12 apples', undefined],
  ['money', '5%', undefined],
  ['money', '', undefined],
])('When %s is written as %j, then it reads %j', (kind, text, read) => {
  expect(readNumber(kind, text)).toEqual(read);
});
