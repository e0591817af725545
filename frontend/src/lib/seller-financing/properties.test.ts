import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headline } from './headline.ts';
import { levelPayment, presentValue } from './level-payment.ts';
import { formatMoney, Money, toCents, zero } from './money.ts';
import { defaultTexts, readTerms, termFields, type TermField } from './read-terms.ts';
import { byYear, schedule } from './schedule.ts';

const cents = fc.bigInt(1n, 10n ** 17n).map((amount) => new Money(String(amount)).div(100));
const rate = fc.integer({ min: 0, max: 10_000_000 }).map((parts) => new Money(parts).div(100_000));
const months = fc.integer({ min: 1, max: 480 });
const sum = (amounts: readonly Money[]) => amounts.reduce((total, one) => total.plus(one), zero);

test('When a level payment is discounted at its own rate, then it is worth the loan', () => {
  fc.assert(
    fc.property(cents, rate, months, (loan, annualRate, term) => {
      const worth = presentValue(levelPayment(loan, annualRate, term), annualRate, term);
      expect(worth.minus(loan).abs().div(loan).lessThan('1e-40')).toBe(true);
    }),
  );
});

test('When the rate rises, then so does the payment; when the term is longer, then it falls and costs more', () => {
  fc.assert(
    fc.property(cents, rate, months, (loan, annualRate, term) => {
      const payment = levelPayment(loan, annualRate, term);
      expect(levelPayment(loan, annualRate.plus('0.001'), term).greaterThan(payment)).toBe(true);
      const longer = levelPayment(loan, annualRate, term + 1);
      expect(longer.lessThanOrEqualTo(payment)).toBe(true);
      const dust = loan.times('1e-40');
      expect(
        longer
          .times(term + 1)
          .plus(dust)
          .greaterThanOrEqualTo(payment.times(term)),
      ).toBe(true);
    }),
  );
});

test('When a loan is paid back, then every cent of it is paid, the balance never rises, and it ends at 0.00', () => {
  fc.assert(
    fc.property(cents, rate, months, (homeValue, annualRate, term) => {
      const terms = { homeValue, downPayment: zero, annualRate, months: term, discountRate: zero };
      const { rows, total } = schedule(terms);
      let balance = homeValue;
      for (const row of rows) {
        expect(row.balance.lessThanOrEqualTo(balance)).toBe(true);
        expect(row.payment.equals(row.interest.plus(row.principal))).toBe(true);
        expect(toCents(row.payment).equals(row.payment)).toBe(true);
        ({ balance } = row);
      }
      expect(balance.isZero()).toBe(true);
      expect(rows.length).toBeLessThanOrEqual(term);
      expect(sum(rows.map(({ principal }) => principal)).equals(homeValue)).toBe(true);
      const years = byYear(rows);
      expect(sum(years.map(({ payment }) => payment)).equals(total)).toBe(true);
      expect(years).toHaveLength(Math.ceil(rows.length / 12));
    }),
  );
});

test('When an amount is shown and typed again, then it is the same', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 17n), (amount) => {
      const homeValue = new Money(String(amount)).div(100);
      const texts = { ...defaultTexts, homeValue: formatMoney(homeValue), downPayment: '0' };
      expect(readTerms(texts).terms?.homeValue.equals(homeValue)).toBe(true);
    }),
  );
});

/** What a person could paste into a field: almost a number, or anything. */
const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,eE+-$% _')) }),
  fc.double().map(String),
  fc.double({ min: 0, max: 1_000 }).map(String),
  fc.integer().map(String),
);

test('When anything is typed, then there are terms with figures that can be shown, or problems', () => {
  const texts = fc.record(
    Object.fromEntries(termFields.map((field) => [field, typed])) as Record<
      TermField,
      typeof typed
    >,
  );
  fc.assert(
    fc.property(texts, fc.subarray([...termFields]), (hostile, kept) => {
      const given = { ...hostile, ...Object.fromEntries(kept.map((at) => [at, defaultTexts[at]])) };
      const { terms, problems = {} } = readTerms(given);
      const words = Object.values(problems);
      expect(words.length > 0).toBe(terms === undefined);
      expect(words).not.toContain('');
      if (!terms) return;
      expect(Number.isInteger(terms.months)).toBe(true);
      expect(terms.months).toBeLessThanOrEqual(14_400);
      expect(terms.downPayment.lessThanOrEqualTo(terms.homeValue)).toBe(true);
      for (const amount of Object.values(headline(terms)))
        expect(formatMoney(amount)).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/);
    }),
    { numRuns: 500 },
  );
});
