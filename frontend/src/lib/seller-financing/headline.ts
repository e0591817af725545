import { levelPayment, presentValue } from './level-payment.ts';
import { Money } from './money.ts';
import type { Terms } from './read-terms.ts';

/** Costs of a traditional sale, as fractions of the value (specification section 9). */
export const sale = { realtorFees: new Money('0.06'), capitalGainsTax: new Money('0.15') } as const;

/** The figures of the specification, unrounded: round them for display. */
export type Headline = {
  loan: Money;
  monthlyPayment: Money;
  totalReceived: Money;
  interest: Money;
  realtorFees: Money;
  capitalGainsTax: Money;
  traditionalNet: Money;
  equityPreserved: Money;
  /** The down payment, plus the present value of all payments. */
  worthToday: Money;
};

/** What the seller receives, and what a traditional sale would leave. */
export function headline(terms: Terms): Headline {
  const { homeValue, downPayment, annualRate, months, discountRate } = terms;
  const loan = homeValue.minus(downPayment);
  const monthlyPayment = levelPayment(loan, annualRate, months);
  const totalReceived = downPayment.plus(monthlyPayment.times(months));
  const realtorFees = homeValue.times(sale.realtorFees);
  const capitalGainsTax = homeValue.times(sale.capitalGainsTax);
  const traditionalNet = homeValue.minus(realtorFees).minus(capitalGainsTax);
  return {
    loan,
    monthlyPayment,
    totalReceived,
    interest: totalReceived.minus(homeValue),
    realtorFees,
    capitalGainsTax,
    traditionalNet,
    equityPreserved: totalReceived.minus(traditionalNet),
    worthToday: downPayment.plus(presentValue(monthlyPayment, discountRate, months)),
  };
}
