import { expect, test } from 'vitest';
import { headline } from './headline.ts';
import { formatMoney } from './money.ts';
import { defaultTexts, readTerms } from './read-terms.ts';

function figuresOf(changes: Partial<typeof defaultTexts> = {}) {
  const { terms } = readTerms({ ...defaultTexts, ...changes });
  if (!terms) throw new Error('these terms cannot be read');
  const figures = Object.entries(headline(terms));
  return Object.fromEntries(figures.map(([name, amount]) => [name, formatMoney(amount)]));
}

test('When the defaults are calculated, then the figures are those that the product promises', () => {
  expect(figuresOf()).toMatchObject({
    loan: '$400,000.00',
    monthlyPayment: '$2,528.27',
    totalReceived: '$1,010,177.95',
    interest: '$510,177.95',
    realtorFees: '$30,000.00',
    capitalGainsTax: '$75,000.00',
    traditionalNet: '$395,000.00',
    equityPreserved: '$615,177.95',
  });
});

test('When money earns elsewhere what the buyer pays, then it is worth the value today', () => {
  expect(figuresOf({ discountRate: '6.5' })['worthToday']).toBe('$500,000.00');
  expect(figuresOf({ discountRate: '0' })['worthToday']).toBe('$1,010,177.95');
  // The sum of 360 payments, each discounted by 1.0041666… once more, in exact fractions.
  expect(figuresOf({ discountRate: '5' })['worthToday']).toBe('$570,970.61');
});

test('When no interest is paid, then the loan is shared out over the months', () => {
  const { monthlyPayment, interest, totalReceived } = figuresOf({ annualRate: '0' });
  expect([monthlyPayment, interest, totalReceived]).toEqual(['$1,111.11', '$0.00', '$500,000.00']);
  // A rate this small is almost zero, and must not break any figure.
  for (const annualRate of ['1e-12', '1e-30', '1e-200'])
    expect(figuresOf({ annualRate })['monthlyPayment']).toBe('$1,111.11');
});

test('When everything is paid down, then nothing is financed and nothing divides by it', () => {
  for (const termYears of ['0', '30'])
    expect(figuresOf({ downPayment: '500000', termYears })).toMatchObject({
      loan: '$0.00',
      monthlyPayment: '$0.00',
      totalReceived: '$500,000.00',
      interest: '$0.00',
    });
});

test('When values are as large or as small as can be entered, then each figure is one', () => {
  const edges = [
    { homeValue: '0', downPayment: '0' },
    { homeValue: '1e-12', downPayment: '0' },
    { homeValue: '1e15', downPayment: '0', termYears: '1200' },
    { homeValue: '1e15', downPayment: '0', annualRate: '100', termYears: '1200' },
    { homeValue: '1e15', downPayment: '0', annualRate: '1e15', discountRate: '1e15' },
    { termYears: '1' },
    { annualRate: '100' },
  ];
  for (const edge of edges)
    for (const figure of Object.values(figuresOf(edge)))
      expect(figure).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/);
});
