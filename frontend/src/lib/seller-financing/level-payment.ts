import { Money, soundDigits, zero } from './money.ts';

/**
 * Below this percentage a year, interest on the largest amount over the longest term is less than a millionth of a
 * cent, and the formula would divide by the last of 80 digits.
 */
const asGoodAsNothing = new Money('1e-24');

const isNothing = (annualRate: Money) => annualRate.lessThan(asGoodAsNothing);

/** Present value of monthly payments of 1: the sum of 1 / (1 + rate)^k. */
function annuity(annualRate: Money, months: number): Money {
  if (isNothing(annualRate)) return new Money(months);
  const rate = annualRate.div(1_200);
  const shrunk = rate.plus(1).pow(-months);
  return new Money(1).minus(shrunk).div(rate);
}

/** The level monthly payment that pays back a loan with interest in this many months (specification section 9). */
export function levelPayment(loan: Money, annualRate: Money, months: number): Money {
  if (months === 0 || loan.isZero()) return zero;
  return loan.div(annuity(annualRate, months)).toSignificantDigits(soundDigits);
}

/** Present value of level monthly payments, discounted at `annualRate`. */
export function presentValue(payment: Money, annualRate: Money, months: number): Money {
  return months === 0 ? zero : payment.times(annuity(annualRate, months));
}
