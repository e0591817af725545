import { readFileSync } from 'node:fs';
import { linesAfter } from '../../words/patterns.ts';

const parts = readFileSync(new URL('people.txt', import.meta.url), 'utf8').split(/^# /m);
const wordsOf = (name: string): string =>
  linesAfter(parts.find((part) => part.startsWith(`${name}\n`))?.split('\n') ?? [], '~').join('|');

const KIN = wordsOf('kin');
const NAME = `(?-i:(?!(?:${wordsOf('things')})\\b)\\p{Lu}[\\p{Ll}’']+(?:[ -]\\p{Lu}[\\p{L}’'-]+){0,2})`;
const TITLE = `(?-i:(?:${[
  'Mr|Mrs|Ms|Miss|Dr|Sir|Rev|Reverend|Pastor|Father|Fr|Sister|Brother|Bishop',
  'Uncle|Aunt|Auntie|Old|Little|Baby',
].join('|')})\\.?) `;
const OWN = `(?:${[
  'my|our|his|her|their|your|the|a|an|this|that|these|those|another',
  "one of (?:my|our|his|her|the)|\\p{L}+'s",
].join('|')})`;
const OF_OTHERS = `(?:'s (?:${KIN}))?`;
/** “My brother, called Tom, from the mill, 41”. */
const BEHIND = [
  `(?:,? (?:called |named )?${NAME})?`,
  '(?: (?:from|in|at|of|on) (?:our|the|my|his|her|a) [\\p{L}-]+(?: [\\p{L}-]+)?)?',
  '(?:,? (?:\\d+|aged \\d+|age \\d+))?',
].join('');
/** How one's own are called without “my”. */
const AT_HOME = [
  'mom|mum|mama|mam|dad|daddy|papa|da|nan|nana|gran|granny|grandma|grandpa|grandad',
  'auntie|uncle|baby|hubby|wife|husband|son|daughter',
].join('|');
/** What may stand between a person and what they did. */
const BETWEEN = [
  'has|have|had|just|also|then|suddenly|finally|peacefully|both|recently|now|since|already|sadly',
  "quietly|unexpectedly|never|all|himself|herself|'s|'ve",
].join('|');

/** What stands for whom or what in a pattern of the claims. */
export const gaps: Readonly<Record<string, string>> = {
  own: OWN,
  kin: `(?:${KIN})`,
  person: `(?:${[
    `\\b${OWN} (?:[\\p{L}\\d-]+ ){0,3}?(?:${KIN})${OF_OTHERS}${BEHIND}`,
    `\\b(?:${TITLE})?${NAME}${OF_OTHERS}`,
    `\\b(?:${AT_HOME})`,
    "\\b(?:he|she|they)(?!')",
  ].join('|')})`,
  has: `(?:(?:${BETWEEN})(?: |(?<=') ?)){0,3}`,
};

/** A pattern with its {gaps} filled. */
export const withGaps = (pattern: string): string =>
  pattern.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => gaps[name] ?? whole);

/** What may be left out at the beginning of a pattern that need not begin anywhere. */
const AT_FIRST = /^(?:\{[a-z]+\}\??|\[\^\.\?!\]\{0,\d+\}|,\? ?|[ ?])+/;

/** Hears all that the pattern hears, and more: anything at all may stand in its {gaps}. */
export const withOpenGaps = (pattern: string): string =>
  pattern
    .replace(AT_FIRST, '')
    .replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => (gaps[name] ? '(?:[^]*?)' : whole));
