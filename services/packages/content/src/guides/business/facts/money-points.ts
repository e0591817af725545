import { byWords } from '../../library/facts/by-words.ts';
import { counted } from '../../library/facts/counts.ts';
import { money, signIn, sumsIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';
import { debtsIn } from './debts.ts';
import { pricesNamed } from './turn-facts.ts';

const first = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
const shown = (value: number, sign: string): string =>
  `${sign}${Number.isInteger(value) ? value : value.toFixed(2)}`;
const words = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen';

/** What hangs on one customer: "60 percent". */
const shareOfOne = (text: string): number | undefined => {
  const found =
    first(
      text,
      /\b(\d{2}) ?(?:%|percent)[^.?!]{0,40}\b(?:one|a single|biggest|largest) (?:customer|client|account|buyer)/i,
    ) ?? first(text, /\bone (?:customer|client)[^.?!]{0,30}?(\d{2}) ?(?:%|percent)/i);
  return found ? Number(found) : undefined;
};

const relative =
  /\b(father[- ]in[- ]law|mother[- ]in[- ]law|brother[- ]in[- ]law|in[- ]laws|father|dad|mother|mom|mum|brother|sister|uncle|aunt|friend)\b/i;

/** What is known of money, for what is said to single sentences. */
export const moneyPoints: Readonly<Record<string, Fact>> = {
  priceMath: ({ all }) => {
    const sign = signIn(all);
    const prices = pricesNamed(all);
    const cost =
      first(
        all,
        /\b(?:costs?(?: me)?|to break even|real cost[^.?!\d]{0,12})\s?[$£€]?(\d+(?:\.\d\d)?)/i,
      ) ?? first(all, /[$£€](\d+(?:\.\d\d)?) to break even/i);
    const from = prices?.from;
    if (cost && from !== undefined && Number(cost) > from)
      return `At ${shown(from, sign)} you pay ${shown(Number(cost) - from, sign)} yourself each time; that is not modest, it is a gift to everyone alike, also to those who need none. `;
    if (prices) {
      const rise = Math.round(((prices.to - prices.from) / prices.from) * 100);
      const since = first(all, /\bsince (20[012]\d)\b/i);
      return `From ${shown(prices.from, sign)} to ${shown(prices.to, sign)} is ${rise} percent${since ? `; spread over the years since ${since} that is an ordinary rise, only come all at once` : ''}. `;
    }
    return undefined;
  },
  carryCount: ({ all }) => {
    const share = /\bhalf of (?:my|our|them)\b|\bmostly (?:old|elderly|pension)/i.test(all);
    return share ? 'with half of them on small pensions perhaps one in six' : undefined;
  },
  heldSince: ({ all }) => {
    const since = first(all, /\bsince (20[012]\d)\b/i);
    return since && `since ${since}`;
  },
  fine: ({ all }) => (/\bfine[ds]?\b/i.test(all) ? sumsIn(all)[0]?.written : undefined),
  fineMath: ({ all }) => {
    const fine = /\bfine[ds]?\b/i.test(all) ? sumsIn(all)[0] : undefined;
    if (!fine) return undefined;
    return `${fine.written} each Sunday is ${money(fine.value * 52, signIn(all))} a year; so you know what closing would cost as things stand. But`;
  },
  sundayShare: ({ all }) => {
    const found = first(all, /\b(\d{1,2}) ?(?:%|percent)/);
    return found && /\bsunday/i.test(all) ? `${found} percent` : undefined;
  },
  owedThing: ({ all }) => {
    const found = first(
      all,
      /(?<![\d,.])[$£€]?\d[\d,.]{0,12} (?:\w{1,12} )?for (?:the )?([a-z][a-z ]{2,24}?)(?= since|,|\.| from| and|$)/,
    );
    return found && !/\b(?:my|a|his|her|their|the|days?|months?|weeks?|years?)\b/.test(found)
      ? found
      : undefined;
  },
  withinDays: ({ message }) => {
    const days = /\b(?:in|with|within) (\d{1,2}|ten|fourteen|seven) days\b/i.exec(message)?.[1];
    return days && `within ${days} days`;
  },
  openSince: ({ all }) =>
    first(
      all,
      /\bsince ((?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?(?: \d{1,2})?|last \w+|Easter|Christmas|spring|summer|winter|fall)\b/i,
    )?.replace(
      /\b(Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\b\.?/,
      (month) =>
        ({
          Jan: 'January',
          Feb: 'February',
          Mar: 'March',
          Apr: 'April',
          Aug: 'August',
          Sep: 'September',
          Sept: 'September',
          Oct: 'October',
          Nov: 'November',
          Dec: 'December',
        })[month.replace('.', '')] ?? month,
    ),
  shutOff: byWords([
    [/\brent(?:s|al|als|ing)? out\b|\bshut off the rentals\b|\bscaffold/i, 'Stop new rentals'],
    [/\bdeliver/i, 'Stop new deliveries'],
  ]),
  payDays: ({ all }) => {
    const found = new RegExp(
      `\\b(?:payroll|wages|pay (?:my|the) \\w+)[^.?!]{0,24}\\bin (\\d{1,2}|${words}) days\\b`,
      'i',
    ).exec(all)?.[1];
    return found && `${counted(found)} days`;
  },
  theirExcuse: byWords([
    [/\bnext week brother\b/i, 'Next week, brother'],
    [/\bnext week\b/i, 'Next week'],
    [/\bboard has to meet\b/i, 'The board has to meet'],
    [/\blord will repay\b/i, 'The Lord will repay you'],
    [/\bin the mail\b/i, 'It is in the mail'],
  ]),
  depositLine: byWords([
    [
      /\bscaffold|rent(?:s|al|ing) out|rentals\b/i,
      'A deposit and the first month before anything leaves the yard, each further month in advance.',
    ],
    [
      /\bwedding|bride|event|makeup|hair|cater/i,
      'Half on booking, the rest seven days before the day.',
    ],
    [
      /\bsound|gear|equipment|goods|machines?\b/i,
      'Half on order, the rest at delivery; it stays yours until it is paid.',
    ],
  ]),
  workWord: byWords([
    [/\brental|rent out|scaffold/i, 'rental'],
    [/\bgear|goods|deliver/i, 'delivery'],
  ]),
  customerShare: ({ all }) => {
    const share = shareOfOne(all);
    return share ? `${share} percent` : undefined;
  },
  customerRest: ({ all }) => {
    const share = shareOfOne(all);
    return share ? `${100 - share} percent` : undefined;
  },
  loanVerdict: ({ all }) => {
    const share = shareOfOne(all);
    return share && share >= 40
      ? 'not on these terms. Yes, if that one customer signs for the years you pay, or if the rest of your orders carries the payment alone; otherwise no'
      : undefined;
  },
  familyDebt: ({ all }) => {
    const debts = debtsIn(all);
    const kin = relative.exec(all)?.[1]?.toLowerCase();
    const sum = kin && new RegExp(`${kin}[^.,;]{0,12}?[$£€]?(\\d[\\d,]*)(k)?`, 'i').exec(all);
    if (!kin) return undefined;
    const value = sum ? Number(sum[1]!.replaceAll(',', '')) : undefined;
    const isThousands =
      value !== undefined && value < 1000 && (sum?.[2] || debts.length > 0 || /\dk\b/i.test(all));
    return `What you owe your ${kin}${value ? ` (${money(value * (isThousands ? 1000 : 1), signIn(all))})` : ''}`;
  },
  debtsInOrder: () => undefined,
};
