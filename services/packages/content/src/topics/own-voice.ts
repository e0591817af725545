import { CHILD_WRITES } from './needs/roles.ts';
import type { Reading } from './read-request.ts';

/** "Between us", "each of us": these stay, whoever prays. */
const TOGETHER =
  /\b(?:each|one|both|all|many|none|some|rest|those|people|any|two|three|neither) of us\b|\b(?:between|among) us\b|\bus (?:all|both|two|together|to one|side by side)\b|\b(?:and|or) (?:I|me|us)\b|\beach other\b|\bone another\b|\bas brothers\b|\bparents\b|\bold age\b|\bwhat do we do\b|\bstrangers of us\b/;

const TURNED: readonly (readonly [from: RegExp, to: string])[] = [
  [/\bwe are\b/gi, 'I am'],
  [/\bwe were\b/gi, 'I was'],
  [/\bourselves\b/gi, 'myself'],
  [/\bwe\b/gi, 'I'],
  [/\bus\b/g, 'me'],
  [/\b[Oo]ur (heart|head|back|voice|mind|mouth|tongue|face|soul|spirit)s\b/g, 'my $1'],
  [/\bour\b/g, 'my'],
  [/\bOur\b/g, 'My'],
  [/\bours\b/g, 'mine'],
];

/** A line of prayer as one person prays it alone. */
export const asOne = (line: string): string =>
  TOGETHER.test(line) ? line : TURNED.reduce((text, [from, to]) => text.replaceAll(from, to), line);

/** Whether the words are those of one who writes about themselves only. */
const isAlone = ({ message }: Reading): boolean =>
  !/\b(?:we|us|our|ours|we[’'](?:re|ve|ll|d))\b|\bme and \p{Lu}|(?:wife|husband|\p{Lu}\p{Ll}+) and (?:me|I)\b/u.test(
    message,
  ) && !/\b(?:we|us|our)\b/i.test(message);

/** Lines of prayer in the voice of the person who writes: I, where they say I; a child that writes is not "the child". */
export const inOwnVoice = (lines: readonly string[], reading: Reading): string[] => {
  const own = CHILD_WRITES.test(reading.message)
    ? lines.map((line) => line.replaceAll(/\bthe child\b/gi, 'me'))
    : lines;
  return isAlone(reading) ? own.map(asOne) : [...own];
};

/** "This dear one" is called by name or as "her" and "him" where it is known who it is. */
export const byName = (lines: readonly string[], { persons }: Reading): string[] => {
  const [only = ''] = persons.named;
  if (persons.named.length !== 1 || persons.them === 'them') return [...lines];
  const name = only.replace(/^my [a-z-]+(?: in law)? (?=\p{Lu})/u, '');
  const called = name.startsWith('my ') ? persons.them : name;
  return lines.map((line) =>
    line.replace(/(?<!\b(?:at|in|on) )\bthis (?:dear )?one(?=[,.;]| now\b| further\b)/, called),
  );
};
