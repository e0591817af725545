import { expect, test } from 'vitest';
import { weekOf } from '../../src/partners/week-of.ts';

const moments: [moment: string, monday: string][] = [
  ['2026-03-02T05:00:00Z', '2026-03-02'],
  // Still Sunday evening in New York.
  ['2026-03-02T04:59:59Z', '2026-02-23'],
  ['2026-03-08T23:59:59Z', '2026-03-02'],
  // The clocks went forward on the 8th.
  ['2026-03-09T03:59:59Z', '2026-03-02'],
  ['2026-03-09T04:00:00Z', '2026-03-09'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
];

test.each(moments)('When it is %s, then the week began on Monday %s', (moment, monday) => {
  expect(weekOf(new Date(moment))).toBe(monday);
});
