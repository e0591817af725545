import { wisdomQuotes } from '@kbf/site-texts/quotes';
import { expect, it } from 'vitest';
import { ofTheDay } from '../../src/widget/quote-of-the-day.ts';

const noon = (day: number) => new Date(Date.UTC(2026, 0, 1 + day, 17));

it('When days pass, then each quote comes once before any comes again', () => {
  const dealt = wisdomQuotes.map((_, day) => ofTheDay(wisdomQuotes, noon(day)).id);
  expect(new Set(dealt).size).toBe(wisdomQuotes.length);
});

it('When a day follows another, then the category is another one', () => {
  const kinds = Array.from({ length: 400 }, (_, day) => ofTheDay(wisdomQuotes, noon(day)).category);
  expect(kinds.filter((kind, day) => kind === kinds[day - 1])).toEqual([]);
});

it('When it is midnight in New York, then the quote changes, and not before, in summer and in winter', () => {
  const at = (time: string) => ofTheDay(wisdomQuotes, new Date(time)).id;
  expect(at('2026-07-04T03:59:59Z')).toBe(at('2026-07-03T12:00:00Z'));
  expect(at('2026-07-04T04:00:00Z')).not.toBe(at('2026-07-04T03:59:59Z'));
  expect(at('2026-12-04T04:59:59Z')).toBe(at('2026-12-03T12:00:00Z'));
  expect(at('2026-12-04T05:00:00Z')).not.toBe(at('2026-12-04T04:59:59Z'));
});

it.each([1, 2, 3, 7, 60, 90, 97])('When there are %i, then all of them have their day', (count) => {
  const items = Array.from({ length: count }, (_, at) => at);
  expect(new Set(items.map((day) => ofTheDay(items, noon(day)))).size).toBe(count);
});
