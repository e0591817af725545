import { Decimal } from 'decimal.js';

/**
 * Amounts of money: exact decimals, 80 digits, halves rounded up. So many digits, because a very small rate loses
 * thirty of them in the formula (`soundDigits` are left).
 */
export const Money = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP });
export type Money = Decimal;

/** Digits that are always correct. Rounded to them, half a cent is exactly half a cent. */
export const soundDigits = 48;

export const zero = new Money(0);

/** To the cent. */
export const toCents = (amount: Money): Money => amount.toDecimalPlaces(2);

/** For display: "$1,010,177.95". */
export function formatMoney(amount: Money): string {
  const [whole = '0', cents = '00'] = amount.abs().toFixed(2).split('.');
  const grouped = BigInt(whole).toLocaleString('en-US');
  const sign = amount.isNegative() && !toCents(amount).isZero() ? '-' : '';
  return `${sign}$${grouped}.${cents}`;
}
