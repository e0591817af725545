import { money, signIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';
import { monthlyPayment } from './loans.ts';

/** A debt as the owner names it. */
export interface Debt {
  what: string;
  value: number;
  rate: number | undefined;
  years: number | undefined;
}

const kinds =
  '(?:back )?payroll tax(?:es)?|(?:back |sales )?tax(?:es)?|line of credit|credit line|suppliers?|credit cards?|cards?|back rent|wages|sba loan|car loan|bank loan|equipment loan|bank|loan|merchant cash advance|cash advance';
const kindIn = new RegExp(`\\b(${kinds})\\b`, 'i');
const number =
  /(?<![\d.])[$£€]?(\d{1,3}(?:,\d{3}){1,3}|\d{1,7}(?:\.\d{1,2})?)\s?(k\b|thousand\b|grand\b)?(?!\s?(?:%|percent|years?|yrs?|months?|days?|\/|-|a month))/gi;

const valueOf = (digits: string, thousand?: string): number =>
  Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1);

/** All debts in a text, each bound to the sum, the rate and the years of its own clause. */
export const debtsIn = (text: string): Debt[] =>
  text.split(/,(?!\d{3})|;|\.(?=\s|$)|\n|\band\b|\?/).flatMap((clause) => {
    const what = kindIn.exec(clause)?.[1]?.toLowerCase();
    const isDaily = /\b(?:every|each|per|a) (?:business |working )?day\b|\bdaily\b/i.test(clause);
    const sum = [...clause.matchAll(number)]
      .map(([, digits = '', k]) => valueOf(digits, k))
      .find((value) => value >= 500);
    if (!what || sum === undefined || isDaily) return [];
    const rates = [
      ...clause.matchAll(/(\d{1,2}(?:\.\d{1,2})?)(?=(?:\s?-\s?\d{1,2})?\s?(?:%|percent))/g),
    ].map(([rate]) => Number(rate));
    const top = /-\s?(\d{1,2}(?:\.\d)?)\s?%/.exec(clause)?.[1];
    const years = /(\d{1,2})\s?(?:yrs?|years?)\b/i.exec(clause)?.[1];
    return [
      {
        what,
        value: sum,
        rate: top ? Number(top) : rates[0],
        years: years ? Number(years) : undefined,
      },
    ];
  });

const daily = (text: string): number | undefined => {
  const found =
    /\b(?:cash advance|mca)\b[^.?!]{0,40}?[$£€](\d[\d,]*)[^.?!]{0,16}\b(?:business |working )?(?:day|daily)\b/i.exec(
      text,
    )?.[1] ?? /[$£€](\d[\d,]*) (?:every|each|per|a) (?:business |working )?day\b/i.exec(text)?.[1];
  return found ? Number(found.replaceAll(',', '')) : undefined;
};
const workingDays = 21;

const clears = (text: string): number | undefined => {
  const found =
    /\b(?:clears?|profits?|nets?|left over|keep|makes?)\b[^.?!\d]{0,20}[$£€]?(\d[\d,]*)(k\b)?[^.?!]{0,8}(?:a|per) month/i.exec(
      text,
    );
  return found ? valueOf(found[1]!, found[2]) : undefined;
};
const likelyRate = 11;

const loanOf = (
  text: string,
): { sum: number; rate: number; years: number; isGuess: boolean } | undefined => {
  const debts = debtsIn(text).filter(({ what }) => /loan|bank/.test(what));
  const [loan] = debts;
  const written = /\b(?:loan|borrow)[^.?!]{0,40}?\b(\d{1,2})\s?(?:yrs?|years?)\b/i.exec(text)?.[1];
  const years = loan?.years ?? (written ? Number(written) : undefined);
  if (!loan || years === undefined || debts.length > 1 || debtsIn(text).length > 1)
    return undefined;
  const rate =
    loan.rate ?? Number(/(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)/.exec(text)?.[1] ?? Number.NaN);
  return Number.isNaN(rate)
    ? { sum: loan.value, rate: likelyRate, years, isGuess: true }
    : { sum: loan.value, rate, years, isGuess: false };
};

/** Debts and loans, each with what belongs to it. */
export const debtFacts: Readonly<Record<string, Fact>> = {
  cashAdvance: ({ all }) => {
    const sum = daily(all);
    if (sum === undefined) return undefined;
    const sign = signIn(all);
    return `${money(sum, sign)} each business day is about ${money(sum * workingDays, sign)} a month`;
  },
  debtsNamed: ({ all }) => {
    const debts = debtsIn(all);
    if (debts.length < 2) return undefined;
    const sign = signIn(all);
    return debts
      .toSorted((one, other) => (other.rate ?? 0) - (one.rate ?? 0))
      .map(
        ({ what, value, rate }) =>
          `${what} ${money(value, sign)}${rate === undefined ? '' : ` at up to ${rate} percent`}`,
      )
      .join(', ');
  },
  cardInterest: ({ all }) => {
    const card = debtsIn(all).find(({ what, rate }) => /card/.test(what) && rate !== undefined);
    if (!card) return undefined;
    return `The cards alone cost about ${money(Math.round((card.value * card.rate!) / 1200 / 10) * 10, signIn(all))} a month in interest.`;
  },
  debtMonths: ({ all }) => {
    const month = clears(all);
    const sum = debtsIn(all).reduce((whole, { value }) => whole + value, 0);
    if (month === undefined || sum === 0) return undefined;
    const part = Math.floor((month * 2) / 30) * 10;
    const sign = signIn(all);
    return `You clear ${money(month, sign)} in a month; give ${money(part, sign)} of it to debts and keep the rest for tax and repairs, and the ${money(sum, sign)} are gone in about ${Math.ceil(sum / part)} months, before interest. `;
  },
  termLoan: ({ all }) => {
    const loan = loanOf(all);
    if (!loan) return undefined;
    const sign = signIn(all);
    const month = monthlyPayment(loan.sum, loan.rate, loan.years);
    return `${loan.isGuess ? 'You did not name the rate; ' : ''}${money(loan.sum, sign)} over ${loan.years} years at ${loan.rate} percent${loan.isGuess ? ' (ask for yours)' : ''} is about ${money(Math.round(month), sign)} a month, ${money(Math.round((month * loan.years * 12 - loan.sum) / 100) * 100, sign)} of it interest in all.`;
  },
  loanHolds: ({ all }) => {
    const loan = loanOf(all);
    const month = clears(all);
    if (!loan || month === undefined) return undefined;
    const sign = signIn(all);
    const payment = Math.round(monthlyPayment(loan.sum, loan.rate, loan.years));
    return payment * 1.5 <= month
      ? `What you clear now, ${money(month, sign)}, would carry that even if the new place brought nothing, with ${money(month - payment, sign)} to spare.`
      : `What you clear now, ${money(month, sign)}, would leave ${month >= payment ? `only ${money(month - payment, sign)}` : 'nothing'} if the new place brought nothing; that is too tight for a slow winter.`;
  },
};
