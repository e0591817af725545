import { money, signIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';

const COUNT =
  /\b(?:about |around |some |roughly )?(\d{1,4}) (?:of them |pieces |loaves |plates |cups |cuts |covers |guests |customers |portions )?(?:a|per|each|every) (day|week|month)\b/i;
const EARNED =
  /\b(?:earn|make|keep|left|clear|profit(?: of)?|margin(?: of| is)?)\b[^.?!\d]{0,24}([$£€])?(\d+(?:[.,]\d{1,2})?) ?(cents|c|p|pence|centavos|centimes)?\b[^.?!]{0,8}\b(?:a|an|per|on each|on a|each|on every)\b/i;
const PRICE =
  /\b(?:sells? (?:it |them )?(?:at|for)|costs?|price is|charge|at) ([$£€])?(\d+(?:[.,]\d\d)?)\b/i;

const num = (text: string): number => Number(text.replace(',', '.'));

/** The sum of which a hundred make one of the money in which prices are told. */
const HUNDRED = 100;

/**
 * What a rise of a price by a tenth does to what a piece brings, and how many customers it could cost before less is
 * earned than now: told are the price, what is earned with a piece, and how many are sold.
 */
const priceRoom: Fact = ({ all }) => {
  const [, , price] = PRICE.exec(all) ?? [];
  const [, count, time] = COUNT.exec(all) ?? [];
  const [, , earned, cents] = EARNED.exec(all) ?? [];
  if (!price || !count || !earned || !time) return undefined;
  const each = cents ? num(earned) / HUNDRED : num(earned);
  const now = num(price);
  const rise = Math.round(now) / 10;
  if (!(each > 0) || each >= now || rise <= 0) return undefined;
  const sign = /[$£€]/.test(all) ? signIn(all) : '';
  const shown = (value: number): string =>
    sign === '' ? value.toFixed(2).replace(/\.00$/, '') : money(value, sign);
  const many = Number(count);
  const still = Math.ceil((each * many) / (each + rise));
  return `Reckoned with your figures: ${count} a ${time} at ${shown(each)} are ${shown(each * many)} a ${time}. With ${shown(rise)} more on the price you’d earn ${shown(each + rise)} with each, and ${still} a ${time} would bring the same as ${count} now; so ${many - still} of ${count} could stay away before you earned less.`;
};

/** What is reckoned about a price from what was told. */
export const priceFacts: Readonly<Record<string, Fact>> = { priceRoom };
