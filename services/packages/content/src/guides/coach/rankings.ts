import { needs, needWords, type Need } from './needs-words.ts';

/** What others are told to have said about it is not their own order. */
const byOthers =
  /\b(?:said|says?|laughed|thinks?|told me|claims?)\b[^"“.?!]{0,40}(?:["“][^"”]*["”]|[^"“.?!]*)/gi;

/** Needs in the order of a person; those that share a place stand together. */
export type Ranking = Need[][];

/** So many needs make a ranking; without numbers there must be one more. */
const LEAST = 3;
const LEAST_WITHOUT_NUMBERS = 4;

/** The names by which people call a need; single letters only with a number beside them. */
const CALLED: Readonly<Record<Need, string>> = {
  contribution: 'contr[a-z]*|cont(?![a-z])|ctb|cb|giving|serving|co(?=\\s?[=:]\\s?\\d)',
  connection:
    'l\\/c(?![a-z])|lc(?=\\s?[\\d=:(-])|love ?(?:\\/|and|&|\\+) ?con+[a-z]*|con+e(?:ct|x)[a-z]*|con+(?![a-z])|love|belonging|co(?=\\s?[=:(-]?\\s?\\d)|l(?=\\s?[=:(-]?\\s?\\d)',
  certainty: 'cert[a-z]*|security|secure|sec(?![a-z])|safety|stability|ct|c(?=\\s?[=:(-]?\\s?\\d)',
  variety: 'vari[ea][a-z]*|varity|vari?(?![a-z])|uncertainty|adventure|v(?=\\s?[=:(-]?\\s?\\d)',
  significance:
    'signif[a-z]*|sig[a-z]{0,3}(?![a-z])|importance|recognition|s(?=\\s?[=:(-]?\\s?\\d)',
  growth: 'growth|grow[a-z]*|gro(?![a-z])|gr(?=\\s?[=:(-]?\\s?\\d)|g(?=\\s?[=:(-]?\\s?\\d)',
};
const ANY = new RegExp(
  `(?<![\\p{L}])(?:${Object.entries(CALLED)
    .map(([need, called]) => `(?<${need}>${called})`)
    .join('|')})(?![\\p{L}])`,
  'giu',
);

interface Mention {
  need: Need;
  at: number;
  end: number;
}

/** The needs that a text names, by whatever name, each once. */
export const mentionsIn = (text: string): Mention[] => {
  const found: Mention[] = [];
  for (const match of text.matchAll(ANY)) {
    const need = needs.find((one) => match.groups?.[one] !== undefined)!;
    if (!found.some((one) => one.need === need))
      found.push({ need, at: match.index, end: match.index + match[0].length });
  }
  return found;
};

const WORDS: Readonly<Record<string, number>> = {
  first: 1,
  top: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  last: 99,
  bottom: 99,
  nope: 99,
  worst: 99,
  lowest: 99,
  least: 99,
  none: 99,
  zero: 99,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const NUMBER = `(?:(\\d{1,2})(?:st|nd|rd|th)?(?:\\s?\\/\\s?(\\d{1,2})(?!\\d))?|(${Object.keys(WORDS).join('|')})\\b)`;
const NUMBER_AFTER = new RegExp(
  `^[\\s=:(#.?>–-]{0,3}(?:is |at |comes? |dead |tied (?:for |at )?|my )*#?${NUMBER}`,
  'i',
);
const NUMBER_BEFORE = new RegExp(`(?:^|[^\\d])${NUMBER}\\s?=?(?:[.):-]|is)?\\s?$`, 'i');

const valueOf = (match: RegExpExecArray | null): number | undefined => {
  if (!match) return undefined;
  const [, one, other, word] = match;
  if (word !== undefined) return WORDS[word.toLowerCase()];
  return other !== undefined && Number(other) <= needs.length && Number(one) < Number(other)
    ? (Number(one) + Number(other)) / 2
    : Number(one);
};

/** Each need with one number in a piece of its own: "contrib=1, sig 2, 3 growth, certainty5 and variety dead last (6)". */
const inPieces = (text: string): ReadonlyMap<Need, number> | undefined => {
  const places = new Map<Need, number>();
  for (const piece of text.split(/[,;\n]|\band\b|\bthen\b/i)) {
    const mentions = mentionsIn(piece);
    const numbers = [...piece.matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits));
    const words = piece.toLowerCase().match(/\p{L}+/gu) ?? [];
    const worded = words.map((word) => WORDS[word]).find((value) => value !== undefined);
    if (mentions.length === 0) continue;
    const value = numbers[0] ?? worded;
    if (mentions.length > 1 || numbers.length > 1 || value === undefined) return undefined;
    places.set(mentions[0]!.need, value);
  }
  return places.size === needs.length ? places : undefined;
};

/** What stands between two needs that share a place. */
const TIES = /^\s?(?:=|\/|&|\+)\s?$/;

/** Places that are written as numbers, before each need or behind it; 3/4 lies between. */
const numbersOf = (text: string, mentions: readonly Mention[]): (number | undefined)[] => {
  const between = (which: number): string =>
    text.slice(mentions[which - 1]?.end ?? 0, mentions[which]!.at);
  const behind = (which: number): string =>
    text.slice(mentions[which]!.end, mentions[which + 1]?.at ?? text.length);
  const before = mentions.map((_, which) => valueOf(NUMBER_BEFORE.exec(between(which))));
  const after = mentions.map((_, which) => valueOf(NUMBER_AFTER.exec(behind(which))));
  const count = (values: readonly (number | undefined)[]): number =>
    values.filter((value) => value !== undefined).length;
  const beginsBefore = before[0] !== undefined && count(before) >= count(after);
  const values = beginsBefore ? before : after;
  return values.map((value, which) => {
    if (value !== undefined) return value;
    if (/\b(?:dead last|last|nope|none)\b/i.test(behind(which).slice(0, 14))) return 99;
    if (which > 0 && TIES.test(between(which))) return values[which - 1];
    return which + 1 < mentions.length && TIES.test(between(which + 1))
      ? values[which + 1]
      : undefined;
  });
};

/** "She: connection. Me: growth": two people, and no order. */
const OF_TWO = /\b(?:she|he|her|his|wife|husband|me|mine)(?: top two)? ?:/i;
const OF_TWO_TOPS = /\b(?:her|his) (?:top two|two)\b/i;
const POINTS =
  /\b(?:highest|points?|out of (?:10|ten|100)|(?:6|six) (?:is|=|being) (?:the )?(?:most|top|best|strongest))\b|\/ ?10\b/i;
const FIRST_THEN = /\b(?:first|then|over|before|followed by|next)\b|>|\b1\b/i;

const grouped = (
  mentions: readonly Mention[],
  values: readonly (number | undefined)[],
  isPoints: boolean,
): Ranking => {
  const known = values.filter((value) => value !== undefined);
  const distinct = [...new Set(known)].sort((one, other) => (isPoints ? other - one : one - other));
  const left = mentions.filter((_, at) => values[at] === undefined).map(({ need }) => [need]);
  const placed = distinct.map((value) =>
    mentions.filter((_, at) => values[at] === value).map(({ need }) => need),
  );
  // "1 growth, 2 love, then certainty, variety last": what has no number stands before the last.
  return distinct.at(-1) === 99
    ? [...placed.slice(0, -1), ...left, placed.at(-1)!]
    : [...placed, ...left];
};

const byWords = (text: string, mentions: readonly Mention[]): Ranking => {
  const ranking: Ranking = [];
  mentions.forEach(({ need, at }, which) => {
    const between = which === 0 ? '' : text.slice(mentions[which - 1]!.end, at);
    if (which > 0 && TIES.test(between)) ranking.at(-1)!.push(need);
    else ranking.push([need]);
  });
  return ranking;
};

/** Reads a ranking of the six needs in whatever form it was typed; undefined when there is none. */
export const rankingIn = (told: string): Ranking | undefined => {
  const own = told.replaceAll(byOthers, ' ');
  const message = mentionsIn(own).length < LEAST ? told : own;
  if (OF_TWO.test(message) || OF_TWO_TOPS.test(message)) return undefined;
  const mentions = mentionsIn(message);
  if (mentions.length < LEAST) return undefined;
  const pieces = inPieces(message);
  const numbers = pieces
    ? mentions.map(({ need }) => pieces.get(need))
    : numbersOf(message, mentions);
  const numbered = numbers.filter((value) => value !== undefined && value < 99);
  const asksOnly = /\b(?:which|what)\b[^.?!]*\?/i.test(message) && numbered.length < LEAST;
  if (
    numbered.length >= LEAST ||
    (numbered.length === 2 && mentions.length >= LEAST_WITHOUT_NUMBERS)
  ) {
    const most = Math.max(...numbered.map(Number));
    const isPoints = most > needs.length || POINTS.test(message);
    return grouped(
      mentions,
      numbers.map((value) => (value === 99 && isPoints ? -1 : value)),
      isPoints,
    );
  }
  if (asksOnly) return undefined;
  if (mentions.length < LEAST_WITHOUT_NUMBERS && !/\bfirst\b[^.]*\bthen\b|>/i.test(message))
    return undefined;
  const between = message.slice(mentions[0]!.end, mentions.at(-1)!.at);
  const isRow = between.split(/[,>;\n=→–-]|\bthen\b/).length >= mentions.length - 1;
  return isRow && (FIRST_THEN.test(message) || message.split(/\s+/).length < 30)
    ? byWords(message, mentions)
    : undefined;
};

/** Whether it was left open which end of the numbers is the first. */
export const isDirectionOpen = (message: string): boolean =>
  /\b(?:or (?:is it )?the other way|which way|or is one the highest)\b/i.test(message);

/** The name of a need. */
export const nameOf = (need: Need): string => needWords[need].name;
