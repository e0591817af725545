import * as plain from './plain-sums.ts';
import * as prices from './price-sums.ts';
import type { SumRule } from './sum-words.ts';
import * as times from './time-sums.ts';

/** What is reckoned, the more particular first. */
const rules: readonly SumRule[] = [
  prices.takenOut,
  prices.ofProfit,
  prices.wholeWorth,
  prices.samePrice,
  prices.countTimesPrice,
  times.yearly,
  times.spread,
  times.untilSaved,
  times.howMany,
  prices.percentOf,
  ...Object.values(plain),
];

/** What a message asks to be reckoned where its figures leave no doubt; undefined otherwise. */
export const toldSum: SumRule = (told) =>
  rules.map((rule) => rule(told)).find((sum) => sum !== undefined);
