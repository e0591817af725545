import type { Told } from '../../themes/told.ts';
import { counted } from '../facts/counts.ts';

const count = String.raw`(\d{1,3}(?:,\d{3})*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const sum = String.raw`((?:[$€£₱]|R(?=\d))?\s?\d[\d,]*(?:\.\d+)?(?:\s?k\b)?)`;
/** From here on cents are left out. */
const EVEN = 1000;
const MONTHS = 12;
const WEEKS = 52;

const valueOf = (written: string): number =>
  counted(written.replace(/^[^\d]*/, '').replace(/\s?k$/i, '') || written) *
  (/\dk$|\d k$/i.test(written) ? 1000 : 1);

const signOf = (text: string): string => /([$€£₱]|\bR)\s?(?=\d)/.exec(text)?.[1] ?? '';

const shown = (value: number, all: string): string => {
  const rounded = value >= EVEN ? Math.round(value) : Math.round(value * 100) / 100;
  const [whole = '', cents] = rounded.toFixed(Number.isInteger(rounded) ? 0 : 2).split('.');
  return `${signOf(all)}${Number(whole).toLocaleString('en-US')}${cents === undefined ? '' : `.${cents}`}`;
};

const last = (text: string, pattern: string): RegExpMatchArray | undefined =>
  [...text.matchAll(new RegExp(pattern, 'gi'))].at(-1);

const often: Readonly<Record<string, number>> = { once: 1, twice: 2 };

/** "6 people at £95 each, twice a month", "2 a week, R1,400 each". */
const many = (all: string): string | undefined => {
  const found = last(
    all,
    String.raw`\b${count} (\p{L}+(?: \p{L}+)?) (?:at|pay (?:us|me)|paying) ${sum}(?: ?(?:each|apiece|\p{L}{3,8}(?= (?:each|a month))))?(?: each)?(?:,? ((?:a|per) month)|,? (once|twice|${count} times) (?:a|per) (week|month))?`.replaceAll(
      String.raw`\p{L}`,
      '[a-z]',
    ),
  );
  if (!found) return undefined;
  const [, number = '', what = '', price = '', monthly, times, timesCount, per] = found;
  const each = valueOf(number) * valueOf(price);
  const line = `${number} ${what} at ${price.trim()} come to ${shown(each, all)}`;
  if (monthly) return `${line} a month, ${shown(each * MONTHS, all)} a year.`;
  if (!times || !per) return `${line}.`;
  const n = often[times.toLowerCase()] ?? counted(timesCount);
  return per === 'month'
    ? `${line} each time, so ${shown(each * n, all)} a month.`
    : `${line} each time, so ${shown(each * n, all)} a week and about ${shown((each * n * WEEKS) / MONTHS, all)} a month.`;
};

const weekly = (all: string): string | undefined => {
  const found = last(all, String.raw`\b${count} (?:a|per) week,? (?:at )?${sum}[^.?!]{0,14}\beach`);
  if (!found) return undefined;
  const week = valueOf(found[1]!) * valueOf(found[2]!);
  return `${found[1]} a week at ${found[2]!.trim()} come to ${shown(week, all)} a week, about ${shown((week * WEEKS) / MONTHS, all)} a month.`;
};

/** "7 times 100 and then 5 times 150". */
const times = ({ message }: Told): string | undefined => {
  const all = [...message.matchAll(new RegExp(String.raw`\b${count} (?:times|x|×) ${sum}`, 'gi'))];
  if (all.length === 0) return undefined;
  const parts = all.map(([, one = '', other = '']) => valueOf(one) * valueOf(other));
  const total = shown(
    parts.reduce((one, other) => one + other, 0),
    message,
  );
  return all.length === 1
    ? `${all[0]![0].trim()} comes to ${total}.`
    : `${all.map(([written]) => written.trim()).join(' and ')} come to ${parts.map((one) => shown(one, message)).join(' and ')}, together ${total}.`;
};

/** "450 a month more … for a year". */
const yearly = ({ message, all }: Told): string | undefined => {
  if (!/\b(?:a|per|for (?:a|the|one)|in (?:a|one)) year\b/i.test(message)) return undefined;
  const found = last(message, `${sum} (?:[a-z]+ )?(?:a|per|each) month`);
  if (!found || all.length === 0) return undefined;
  return `${found[1]!.trim()} a month comes to ${shown(valueOf(found[1]!) * MONTHS, all)} a year.`;
};

/** "keep it at 22, the same money as 30", "every 5th is free". */
const samePrice = ({ all, message }: Told): string | undefined => {
  const price =
    last(all, `\\b(?:average|normally|usually)[^.?!\\d]{0,20}${sum}`)?.[1] ??
    last(all, `${sum} (?:a|per) (?:session|wedding|visit|job|head|piece|hour|client)\\b`)?.[1];
  if (price === undefined) return undefined;
  const free = /\bevery (\d)(?:th|rd|nd) [^.?!]{0,24}\bfree\b/i.exec(message)?.[1];
  if (free && Number(free) > 1)
    return `If one in ${free} is free, the other ${Number(free) - 1} carry it: ${price.trim()} times ${free}, divided by ${Number(free) - 1}, is ${shown((valueOf(price) * Number(free)) / (Number(free) - 1), all)} each.`;
  const kept = /\b(?:keep|kept|stay|stayed)[^.?!\d]{0,14}(\d+)\b/i.exec(message)?.[1];
  const as = /\bsame (?:money |income |total )?as (\d+)\b/i.exec(message)?.[1];
  if (!kept || !as || Number(kept) >= Number(as)) return undefined;
  const total = valueOf(price) * Number(as);
  return `${as} at ${price.trim()} would be ${shown(total, all)}; with ${kept} that is ${shown(total / Number(kept), all)} each, ${shown(total / Number(kept) - valueOf(price), all)} more than now.`;
};

const NAMES =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const named: Readonly<Record<string, string>> = { christmas: 'december', easter: 'april' };
const month = String.raw`(${NAMES.join('|')}|christmas)`;

/** "by Christmas next year, it's September now": so much a month. */
const saved = ({ all, message }: Told): string | undefined => {
  const until = last(message, String.raw`\bby ${month}( next year)?`);
  const now = last(
    message,
    String.raw`\b(?:it[’']s|now it[’']s|from|start(?:ing)?(?: in| this)?) ${month}`,
  )?.[1];
  if (!until || !now) return undefined;
  const at = (name: string): number =>
    NAMES.indexOf(named[name.toLowerCase()] ?? name.toLowerCase());
  const until12 = at(until[1]!) - at(now);
  const months = until12 + (until[2] ? MONTHS : until12 <= 0 ? MONTHS : 0);
  const goals = [
    ...all.matchAll(new RegExp(String.raw`[$€£₱R]\s?\d[\d,]*|\b\d{1,3}(?:,\d{3})+\b`, 'g')),
  ].map(([one]) => one);
  const goal =
    goals.findLast((one) => all.indexOf(one) < all.length - message.length) ?? goals.at(-1);
  if (!goal || months < 1) return undefined;
  return `From ${now} that is ${months} months, so ${goal} needs about ${shown(valueOf(goal) / months, all)} a month.`;
};

const units: Readonly<Record<string, number>> = { week: 1, month: WEEKS / MONTHS, year: WEEKS };
const goalIn = (text: string): RegExpMatchArray | undefined =>
  [
    ...text.matchAll(
      /(?:[$€£₱]|\bR)?\s?(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{4,}|\d+(?:\.\d+)?(?= ?(?:k|million|grand)\b))(?: ?(k|million|grand)\b)?(?! ?(?:years?|months?|weeks?|%))/gi,
    ),
  ].find(([, digits = '']) => !/^(?:19|20)\d\d$/.test(digits));
const thousands: Readonly<Record<string, number>> = { k: 1e3, grand: 1e3, million: 1e6 };
const worth = ([, digits = '', unit]: RegExpMatchArray): number =>
  counted(digits) * (thousands[unit?.toLowerCase() ?? ''] ?? 1);

/** "2.4 million … how much a week if I give it 3 years". */
const spread = ({ all, message }: Told): string | undefined => {
  const per = /\bhow much (?:is (?:that|it) )?(?:a|per|each|every) (week|month|year)\b/i.exec(
    message,
  )?.[1];
  const over = new RegExp(String.raw`\b${count} (week|month|year)s?\b`, 'i').exec(message);
  const goal = goalIn(message) ?? goalIn(all);
  if (!per || !over || !goal) return undefined;
  const times = (counted(over[1]) * units[over[2]!.toLowerCase()]!) / units[per.toLowerCase()]!;
  return `${goal[0].trim()} over ${over[0]} is about ${shown(Math.ceil(worth(goal) / times), all)} a ${per.toLowerCase()}.`;
};

/** "17,500, I have 3,200 put up … 500 a month": so many months. */
const untilSaved = ({ all, message }: Told): string | undefined => {
  if (!/\b(?:when|how long|date|how many (?:months|weeks))\b/i.test(message)) return undefined;
  const pace = last(
    all,
    `\\b(?:put|save|set)(?: up| aside| by| away)? (?:up |aside |by |away )?${sum} (?:a|per|each|every) (week|month)`,
  );
  const goal = goalIn(all);
  if (!pace || !goal) return undefined;
  const had = last(
    all,
    `\\b(?:have|got|saved)(?: already)? ${sum}(?: (?:put|saved|set|already|in))`,
  )?.[1];
  const left = worth(goal) - (had === undefined ? 0 : valueOf(had));
  if (left <= 0 || worth(goal) <= valueOf(pace[1]!)) return undefined;
  const time = Math.ceil(left / valueOf(pace[1]!));
  return `${goal[0].trim()}${had === undefined ? '' : ` less the ${had.trim()} you have`} at ${pace[1]!.trim()} a ${pace[2]} takes ${time} ${pace[2]}s${had === undefined ? ', counted from nothing' : ''}.`;
};

/** "11% … $2,850 a month". */
const percent = ({ all, message }: Told): string | undefined => {
  const rates = [
    ...new Set(
      [...all.matchAll(/\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent\b)/gi)].map(([, one]) => one!),
    ),
  ];
  const sums = [...message.matchAll(/(?:[$€£₱]|\bR)\s?(\d[\d,]*(?:\.\d+)?)/g)];
  const asks = /%|percent/.test(message) ? rates.slice(-1) : rates;
  if (asks.length !== 1 || sums.length !== 1) return undefined;
  const value = valueOf(sums[0]![1]!);
  return `${asks[0]} percent of ${sums[0]![0]} is ${shown((value * Number(asks[0])) / 100, all)}.`;
};

/** What can be reckoned from the figures of a talk without a doubt, as a sentence. */
export const reckonedIn = (told: Told): string | undefined => {
  const { all, message } = told;
  if (!/\d/.test(message) && !/\bhow (?:much|many)\b|\bby \w/i.test(message)) return undefined;
  return (
    times(told) ??
    samePrice(told) ??
    saved(told) ??
    yearly(told) ??
    spread(told) ??
    untilSaved(told) ??
    many(message) ??
    weekly(message) ??
    percent(told) ??
    (/\bhow (?:much|many)\b/i.test(message) ? (many(all) ?? weekly(all)) : undefined)
  );
};
