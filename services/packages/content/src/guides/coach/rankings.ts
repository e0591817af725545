import { needs, needWords, type Need } from './needs-words.ts';

/** Needs in the order of a person; those that share a place stand together. */
export type Ranking = Need[][];

/** So many needs make a ranking. */
const LEAST = 3;
const LEAST_WITHOUT_NUMBERS = 4;

/** The names by which people call a need, short ones only with a number beside them. */
const CALLED: Record<Need, string> = {
  certainty: 'certainty|certain|cert\\w*|security|safety|ct|c(?=\\s?[=:]?\\s?\\d)',
  variety: 'variety|var\\w*|uncertainty|v(?=\\s?[=:]?\\s?\\d)',
  significance: 'significance|signif\\w*|sign?\\b|importance|s(?=\\s?[=:]?\\s?\\d)',
  contribution: 'contribution|contrib\\w*|contr\\b|giving|cb|co(?=\\s?[=:]\\s?\\d)',
  connection:
    'lc(?=\\s?[\\d=:])|love ?(?:\\/|and|&) ?con+\\w*|con+ection|conection|conn?\\b|connect\\w*|love|belonging|co(?=\\s?\\d)',
  growth: 'growth|grow\\b|gr(?=\\s?\\d)|g(?=\\s?[=:]?\\s?\\d)',
};
const ORDER: readonly Need[] = [
  'contribution',
  'connection',
  'certainty',
  'variety',
  'significance',
  'growth',
];
const ANY = new RegExp(
  `(?<![\\p{L}])(?:${ORDER.map((need) => `(?<${need}>${CALLED[need]})`).join('|')})(?![\\p{L}])`,
  'giu',
);

interface Mention {
  need: Need;
  at: number;
  end: number;
}

const mentionsIn = (text: string): Mention[] => {
  const found: Mention[] = [];
  for (const match of text.matchAll(ANY)) {
    const need = needs.find((one) => match.groups?.[one] !== undefined)!;
    if (!found.some((one) => one.need === need))
      found.push({ need, at: match.index, end: match.index + match[0].length });
  }
  return found;
};

const NUMBER_AFTER =
  /^\s?(?:[=:(-]|is|->)?\s?(\d{1,2})(?:\s?\/\s?(\d{1,2}))?(?!\d|(?:st|nd|rd|th)\b)/;
const NUMBER_BEFORE = /(?:^|[^\d])(\d)\s?[.):-]?\s?$/;
const LAST = /^\W{0,3}(?:nope|last|none|not at all|zero)\b/i;

/** Places that are written as numbers, before each need or behind it; 3/4 lies between. */
const numbersOf = (text: string, mentions: readonly Mention[]): (number | undefined)[] => {
  const isBefore = NUMBER_BEFORE.test(text.slice(0, mentions[0]!.at));
  return mentions.map(({ at, end }, which) => {
    const until = mentions[which + 1]?.at ?? text.length;
    const behind = text.slice(end, until);
    if (LAST.test(behind)) return 99;
    if (isBefore) {
      const value = NUMBER_BEFORE.exec(text.slice(mentions[which - 1]?.end ?? 0, at))?.[1];
      return value === undefined ? undefined : Number(value);
    }
    const [, one, other] = NUMBER_AFTER.exec(behind) ?? [];
    if (one === undefined) return undefined;
    return other !== undefined && Number(other) <= needs.length && Number(one) < Number(other)
      ? (Number(one) + Number(other)) / 2
      : Number(one);
  });
};

/** "She: connection. Me: growth": two people, and no order. */
const OF_TWO = /\b(?:she|he|her|his|wife|husband|me|mine)(?: top two)? ?:/i;
const OF_TWO_TOPS = /\b(?:her|his) (?:top two|two)\b/i;
const POINTS = /\b(?:highest|points?|out of 10)\b|\/ ?10\b/i;
const FIRST_THEN = /\b(?:first|then|over|before)\b|>|\b1\b/i;

const grouped = (
  mentions: readonly Mention[],
  values: readonly number[],
  isPoints: boolean,
): Ranking => {
  const distinct = [...new Set(values)].sort((one, other) =>
    isPoints ? other - one : one - other,
  );
  return distinct.map((value) =>
    mentions.filter((_, at) => values[at] === value).map(({ need }) => need),
  );
};

/** What stands between two needs that share a place. */
const TIES = /^\s?(?:=|\/|&)\s?$/;

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
export const rankingIn = (message: string): Ranking | undefined => {
  if (OF_TWO.test(message) || OF_TWO_TOPS.test(message)) return undefined;
  const mentions = mentionsIn(message);
  if (mentions.length < LEAST) return undefined;
  const numbers = numbersOf(message, mentions);
  const numbered = mentions.filter((_, at) => numbers[at] !== undefined);
  if (numbered.length >= LEAST_WITHOUT_NUMBERS) {
    const values = numbers.filter((value) => value !== undefined);
    const most = Math.max(...values.filter((value) => value < 99));
    const isPoints = most > needs.length || POINTS.test(message);
    return grouped(
      numbered,
      values.map((value) => (value === 99 && isPoints ? -1 : value)),
      isPoints,
    );
  }
  if (mentions.length < LEAST_WITHOUT_NUMBERS && !/\bfirst\b[^.]*\bthen\b/i.test(message))
    return undefined;
  const between = message.slice(mentions[0]!.end, mentions.at(-1)!.at);
  const isRow = between.split(/[,>;\n=]|\bthen\b/).length >= mentions.length - 1;
  return isRow && (FIRST_THEN.test(message) || message.split(/\s+/).length < 30)
    ? byWords(message, mentions)
    : undefined;
};

/** Whether it was left open which end of the numbers is the first. */
export const isDirectionOpen = (message: string): boolean =>
  /\b(?:or (?:is it )?the other way|which way|or is one the highest)\b/i.test(message);

/** The name of a need. */
export const nameOf = (need: Need): string => needWords[need].name;
