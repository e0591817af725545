import { passageOf } from './passage.ts';
import type { Translation, VerseRange } from './types.ts';
import { wordsOf, type Word } from './words.ts';

/** Marks that separate clauses in a verse. */
const PAUSE = /[,;:.!?“”‘()—]|’(?!\p{L})/u;
/** Words at which a clause may begin or end without a pause; the text after them is complete in itself. */
const JOINTS = new Set(['and', 'but', 'or', 'that', 'for', 'because', 'yet', 'so']);
/** After a quoted part, only these add something; others ("for those who …") belong to the word before. */
const ADDS = new Set(['and', 'but', 'or']);

/**
 * Sentences that the Bible gives as the words of fools, tempters or the desperate: without their context they mean the
 * opposite.
 */
const SAID_AGAINST: readonly (readonly [book: string, chapter: number, verse: number])[] = [
  ['Gen', 3, 4],
  ['Gen', 3, 5],
  ['Job', 2, 9],
  ['Ps', 14, 1],
  ['Ps', 53, 1],
  ['Isa', 22, 13],
  ['Mal', 3, 14],
  ['Matt', 4, 9],
  ['Luke', 12, 19],
  ['1Cor', 15, 32],
];

const isSaidAgainst = ({ book, chapter, verse, endVerse }: VerseRange): boolean =>
  verse === endVerse &&
  SAID_AGAINST.some(([one, at, said]) => one === book && at === chapter && said === verse);

const placesOf = (words: readonly Word[], part: readonly string[]): number[] =>
  words.flatMap((_, at) =>
    part.every((word, offset) => words[at + offset]?.word === word) ? [at] : [],
  );

const isWholeAt = (text: string, words: readonly Word[], first: number, last: number): boolean => {
  const gap = (left: Word | undefined, right: Word | undefined): string =>
    text.slice(left?.end ?? 0, right?.start ?? text.length);
  const before = words[first - 1];
  const after = words[last + 1];
  const begins =
    !before ||
    PAUSE.test(gap(before, words[first])) ||
    JOINTS.has(before.word) ||
    JOINTS.has(words[first]!.word);
  const ends = !after || PAUSE.test(gap(words[last], after)) || ADDS.has(after.word);
  return begins && ends;
};

/**
 * Whether the parts of a quotation are whole clauses of their verses. A part torn out of a clause can mean the opposite
 * of the whole ("be conformed to this world").
 */
export const areWholeClauses = (
  parts: readonly (readonly string[])[],
  range: VerseRange,
  translation: Translation,
): boolean => {
  const text = passageOf(range, translation)?.text;
  if (text === undefined) return false;
  const words = wordsOf(text);
  const spoken = parts.flat().length;
  if (isSaidAgainst(range) && spoken < words.length) return false;
  return parts.every((part) =>
    placesOf(words, part).some((at) => isWholeAt(text, words, at, at + part.length - 1)),
  );
};
