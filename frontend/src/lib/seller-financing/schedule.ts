import { levelPayment } from './level-payment.ts';
import { Money, toCents, zero } from './money.ts';
import type { Terms } from './read-terms.ts';

/** One payment, or one year of payments. All amounts are whole cents. */
export type ScheduleRow = {
  /** Counted from 1. */
  number: number;
  payment: Money;
  interest: Money;
  principal: Money;
  /** What is still owed afterwards. */
  balance: Money;
};

export type Schedule = {
  /** The regular payment; the last one settles rounding differences. */
  payment: Money;
  rows: readonly ScheduleRow[];
  /** All payments together, without the down payment. */
  total: Money;
};

/**
 * The real payments: each rounded to the cent, interest first, and the last one such that the balance ends at 0.00. A
 * loan that is paid off early by rounding ends early.
 */
export function schedule({ homeValue, downPayment, annualRate, months }: Terms): Schedule {
  const loan = toCents(homeValue.minus(downPayment));
  const payment = toCents(levelPayment(loan, annualRate, months));
  const rows: ScheduleRow[] = [];
  let balance = loan;
  let total = zero;
  while (rows.length < months && !balance.isZero()) {
    const number = rows.length + 1;
    // Multiplied first, so that half a cent is exact.
    const interest = toCents(balance.times(annualRate).div(1_200));
    const due = balance.plus(interest);
    const paid = number === months ? due : Money.min(payment, due);
    const principal = paid.minus(interest);
    balance = balance.minus(principal);
    total = total.plus(paid);
    rows.push({ number, payment: paid, interest, principal, balance });
  }
  return { payment, rows, total };
}

/** The same by year: twelve payments in one row, with the balance at the end of each. */
export function byYear(rows: readonly ScheduleRow[]): ScheduleRow[] {
  const years: ScheduleRow[] = [];
  for (const row of rows) {
    const number = Math.ceil(row.number / 12);
    const year = years[number - 1];
    years[number - 1] = {
      number,
      payment: row.payment.plus(year?.payment ?? zero),
      interest: row.interest.plus(year?.interest ?? zero),
      principal: row.principal.plus(year?.principal ?? zero),
      balance: row.balance,
    };
  }
  return years;
}

/** The schedule for a spreadsheet: one line for each payment, amounts without signs. */
export function scheduleCsv(rows: readonly ScheduleRow[]): string {
  const lines = rows.map(({ number, payment, interest, principal, balance }) =>
    [number, ...[payment, interest, principal, balance].map((amount) => amount.toFixed(2))].join(),
  );
  return ['Payment number,Payment,Interest,Principal,Balance', ...lines, ''].join('\r\n');
}
