import { counted } from './counts.ts';
import { COUNT, SUM, find, shown, unitOf, valueOf, type SumRule } from './sum-words.ts';

/** "need 11% … they’re $2,850 a month, so that’s what, 313 more". */
export const percentOf: SumRule = ({ all, message }) => {
  const rates = [...all.matchAll(/\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent\b)/gi)].map(([, one]) => one);
  const sums = [...message.matchAll(/[$€£₱]\s?\d[\d,]*(?:\.\d+)?/g)].map(([one]) => one);
  const isAsked = /\bthat[’']?s what\b|\bwhat (?:is|would) (?:that|it)\b|\bhow much\b/i.test(
    message,
  );
  const isMore = /\b(?:more|increase|raise|put (?:it )?up)\b/i.test(all);
  if (!isAsked || !isMore || new Set(rates).size !== 1 || sums.length !== 1) return undefined;
  const [rate, sum] = [rates[0]!, sums[0]!];
  const part = (valueOf(sum) * Number(rate)) / 100;
  return {
    line: `${rate} percent of ${sum} is ${shown(part, sum)}, so ${shown(valueOf(sum) + part, sum)} in place of ${sum}.`,
    next: 'Name the new figure as well as the percentage when you tell them: it leaves nothing to guess.',
    result: shown(part, sum),
  };
};

/** "Profit last year 310,000 złoty … ten percent of profit yearly, what would it be on last year’s". */
export const ofProfit: SumRule = ({ all, message }) => {
  const rate = find(
    message,
    String.raw`\b${COUNT} ?(?:%|percent) of (?:the |our |my )?profit`,
  )?.[1];
  const profit = find(all, String.raw`\bprofit (?:last year )?(?:was |of |is )?${SUM}`)?.[1];
  if (!rate || !profit || !/\b(?:what|how much)\b[^.?!]*\b(?:be|come to|is it)\b/i.test(message))
    return undefined;
  const part = (valueOf(profit) * counted(rate)) / 100;
  return {
    line: `${counted(rate)} percent of ${profit.trim()} is ${shown(part, profit)}.`,
    next: 'That is for a year like the last one; agree in writing which profit counts, before or after tax and your own pay.',
    result: shown(part, profit),
  };
};

/** "60 lakh for 30%: what does that say the company is worth". */
export const wholeWorth: SumRule = ({ all, message }) => {
  const found = find(all, String.raw`${SUM} for (\d{1,2}) ?(?:%|percent)`);
  if (!found || !/\bworth\b|\bvalu(?:e|ation)\b/i.test(message)) return undefined;
  const [, sum = '', rate = ''] = found;
  const unit = unitOf(sum);
  const figure = Number(/\d[\d,]*(?:\.\d+)?/.exec(sum)?.[0].replaceAll(',', ''));
  const whole = (figure / Number(rate)) * 100;
  const result = `${shown(whole, sum)}${unit ? `${unit === 'k' ? '' : ' '}${unit}` : ''}`;
  return {
    line: `${sum.trim()} for ${rate} percent puts the whole company at ${result} with the new money in it.`,
    next: 'Hold that against what you would say it is worth without him before you talk about anything else.',
    result,
  };
};

/** "Average is £1,650 … kept it at 22 … the same money as 30"; "every 5th is free". */
export const samePrice: SumRule = ({ all, message }) => {
  const price =
    find(all, String.raw`\baverage (?:is |of )?${SUM}`)?.[1] ??
    find(all, String.raw`${SUM} (?:a|per) (?:session|wedding|visit|job|head|piece|client)\b`)?.[1];
  if (price === undefined) return undefined;
  const free = Number(/\bevery (\d)(?:th|rd|nd) [^.?!]{0,24}\bfree\b/i.exec(message)?.[1]);
  if (free > 1) {
    const each = shown((valueOf(price) * free) / (free - 1), price);
    return {
      line: `${free} at ${price.trim()} are ${shown(valueOf(price) * free, price)}; if ${free - 1} of them pay it, that is ${each} each.`,
      next: 'So the paying ones carry the free one; check that the price still stands beside what others near you take.',
      result: each,
    };
  }
  const kept = /\b(?:keep|kept|stay|stayed)[^.?!\d]{0,14}(\d+)\b/i.exec(message)?.[1];
  const as = /\bsame (?:money |income |total )?as (\d+)\b/i.exec(message)?.[1];
  if (!kept || !as || Number(kept) >= Number(as)) return undefined;
  const total = valueOf(price) * Number(as);
  const each = shown(total / Number(kept), price);
  return {
    line: `${as} at ${price.trim()} are ${shown(total, price)}; with ${kept} that is ${each} each.`,
    next: `That is ${shown(total / Number(kept) - valueOf(price), price)} more than now for each: quote it to the next one who asks, and see.`,
    result: each,
  };
};

/** "eleven sessions at 160 … how much was that, the six"; "7 times 100 and 5 times 150". */
export const countTimesPrice: SumRule = ({ all, message }) => {
  const of = find(message, String.raw`\bhow much\b[^?]*\bthe ${COUNT}\b`)?.[1];
  const price = find(all, String.raw`\b${COUNT} (?:[a-z]+ ){1,2}at ${SUM}`)?.[2];
  if (of && price) {
    const result = shown(counted(of) * valueOf(price), price);
    return {
      line: `${of} at ${price.trim()} come to ${result}.`,
      next: 'That is the figure to look at, and not the whole.',
      result,
    };
  }
  const each = [...message.matchAll(new RegExp(`\\b${COUNT} (?:times|x|×) ${SUM}`, 'gi'))];
  if (each.length === 0 || !/\bcome to\b|\bhow much\b|\btotal\b|\btogether\b/i.test(message))
    return undefined;
  const parts = each.map(([, one = '', other = '']) => counted(one) * valueOf(other));
  const result = shown(
    parts.reduce((one, other) => one + other, 0),
    each[0]![2]!,
  );
  const said = each.map(([written], at) => `${written.trim()} is ${shown(parts[at]!, written)}`);
  return {
    line: `${said.join(', ')}${each.length > 1 ? `, together ${result}` : ''}.`,
    next: 'That is by your own count; hold it beside the record.',
    result,
  };
};

/** "$1,284,500 … the boat is 38k … if I take out the boat, what’s the number". */
export const takenOut: SumRule = ({ all, message }) => {
  const thing = find(
    message,
    String.raw`\b(?:take|leave) out the ([a-z]+)\b[^?]*\b(?:what|how much)\b`,
  )?.[1];
  const sum = thing && find(all, String.raw`\b${thing} (?:is|costs|was) ${SUM}`)?.[1];
  const whole = [...all.matchAll(new RegExp(SUM, 'gi'))]
    .map(([one]) => one.trim())
    .toSorted((one, other) => valueOf(other) - valueOf(one))[0];
  if (!thing || !sum || !whole || valueOf(whole) <= valueOf(sum)) return undefined;
  const result = shown(valueOf(whole) - valueOf(sum), whole);
  return {
    line: `${whole} less ${sum.trim()} for the ${thing} is ${result}.`,
    next: `Write that one down; the ${thing} may come back later on a line of its own.`,
    result,
  };
};
