import { fieldMessages, readNumber, type NumberKind } from '@kbf/contracts';
import { Money } from './money.ts';

/** The agreed terms: amounts in dollars, the rate in percent a year, and the number of monthly payments. */
export type Terms = {
  homeValue: Money;
  downPayment: Money;
  annualRate: Money;
  months: number;
  /** Percent a year that the money could earn elsewhere. */
  discountRate: Money;
};

export const termFields = [
  'homeValue',
  'downPayment',
  'annualRate',
  'termYears',
  'discountRate',
] as const;
export type TermField = (typeof termFields)[number];

/** The typed text of each field. */
export type TermTexts = Record<TermField, string>;

/** The first four are the specification's (section 9). */
export const defaultTexts: TermTexts = {
  homeValue: '500000',
  downPayment: '100000',
  annualRate: '6.5',
  termYears: '30',
  discountRate: '5',
};

export type TermProblems = Partial<Record<TermField, string>>;

/** The largest amount, rate and term that can be calculated, far above any real property. */
const most = { amount: 1e15, rate: 1e15, years: 1_200 } as const;
const biggest = {
  homeValue: most.amount,
  downPayment: most.amount,
  annualRate: most.rate,
  termYears: most.years,
  discountRate: most.rate,
} as const satisfies Record<TermField, number>;

/** How each field is written. Years have decimals and no thousands, like percent. */
const kinds = {
  homeValue: 'money',
  downPayment: 'money',
  annualRate: 'percent',
  termYears: 'percent',
  discountRate: 'percent',
} as const satisfies Record<TermField, NumberKind>;

/** @returns the number, or the problem of the field */
function readTerm(field: TermField, text: string): Money | string {
  if (text.trim() === '') return fieldMessages.missing;
  const read = readNumber(kinds[field], text);
  if (read === undefined) return fieldMessages.number;
  if ('either' in read) return fieldMessages.eitherNumber(read.either.join(' or '));
  const value = new Money(read.value);
  if (value.isNegative() && !value.isZero()) return 'Please enter 0 or more';
  if (value.greaterThan(biggest[field]))
    return `Please enter ${biggest[field].toLocaleString('en-US')} or less`;
  return value;
}

/** Problems between fields that are valid by themselves. */
function problemsBetween(numbers: Record<TermField, Money>): TermProblems {
  const { homeValue, downPayment, termYears } = numbers;
  if (downPayment.greaterThan(homeValue))
    return { downPayment: 'This is more than the home value, so there is nothing left to finance' };
  const months = termYears.times(12);
  if (!months.isInteger())
    return { termYears: 'Please enter whole months. For example, 2.5 years is 30 months' };
  if (months.isZero() && homeValue.greaterThan(downPayment))
    return {
      termYears: 'Please enter at least one month. For example, 0.25 years is three months',
    };
  return {};
}

/** @returns the terms, or the problem of each field; never both */
export function readTerms(
  texts: TermTexts,
): { terms: Terms; problems?: undefined } | { problems: TermProblems; terms?: undefined } {
  const read = termFields.map((field) => [field, readTerm(field, texts[field])] as const);
  const wrong = read.filter(([, value]) => typeof value === 'string');
  if (wrong.length > 0) return { problems: Object.fromEntries(wrong) };
  const numbers = Object.fromEntries(read) as Record<TermField, Money>;
  const between = problemsBetween(numbers);
  if (Object.keys(between).length > 0) return { problems: between };
  const { homeValue, downPayment, annualRate, discountRate, termYears } = numbers;
  const months = termYears.times(12).toNumber();
  return { terms: { homeValue, downPayment, annualRate, discountRate, months } };
}
