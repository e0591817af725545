import { expect, test } from 'vitest';
import { defaultTexts, readTerms, type TermField } from './read-terms.ts';

const problemsOf = (changes: Partial<typeof defaultTexts>) =>
  readTerms({ ...defaultTexts, ...changes }).problems;

test('When the defaults are read, then they are those of the specification', () => {
  const { terms } = readTerms(defaultTexts);
  expect(terms?.homeValue.toString()).toBe('500000');
  expect(terms?.downPayment.toString()).toBe('100000');
  expect(terms?.annualRate.toString()).toBe('6.5');
  expect(terms?.months).toBe(360);
});

test('When amounts are typed as people write them, then they are read', () => {
  const { terms } = readTerms({
    homeValue: ' $1,250,000.50 ',
    downPayment: '.5',
    annualRate: '6.5 %',
    termYears: '2.5',
    discountRate: '1e-12',
  });
  expect(terms?.homeValue.toString()).toBe('1250000.5');
  expect(terms?.downPayment.toString()).toBe('0.5');
  expect(terms?.months).toBe(30);
  expect(terms?.discountRate.toString()).toBe('1e-12');
});

test('When a number can be read in two ways, then the field asks; a decimal comma is a decimal comma', () => {
  expect(problemsOf({ homeValue: '500.000' })?.homeValue).toBe(
    'This could mean 500000 or 500.000. Please enter the one you mean',
  );
  expect(problemsOf({ annualRate: '6,125' })?.annualRate).toMatch(/6125 or 6\.125/);
  const { terms } = readTerms({ ...defaultTexts, annualRate: '6,5', homeValue: '1.250.000,50' });
  expect(terms?.annualRate.toString()).toBe('6.5');
  expect(terms?.homeValue.toString()).toBe('1250000.5');
});

const fields: TermField[] = ['homeValue', 'downPayment', 'annualRate', 'termYears', 'discountRate'];
test.each(fields)('When %s is blank, no number, below 0 or too large, then it says so', (field) => {
  for (const blank of ['', '   '])
    expect(problemsOf({ [field]: blank })?.[field]).toBe('Please fill this in');
  for (const odd of ['abc', '1.2.3', 'NaN', 'Infinity', '0x10', '--1', '1e', '½'])
    expect(problemsOf({ [field]: odd })?.[field]).toBe('Please enter a number');
  for (const below of ['-1', '-0.000001', '-1e-12'])
    expect(problemsOf({ [field]: below })?.[field]).toBe('Please enter 0 or more');
  expect(problemsOf({ [field]: '1e16' })?.[field]).toMatch(/^Please enter [\d,]+ or less$/);
});

test('When more is paid down than the value, then there is nothing to finance; all of it is fine', () => {
  expect(problemsOf({ downPayment: '500000.01' })).toEqual({
    downPayment: 'This is more than the home value, so there is nothing left to finance',
  });
  expect(problemsOf({ downPayment: '500000' })).toBeUndefined();
});

test('When the term is no whole number of months, or none, then it says so', () => {
  expect(problemsOf({ termYears: '0.3' })?.termYears).toMatch(/whole months/);
  expect(problemsOf({ termYears: '0' })?.termYears).toMatch(/at least one month/);
  expect(problemsOf({ termYears: '1201' })?.termYears).toBe('Please enter 1,200 or less');
  for (const good of ['0.25', '1', '1200']) expect(problemsOf({ termYears: good })).toBeUndefined();
  // No loan, so any term is valid.
  expect(problemsOf({ termYears: '0', downPayment: '500000' })).toBeUndefined();
});
