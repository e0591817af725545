import { expect, test } from 'vitest';
import { nextGathering, timesOf } from '../../src/library/next-gathering.ts';

const at = (time: string) => Temporal.Instant.from(time);
const startOf = (reading: 'weekly' | 'archived', now: string) =>
  nextGathering(reading, at(now)).start.toInstant().toString();

test.each([
  ['a Monday in winter', '2026-01-12T12:00:00Z', '2026-01-14T23:30:00Z'],
  ['a Monday in summer', '2026-07-13T12:00:00Z', '2026-07-15T22:30:00Z'],
  ['the week in which summer time begins', '2026-03-05T12:00:00Z', '2026-03-11T22:30:00Z'],
  ['the week in which summer time ends', '2026-10-29T12:00:00Z', '2026-11-04T23:30:00Z'],
  ['the moment before it begins', '2026-01-14T23:29:59Z', '2026-01-14T23:30:00Z'],
  ['while it is on', '2026-01-15T00:59:59Z', '2026-01-14T23:30:00Z'],
  ['the moment it ends', '2026-01-15T01:00:00Z', '2026-01-21T23:30:00Z'],
  ['before the first of all', '2025-01-01T00:00:00Z', '2025-07-02T22:30:00Z'],
])('When it is %s, then the next weekly gathering is right', (_, now, start) => {
  expect(startOf('weekly', now)).toBe(start);
});

test.each([
  ['a Saturday in winter', '2026-01-10T12:00:00Z', '2026-01-11T23:00:00Z'],
  ['the Sunday on which summer time begins', '2026-03-08T12:00:00Z', '2026-03-08T22:00:00Z'],
  ['the Sunday on which it ends', '2026-11-01T04:30:00Z', '2026-11-01T23:00:00Z'],
])('When it is %s, then the next gathering of the archive is right', (_, now, start) => {
  expect(startOf('archived', now)).toBe(start);
});

test('When the times are asked for, then they are those of the site', () => {
  const now = at('2026-01-12T12:00:00Z');
  expect(timesOf('weekly', now)).toEqual({
    weekday: 'Wednesday',
    startsAt: '18:30',
    endsAt: '20:00',
    minutes: 90,
    place: 'Online',
    since: '2025-07-01',
    next: { startsAt: '2026-01-14T23:30:00Z', endsAt: '2026-01-15T01:00:00Z' },
  });
  expect(timesOf('archived', now)).toMatchObject({ endsAt: '19:30', since: null });
});
