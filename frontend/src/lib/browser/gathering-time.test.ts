import { expect, test } from 'vitest';
import { readersTime, siteDay } from './gathering-time.ts';

const gathering = '2026-01-07T23:30:00Z';

test('When a gathering falls on another day for the reader, then the fellowship’s day stays and theirs is told', () => {
  expect(siteDay(gathering)).toBe('Wednesday, January 7');
  expect(readersTime(gathering, 'Europe/Berlin')).toMatch(
    /^Thursday.* 12:30 AM, Central European Time$/,
  );
});

test('When the reader’s clock shows the same, then there is nothing to add', () => {
  expect(readersTime(gathering, 'America/Toronto')).toBeUndefined();
});
