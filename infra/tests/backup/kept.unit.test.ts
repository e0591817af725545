import { expect, test } from 'vitest';
import { isSegmentKept, keptBases } from '../../backup/kept.ts';
import { baseOf, nameOf } from '../../backup/places.ts';

const dayMs = 86_400_000;
const now = new Date('2026-11-28T03:00:00Z');
const segment = (number: number, timeline = 1) =>
  [timeline, 0, number].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
/** A copy a day, a year long; each day of the log has 100 segments. */
const bases = Array.from({ length: 365 }, (_, day) => {
  const takenAt = new Date(now.getTime() - (364 - day) * dayMs);
  return baseOf(nameOf(takenAt, segment(100 * day), segment(100 * day + 1)))!;
});
const names = keptBases(bases);
const kept = bases.filter(({ name }) => names.has(name));
const days = kept.map(({ takenAt }) => takenAt.toISOString().slice(0, 10));

test('When a year of copies is tidied, then 7 days, 4 weeks and 6 months stay', () => {
  const months = '2026-06-30 2026-07-31 2026-08-31 2026-09-30 2026-10-31';
  const weeks = '2026-11-08 2026-11-15 2026-11-22';
  const last = '2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27 2026-11-28';
  expect(days.join(' ')).toBe([months, weeks, last].join(' '));
});

test('When segments are tidied, then each moment of the last week can be restored, and each copy that stays', () => {
  const stays = (number: number) => isSegmentKept(`${segment(number)}.gz.age`, kept, now);
  const week = 364 - 6;
  expect([stays(100 * week), stays(100 * week + 50), stays(36_500)]).toEqual([true, true, true]);
  expect(stays(100 * week - 1)).toBe(false);
  const june = bases.findIndex(({ name }) => name === kept[0]!.name);
  expect([stays(100 * june), stays(100 * june + 1), stays(100 * june + 2)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isSegmentKept('00000002.history.gz.age', kept, now)).toBe(true);
});
