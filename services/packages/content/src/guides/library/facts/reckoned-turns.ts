import type { Told } from '../../themes/told.ts';
import type { Fact } from '../types.ts';
import { counted } from './counts.ts';
import { money, signIn } from './sums.ts';

const number = String.raw`(\d[\d,]*(?:\.\d+)?)(\s?k\b)?`;
const valueOf = (digits = '', thousand?: string): number =>
  counted(digits) * (thousand === undefined ? 1 : 1000);

/** The last number that a pattern finds: `#` stands for the number. */
const numberBy = (text: string, pattern: string): number | undefined => {
  const found = [...text.matchAll(new RegExp(pattern.replace('#', number), 'gi'))].at(-1);
  return found && valueOf(found[1], found[2]);
};

const written = (value: number, { all }: Told): string => money(Math.round(value), signIn(all));
const TENS = 50;
const rounded = (value: number): number => Math.round(value / TENS) * TENS;

const left = ({ all }: Told): number | undefined => {
  const inn =
    numberBy(all, String.raw`[$£€]?#(?: a month)? (?:comes|came) in\b`) ??
    numberBy(all, String.raw`\b(?:i|we) (?:make|take in|earn) [$£€]?#`);
  const out = numberBy(all, String.raw`\b(?:costs?|expenses?)(?: are| is| come to)? [$£€]?#`);
  return inn === undefined || out === undefined || out >= inn ? undefined : inn - out;
};

const WAGE = 0.55;
const TAX = 0.25;
const WEEKS = 52;
const MONTHS = 12;
const HOURS = [10, 15, 20] as const;
const YEAR_OF_HOURS = 2080;

const pair = (message: string): [number, number] | undefined => {
  const found = /[$£€]?(\d[\d,]{2,7}),? or [$£€]?(\d[\d,]{2,7})\b/i.exec(message);
  return found ? [valueOf(found[1]), valueOf(found[2])] : undefined;
};

