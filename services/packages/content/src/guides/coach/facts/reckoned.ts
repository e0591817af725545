import { counted } from '../../library/facts/counts.ts';
import { money, signIn, sumsIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';

const num = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

const NUMBER = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';

/** "12 new accounts, and I've got 3": what is aimed at, and what is there. */
const gapIn = (text: string): { goal: number; got: number; what: string } | undefined => {
  const from = new RegExp(
    `\\bfrom ${NUMBER} to ${NUMBER} ((?:[\\p{L}-]+ ){0,2}(?:clients|customers|accounts|members|orders|contracts|shops))`,
    'iu',
  ).exec(text);
  if (from) return { got: counted(from[1]), goal: counted(from[2]), what: from[3]! };
  const need = new RegExp(
    `\\b(?:need|want|goal is|outcome is|get) ${NUMBER} ((?:more |new )?(?:[\\p{L}-]+ ){0,2}(?:clients|customers|accounts|members|orders|contracts))`,
    'iu',
  ).exec(text);
  if (!need) return undefined;
  const got = new RegExp(
    `\\b(?:i[’']?ve got|i have|i got|have|got) ${NUMBER}\\b(?! new)`,
    'iu',
  ).exec(text.slice(need.index + need[0].length));
  return {
    goal: counted(need[1]),
    got: got ? counted(got[1]) : 0,
    what: need[2]!.replace(/^(?:more|new) /, ''),
  };
};

const hourly = (text: string): { sum: number; hours: number; sign: string } | undefined => {
  const hours = /\b(\d{1,3}) hours\b/i.exec(text)?.[1];
  const sum =
    /\b(?:go|sold|sell|let it go|went|charged?|got|paid)\b[^.?!]{0,30}?[$£€](\d[\d,]*)/i.exec(
      text,
    )?.[1];
  return hours && sum && num(hours) > 3
    ? { sum: num(sum), hours: num(hours), sign: signIn(text) }
    : undefined;
};
const priceIn = (text: string): number | undefined => {
  const found =
    /\b(?:price should be|should be|it[’']?s|price is|i charge|ask) (?:about )?[$£€]?(\d[\d,]*(?:\.\d\d)?)\b(?! hours| years)/i.exec(
      text,
    )?.[1];
  return found === undefined ? undefined : num(found);
};

/** Small sums that a coach does on the spot. */
export const reckonedFacts: Readonly<Record<string, Fact>> = {
  gapPlan: ({ all }) => {
    const gap = gapIn(all);
    if (!gap) return undefined;
    const left = gap.goal - gap.got;
    if (left <= 0)
      return `${gap.goal} ${gap.what} is the goal and you have ${gap.got}: so it is reached. Set the next one by what you can serve well.`;
    const weeks = /\bquarter|90 days|ninety\b/i.test(all) ? 12 : undefined;
    const talks = left * 4;
    return `${gap.goal} is the goal, ${gap.got > 0 ? `${gap.got} you have, so ${left} are missing` : `so it is ${left} to win`}.${weeks ? ` A quarter has thirteen weeks; reckon with twelve: that is ${left <= weeks ? `one every ${left * 1.5 <= weeks ? 'nine to ten days' : 'week or so'}, ${Math.ceil(left / 3)} by the end of each month` : `${Math.ceil(left / weeks)} a week`}.` : ''} If one in four who hear a price from you says yes, you need about ${talks} priced offers${weeks ? `, ${Math.ceil(talks / weeks)} a week` : ''}, and for these about ${talks * 3} first calls or visits${weeks ? `, ${Math.ceil((talks * 3) / weeks)} a week, two or three each morning` : ''}. So the goal reads: “${gap.goal} ${gap.what} by [last day]”; the behavior: “${weeks ? `${Math.ceil((talks * 3) / weeks / 4)} first calls on four mornings a week, before ten` : 'three first calls before ten, four mornings a week'}.” Begin with the ${gap.got > 0 ? `${gap.got} you have: ask each for one name` : 'ones who know your work already'}.`;
  },
  saveLine: ({ all }) => {
    const found =
      /\bneed (?:[$£€₱]\s?)?(\d{1,3}(?:,\d{3})+|\d{4,9})( pesos| dollars| pounds| euros| cedis)?/i.exec(
        all,
      );
    if (!found) return undefined;
    const goal = num(found[1]);
    const say = (value: number): string =>
      found[2] ? `${money(value, '')}${found[2]}` : money(value, signIn(all));
    return `${say(goal)} in one piece looks like a wall; parted it is a step: over twelve months ${say(Math.round(goal / 12))} a month, about ${say(Math.round(goal / 52))} a week; over two years ${say(Math.round(goal / 24))} a month. Hold that against what is left to you now. If it is more than half of it, take two years, or open smaller (a rented corner, used machines), so that ${say(Math.round(goal / 2))} is enough to begin.`;
  },
  hourWage: ({ all }) => {
    const found = hourly(all);
    return (
      found &&
      `${money(found.sum, found.sign)} for ${found.hours} hours is ${money(Math.round((100 * found.sum) / found.hours) / 100, found.sign)} an hour, before the material: a gift, only one that nobody knew of, not even you. `
    );
  },
  hourWageAt: ({ all }) => {
    const [found, price] = [hourly(all), priceIn(all)];
    return found && price
      ? `(At ${money(price, found.sign)} your hour comes to ${money(Math.round((100 * price) / found.hours) / 100, found.sign)}, still before material. So there is nothing to take off.)`
      : undefined;
  },
  ask: ({ all }) => {
    const price = priceIn(all);
    return price ? `This one is ${money(price, signIn(all))}` : undefined;
  },
  askFor: ({ all }) => (/\bqueen\b/i.test(all) ? ' for a queen size' : undefined),
  askTime: ({ all }) => {
    const hours = hourly(all)?.hours;
    return hours
      ? `It is made by hand, about ${hours} hours of it.`
      : /\b(?:quilt|gown|hand|make|made|flan)\b/i.test(all)
        ? 'It is made by hand, from beginning to end.'
        : undefined;
  },
  whyPrice: ({ all }) => {
    const hours = hourly(all)?.hours;
    return hours ? `There are ${hours} hours in it.` : undefined;
  },
  sumMonths: ({ all }) => {
    const saved = /[$£€](\d[\d,]*)(k)?(?= saved)|\bi have [$£€](\d[\d,]*)(k)?/i.exec(all);
    if (!saved) return undefined;
    const value = num(saved[1] ?? saved[3]) * ((saved[2] ?? saved[4]) ? 1000 : 1);
    return `${money(value, signIn(all))} carries you ${Math.floor(value / 2200)} to ${Math.floor(value / 1800)} months at some ${money(2000, signIn(all))} a month; put your own figure in`;
  },
  failSum: ({ all }) => {
    const sum = sumsIn(all)[0];
    return sum && `a third of the ${sum.written} perhaps`;
  },
  calls: ({ all }) => {
    const day = /\b(ten|\d+) (?:people|calls) a day\b/i.exec(all)?.[1];
    return day ? money(counted(day) * 40, '') : undefined;
  },
  missRate: ({ all }) =>
    /\btwice a week\b/i.test(all) ? 'two missed jobs a week today' : undefined,
  marketMonth: ({ all }) => {
    const found = /\b(\d+|two|three|four) markets? a month (?:about |at )?[$£€]?(\d+)/i.exec(all);
    if (!found) return undefined;
    const sum = counted(found[1]) * num(found[2]);
    return `${found[1]!.charAt(0).toUpperCase()}${found[1]!.slice(1)} markets at ${money(num(found[2]), signIn(all))} are ${money(sum, signIn(all))} a month today, before material.`;
  },
  ninetyGoal: ({ all }) => {
    const found = /\b(\d+|two|three|four) markets? a month (?:about |at )?[$£€]?(\d+)/i.exec(all);
    if (!found) return undefined;
    const sum = counted(found[1]) * num(found[2]);
    return `by day ninety ${money(sum * 2, signIn(all))} a month instead of ${money(sum, signIn(all))}, and half of it from people who order without a market`;
  },
  byMonth: ({ all }) => {
    const found = /\b(\d+|two|three|four) markets? a month (?:about |at )?[$£€]?(\d+)/i.exec(all);
    if (!found) return undefined;
    const sum = counted(found[1]) * num(found[2]);
    const sign = signIn(all);
    return `Month 1: reckon what is left per candle after wax, jar, stand and petrol; raise the price of the two that sell best. Goal ${money(sum, sign)}, but with a known profit.\nMonth 2: ask twenty buyers for their address and offer an order by message. Goal ${money(Math.round(sum * 1.4), sign)}.\nMonth 3: three shops on commission, or one firm’s gifts. Goal ${money(sum * 2, sign)}.\nMonths 4 to 6: only what worked, twice as often. Goal ${money(sum * 3, sign)}.\nThen, before you leave the bank: three months in a row at what your house needs.`;
  },
  planCheck: ({ all }) => {
    const gap = gapIn(all);
    const day = /\b(\d+|two|three|four|five) (?:people|calls) a day\b/i.exec(all)?.[1];
    if (!gap || !day) return undefined;
    return `A good plan: ${gap.got} to ${gap.goal} means ${gap.goal - gap.got} new ones, and ${day} calls a day are about ${counted(day) * 20} a month, which is enough. What I miss, as five questions:`;
  },
};
