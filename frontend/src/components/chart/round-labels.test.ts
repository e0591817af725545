import { expect, test } from 'vitest';
import { roundLabels } from './time-drawing.tsx';

const years = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

test('When years are written below a curve, then at even distances, and no more than fit', () => {
  expect(roundLabels(years(30))).toEqual(['5', '10', '15', '20', '25', '30']);
  expect(roundLabels(years(15))).toEqual(['2', '4', '6', '8', '10', '12', '14']);
  expect(roundLabels(years(3))).toEqual(['1', '2', '3']);
  for (let count = 1; count <= 1_200; count += 1)
    expect(roundLabels(years(count))?.length).toBeLessThanOrEqual(8);
});

test('When labels are days, then the chart decides which of them fit', () => {
  expect(roundLabels(['Nov 1', 'Nov 2'])).toBeUndefined();
});