/** What is reckoned from what was told, for turns of every kind. */
export const reckonedTurns: Readonly<Record<string, Fact>> = {
  isLater: ({ said }) => (said === '' ? undefined : 'yes'),
  isModule: ({ all }) =>
    /\bmodules?\b|\bvalues part\b/i.test(all) && !/\bprocess\b/i.test(all) ? 'yes' : undefined,
  /** It is the own matter of the one who writes, and not what somebody else did. */
  isOwn: ({ all }) =>
    /\b(?:i|we) (?:owe|hid|lied|lost|failed|quit|kept|spent|borrowed|signed)\b|\b(?:my|our) debts?\b/i.test(
      all,
    )
      ? 'yes'
      : undefined,
  isRanking: ({ all }) => (/\b(?:certainty|variety|significance)\b/i.test(all) ? 'yes' : undefined),
  isBehaviors: ({ all }) => (/\bbehaviou?rs?\b/i.test(all) ? 'yes' : undefined),
  owes: ({ message }) =>
    /\b(?:i|we) owe\b|\bin debt\b|\b(?:my|our) debts?\b|\bbehind on\b/i.test(message)
      ? 'yes'
      : undefined,
  cardInterest: (told) => {
    const found =
      /(?<![\d,])(\d[\d,]*)(\s?k\b)?[^.?!]{0,30}? at (\d+(?:\.\d+)?) ?(?:%|percent)/i.exec(
        told.all,
      );
    if (!found) return undefined;
    const sum = valueOf(found[1], found[2]);
    const rate = Number(found[3]);
    return sum < 1000
      ? undefined
      : `${written(sum, told)} at ${rate} percent costs about ${written((sum * rate) / 100 / MONTHS, told)} a month in interest alone.`;
  },
  workers: ({ all }) =>
    /\b(?:crew|team|staff) of (\w+)\b|\b(\w+) (?:guys|people|workers|employees)\b/i
      .exec(all)
      ?.slice(1)
      .find((one) => one !== undefined && counted(one) > 1),
  leads: ({ all }) => /\b(\d{1,3}) (?:people|leads|names|quotes|prospects)\b/i.exec(all)?.[1],
  wageWeeks: (told) => {
    const wage = Number(
      /[$£€]?(\d\d(?:\.\d\d)?)(?: ?(?:dollars|bucks))? ?(?:an|per|\/) ?(?:hour|hr|h)\b/i.exec(
        told.message,
      )?.[1],
    );
    if (!(wage > 0)) return undefined;
    const [few, some, many] = HOURS.map((hours) => written((wage * hours * WEEKS) / MONTHS, told));
    return `At ${written(wage, told)} an hour it comes to about ${few} a month for ten hours a week, ${some} for fifteen and ${many} for twenty, and what an employer pays on top.`;
  },
  growsBy: ({ all }) => {
    const now = numberBy(all, String.raw`\bnow (?:i|we) have #`);
    const goal = numberBy(all, String.raw`\b# (?:\w+ )?(?:clients|customers|members|students)`);
    const more = numberBy(all, String.raw`\b# new\b`);
    const lost = /\blose (?:about )?(\w+)/i.exec(all)?.[1];
    const net = more === undefined ? Number.NaN : more - (lost === undefined ? 0 : counted(lost));
    if (now === undefined || goal === undefined || !(net > 0) || goal <= now) return undefined;
    return `From ${now} to ${goal} is ${goal - now} more; at your pace of ${net} a month net that takes ${Math.ceil((goal - now) / net)} months.`;
  },
  daysWait: ({ all }) =>
    /\btakes? (?:about |up to )?(\d{1,3} (?:days|weeks|hours))\b/i.exec(all)?.[1],
  leftTold: (told) => {
    const sum = left(told);
    return sum === undefined
      ? undefined
      : `What comes in less what it costs leaves ${written(sum, told)} a month.`;
  },
  payTold: (told) => {
    const sum = left(told);
    return sum === undefined ? undefined : written(rounded(sum * WAGE), told);
  },
  taxTold: (told) => {
    const sum = left(told);
    return sum === undefined ? undefined : written(rounded(sum * TAX), told);
  },
  afterTax: (told) => {
    const sum = left(told);
    return sum === undefined ? undefined : written(sum - rounded(sum * TAX), told);
  },
  lowerOne: (told) => {
    const two = /\bpay (?:myself|me)\b|\bwage\b|\bsalary\b/i.test(told.all)
      ? pair(told.message)
      : undefined;
    return two && written(Math.min(...two), told);
  },
  oneSum: (told) => {
    const found = /[$£€]?(\d{2,3},?\d{3})\b/.exec(told.message);
    return found ? `The three, for ${written(valueOf(found[1]), told)}` : undefined;
  },
  raise: (told) => {
    const found =
      /\braise to [$£€]?(\d\d(?:\.\d+)?)(?: an hour)? from [$£€]?(\d\d(?:\.\d+)?)/i.exec(
        told.all,
      ) ?? undefined;
    if (!found) return undefined;
    const more = (Number(found[1]) - Number(found[2])) * YEAR_OF_HOURS;
    return `From ${written(Number(found[2]), told)} to ${written(Number(found[1]), told)} an hour is ${written(more, told)} a year of full weeks, before what an employer pays on top.`;
  },
  share: (told) => {
    const found = /(?<![\d,])(\d[\d,]*)(\s?k\b)? for (\d{1,2}) ?(?:%|percent)/i.exec(told.all);
    if (!found) return undefined;
    const sum = valueOf(found[1], found[2]);
    const part = Number(found[3]) / 100;
    const profit = numberBy(told.all, String.raw`\b[$£€]?#(?: in)? profit`);
    return `${written(sum, told)} for ${found[3]} percent means that the whole is valued at ${written(sum / part, told)}.${profit ? ` With a profit of ${written(profit, told)} that is ${(sum / part / profit).toFixed(1)} times a year’s profit, and ${written(profit * part, told)} of each such year would be theirs.` : ''}`;
  },
  rentMore: (told) => {
    const found =
      /\brent\b[^.?!]{0,20}? from [$£€]?(\d[\d,]*) to [$£€]?(\d[\d,]*)/i.exec(told.all) ??
      undefined;
    if (!found) return undefined;
    const [old, now] = [valueOf(found[1]), valueOf(found[2])];
    return now <= old
      ? undefined
      : `From ${written(old, told)} to ${written(now, told)} is ${written(now - old, told)} a month, ${written((now - old) * MONTHS, told)} a year, ${Math.round((now / old - 1) * 100)} percent.`;
  },
  moveCost: (told) => {
    const now = /\brent\b[^.?!]{0,20}? from [$£€]?\d[\d,]* to [$£€]?(\d[\d,]*)/i.exec(
      told.all,
    )?.[1];
    const other = /\bfor [$£€]?(\d[\d,]*)\b[^.?!]*?\bneeds [$£€]?(\d[\d,]*)(\s?k\b)?/i.exec(
      told.message,
    );
    if (now === undefined || !other) return undefined;
    const saved = valueOf(now) - valueOf(other[1]);
    const work = valueOf(other[2], other[3]);
    return saved <= 0
      ? undefined
      : `It saves ${written(saved, told)} a month against the new rent, so the ${written(work, told)} of work is paid back after ${Math.ceil(work / saved)} months.`;
  },
};
