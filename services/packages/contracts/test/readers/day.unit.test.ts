import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDay } from '../../src/fields.ts';
import { readDay } from '../../src/readers/day.ts';
import { pasted } from './written.ts';

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const named = (iso: string, options: Intl.DateTimeFormatOptions, region = 'en-US') =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString(region, { ...options, timeZone: 'UTC' });

const notations: ((iso: string) => string)[] = [
  (iso) => iso,
  (iso) => `${iso}T10:30:00Z`,
  (iso) => iso.replaceAll('-', '/'),
  (iso) => named(iso, {}),
  (iso) => named(iso, { day: '2-digit', month: '2-digit', year: 'numeric' }),
  (iso) => named(iso, { dateStyle: 'long' }),
  (iso) => named(iso, { dateStyle: 'full' }),
  (iso) => named(iso, { dateStyle: 'medium' }),
  (iso) => named(iso, { dateStyle: 'long' }, 'en-GB'),
  (iso) => named(iso, {}, 'de-DE'),
  (iso) => iso.replaceAll('-', '\u2011'),
];

test('When a date is pasted in a usual notation, then it is that day', () => {
  const cases = fc
    .tuple(day, fc.constantFrom(...notations))
    .chain(([iso, write]) =>
      fc.record({ iso: fc.constant(iso), text: pasted(fc.constant(write(iso))) }),
    );
  fc.assert(
    fc.property(cases, ({ iso, text }) => {
      expect(readDay(text)).toBe(iso);
      expect(isoDay.parse(text)).toBe(iso);
    }),
    { numRuns: 1_000 },
  );
});

test.each(['2026-02-30', '13/13/2026', 'soon', '', '2026', '12', 'Smarch 5, 2026'])(
  'When %j is written, then it is no day',
  (text) => expect(readDay(text)).toBeUndefined(),
);
