/** One line of somebody's money: what it is, what it comes to in a month, and which way it goes. */
export interface MoneyLine {
  label: string;
  value: number;
  way: 'in' | 'out';
}

const number =
  /(?<![\w.])[$£€₱]?\s?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(k\b)?(?!\s?(?:%|percent|years?|yrs?|weeks?\b|kids|staff|people|chairs|bays|clients|employees|games|am\b|pm\b))/gi;
const comesIn =
  /\b(?:rev(?:enue)?|income|turnover|sales|takings|(?:bring|brings|brought|take|takes|took) in|renting (?:out|the|my)|side (?:job|income)|make|earn|(?:comes?|came) in|coming in|grosse[sd]?|receive[sd]?|pays? me|pay us|rent from|from (?:the )?(?:renters?|tenants?))\b/i;
const isPart =
  /\b(?:that[’']?s|which is|already|included|is) (?:all )?in (?:the|that)\b|\bincluded\b/i;
const owed =
  /\b(?:credit line|line of credit|balance|owe|debt|saved|savings|put by|goal|want|need|left|last year[’']s)\b|\d\s?(?:%|percent)/i;
const asks =
  /\?\s*$|^(?:(?:so|and|ok|but|then),? )*(?:what|how|is|can|could|do|does|should|where)\b/i;
const names: readonly (readonly [RegExp, string])[] = [
  [/\bone (?:girl|guy|employee|worker|man|stylist)\b/i, 'one employee'],
];
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const weeksInMonth = 52 / 12;

const labelOf = (text: string): string => {
  const known = names.find(([named]) => named.test(text))?.[1];
  if (known) return known;
  const bare = text
    .replaceAll(/[$£€₱]?\s?\d[\d.,]{0,12}k?\b/gi, ' ')
    .replaceAll(/\([^()]{0,120}\)/g, ' ')
    .replaceAll(
      /\b(?:and|about|around|roughly|maybe|i think|is|are|of|gets?|costs?|at|my|the|our|a|an|month|monthly|per|mo|each|week|weekly|gross|net|or so|then|i|pay|paid|for|in|out|goes|on|to)\b/gi,
      ' ',
    )
    .replaceAll(/[^\p{L}’' -]/gu, ' ')
    .trim();
  return bare.split(/\s+/).slice(0, 3).join(' ');
};

const lineOf = (clause: string, isYear: boolean): MoneyLine | undefined => {
  if (owed.test(clause.replace(/\bwhat[’']?s left\b/i, ''))) return undefined;
  const plain = clause.replaceAll(/\([^()]{0,120}\)/g, ' ');
  const found = [...plain.matchAll(number)].find(
    ([, digits = '']) => !/^(?:19|20)\d\d$/.test(digits),
  );
  if (!found) return undefined;
  const way = comesIn.test(plain) ? 'in' : 'out';
  if (way === 'in' && isPart.test(clause)) return undefined;
  const label = labelOf(plain);
  if (label === '' && way === 'out') return undefined;
  const each = /\beach\b/i.test(plain)
    ? (counts[/\b(two|three|four|five|six)\b/i.exec(plain)?.[1]?.toLowerCase() ?? ''] ?? 1)
    : 1;
  const value = Number(found[1]!.replaceAll(',', '')) * (found[2] ? 1000 : 1) * each;
  const times = /\b(?:a|per|each|every) week\b|\bweekly\b/i.test(plain)
    ? weeksInMonth
    : /\b(?:a|per) year\b|\byearly\b/i.test(plain) || isYear
      ? 1 / 12
      : 1;
  return value * times < 10
    ? undefined
    : { label: label || 'income', value: Math.round(value * times), way };
};

/** All lines of money in what somebody wrote, each with its own words. */
export const moneyLinesIn = (text: string): MoneyLine[] =>
  text.split('\n').flatMap((message) => {
    const isYear =
      /\blast year\b|\ba year\b|\bannual/i.test(message) &&
      !/\b(?:a|per) month\b|\bmonthly\b|\/mo\b/i.test(message);
    return message
      .split(/(?<=[.!?])\s+|;/)
      .filter(
        (sentence) => !asks.test(sentence.trim()) || (sentence.match(/\d{2,}/g) ?? []).length > 2,
      )
      .flatMap((sentence) => sentence.split(/,(?!\d{3}\b)|\band\b(?=[^,;.]*\d)/))
      .map((clause) => lineOf(clause, isYear && comesIn.test(clause)))
      .filter((line) => line !== undefined);
  });
