import { expect, test } from 'vitest';
import { amountOf, byDate, inDollars, isDay, monthsUntil, totalOf } from './worksheet-lines.ts';
import { worksheetOf } from './worksheet-lines.ts';

const progressWith = (responses: Record<string, string>) => ({
  currentModule: 1,
  completedModules: [],
  responses,
});

test.each([
  ['$184,000', 184_000],
  ['1,234.56', 1234.56],
  [' $ 5 ', 5],
  ['', 0],
  ['a lot', 0],
  ['12 apples', 0],
  ['Infinity', 0],
  ['1e400', 0],
  ['12,50', 12.5],
  ['1.250,50', 1250.5],
  ['1.250', 0],
  ['-5', 0],
])('When an amount is typed as "%s", then it counts as %d', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test('When lines are filled in, then the sum is that of what is a number, and days are in order', () => {
  const lines = worksheetOf(
    progressWith({
      'worksheet.home.value': '$184,000',
      'worksheet.home.date': '2031-06-30',
      'worksheet.car.value': '28,500.50',
      'worksheet.car.date': '2027-03-01',
      'worksheet.boat.value': 'one day',
      'worksheet.charity.value': '100',
      'worksheet.charity.date': 'soon',
    }),
  );
  expect(lines).toHaveLength(9);
  expect(totalOf(lines)).toBe(212_600.5);
  expect(byDate(lines).map(({ key }) => key)).toEqual(['car', 'home', 'charity']);
});

test('When money is shown, then cents stand there only where there are some', () => {
  expect(inDollars(1_234_567)).toBe('$1,234,567');
  expect(inDollars(0.1 + 0.2)).toBe('$0.30');
  expect(inDollars(0)).toBe('$0');
});

test('When months are counted, then a day that is past or near leaves one', () => {
  const today = new Date('2026-11-22T12:00:00Z');
  expect(monthsUntil('2027-11-01', today)).toBe(12);
  expect(monthsUntil('2026-11-30', today)).toBe(1);
  expect(monthsUntil('2020-01-01', today)).toBe(1);
  expect(isDay('2026-02-30')).toBe(true);
  expect(isDay('soon')).toBe(false);
});
