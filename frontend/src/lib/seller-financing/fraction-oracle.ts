/**
 * The same loan in another way, for tests: only integers, every figure an exact fraction. It shares no code and no
 * formula with the tested code: the payment comes from the sum of a geometric series in integers.
 */

/** A decimal text as a fraction: "6.5" is 65 / 10. */
export function fractionOf(text: string): [top: bigint, bottom: bigint] {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const power = Number(exponent) - decimals.length;
  const digits = BigInt(whole + decimals);
  return power >= 0 ? [digits * 10n ** BigInt(power), 1n] : [digits, 10n ** BigInt(-power)];
}

/** Rounded to an integer, halves up. */
const rounded = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);

export type ExactRow = { payment: bigint; interest: bigint; principal: bigint; balance: bigint };

/**
 * @param loanCents whole cents
 * @param rateText percent a year
 * @returns everything in cents; the payment unrounded as a fraction
 */
export function exactLoan(loanCents: bigint, rateText: string, months: number) {
  const [rateTop, rateBottom] = fractionOf(rateText);
  // The monthly rate is a / b.
  const [a, b] = [rateTop, rateBottom * 1_200n];
  const [grown, still] = [(a + b) ** BigInt(months), b ** BigInt(months)];
  // Payment = loan * a/b * grown / (grown - still); without interest loan / months.
  const [top, bottom] =
    a === 0n ? [loanCents, BigInt(months)] : [loanCents * a * grown, b * (grown - still)];
  const payment = rounded(top, bottom);
  const rows: ExactRow[] = [];
  let balance = loanCents;
  for (let month = 1; month <= months && balance > 0n; month += 1) {
    const interest = rounded(balance * a, b);
    const due = balance + interest;
    const paid = month === months || payment > due ? due : payment;
    balance = due - paid;
    rows.push({ payment: paid, interest, principal: paid - interest, balance });
  }
  return { exactPayment: [top, bottom] as const, payment, rows };
}
