import { findAlike, bestWindow } from './find-alike.ts';
import { findPhrase, type PhraseMatch } from './find-phrase.ts';
import { pairsShared, weigh } from './likeness.ts';
import { passageOf } from './passage.ts';
import type { Passage, Translation, VerseRange } from './types.ts';
import { rangeBetween, wordIndex } from './word-index.ts';
import { areWholeClauses } from './whole-clauses.ts';
import { wordsOf } from './words.ts';

/**
 * The verdict on a quotation. `exact` and `altered` name the passage; `other` is not a verse; `ignored` needs no
 * verdict.
 */
export type Judgement =
  | { kind: 'exact' | 'altered'; passage: Passage; range: VerseRange }
  | { kind: 'other' }
  | { kind: 'ignored' };

/** Fewer words than this count as a verse only if they are in the passage named with them. */
const FEWEST_ALONE = 5;
const FEWEST_ALTERED_ALONE = 7;
/**
 * Share of a quotation's word pairs that must be in the passage when no reference is given: the same words in another
 * order can be everyday speech. Less for a long quotation, because translations differ.
 */
const IN_ORDER = 0.55;
const IN_ORDER_OF_MANY = 0.35;
const MANY_WORDS = 14;
const FEWEST_MARKED = 2;
/** Share of a quotation that must be in the named passage, or, without or against a reference, in any passage. */
const ALIKE_NAMED = 0.42;
const ALIKE_ALONE = 0.76;
const ALIKE_RETOLD = 0.62;

const place = (chapter: number, verse: number): number => chapter * 1000 + verse;
const from = (range: VerseRange): number => place(range.chapter, range.verse);
const to = (range: VerseRange): number => place(range.endChapter, range.endVerse);

/** True when one range lies within another. */
export const within = (inner: VerseRange, outer: VerseRange): boolean =>
  inner.book === outer.book && from(inner) >= from(outer) && to(inner) <= to(outer);

const distance = (range: VerseRange, named: VerseRange | undefined): number => {
  if (!named) return 0;
  if (within(range, named)) return -1;
  return range.book === named.book ? Math.abs(from(range) - from(named)) : Number.MAX_SAFE_INTEGER;
};

const nearest = (
  translation: Translation,
  matches: PhraseMatch[],
  named?: VerseRange,
): VerseRange | undefined => {
  const index = wordIndex(translation);
  const ranges = matches.map((match) => rangeBetween(index, match.firstVerse, match.lastVerse));
  return ranges.sort((one, other) => distance(one, named) - distance(other, named))[0];
};

const partsOf = (quotation: string): string[][] =>
  quotation
    .split(/\.\s?\.\s?\.|…|\[[^[\]]*\]/)
    .map((part) => wordsOf(part).map(({ word }) => word))
    .filter((part) => part.length > 0);

const exact = (parts: string[][], count: number, named?: VerseRange): Judgement | undefined => {
  for (const translation of ['WEB', 'KJV'] as const) {
    const range = nearest(translation, findPhrase(wordIndex(translation), parts), named);
    const inPlace = range && named && within(range, named);
    if (!range || (!inPlace && count < FEWEST_ALONE)) continue;
    const passage = passageOf(range, translation);
    if (!passage) continue;
    // A partial clause counts as altered, so that it is replaced with the whole clause.
    const isWhole = areWholeClauses(parts, range, translation);
    return { kind: isWhole ? 'exact' : 'altered', passage, range };
  }
  return undefined;
};

/** Whether a passage has most words of a quotation next to each other, as the quotation does. */
const isInOrder = (words: string[], range: VerseRange): boolean => {
  const index = wordIndex('WEB');
  const passage = passageOf(range, 'WEB');
  const share = pairsShared(
    weigh(index, words),
    weigh(
      index,
      wordsOf(passage?.text ?? '').map(({ word }) => word),
    ),
  );
  return share >= (words.length >= MANY_WORDS ? IN_ORDER_OF_MANY : IN_ORDER);
};

const altered = (words: string[], named?: VerseRange): Judgement | undefined => {
  const index = wordIndex('WEB');
  const beside = named && bestWindow(index, weigh(index, words), named);
  let alike = beside && beside.score >= ALIKE_NAMED ? beside : undefined;
  if (!alike && words.length >= FEWEST_ALTERED_ALONE) {
    const anywhere = findAlike(index, words);
    if (anywhere && anywhere.score >= ALIKE_ALONE && isInOrder(words, anywhere.range))
      alike = anywhere;
  }
  const passage = alike && passageOf(alike.range, 'WEB');
  return alike && passage ? { kind: 'altered', passage, range: alike.range } : undefined;
};

/** Whether words attributed to the Bible paraphrase one of its passages. */
const retold = (words: string[]): boolean => {
  const anywhere = findAlike(wordIndex('WEB'), words);
  return anywhere !== undefined && anywhere.score >= ALIKE_RETOLD;
};

/** Judges the words of a quotation, with the reference beside it if there is one. */
export const judgeQuotation = (
  quotation: string,
  beside: { range?: VerseRange | undefined } | undefined,
  isClaimed = false,
): Judgement => {
  const parts = partsOf(quotation);
  const words = parts.flat();
  const named = beside?.range;
  if (words.length < 2 || (!beside && words.length < FEWEST_ALONE)) return { kind: 'ignored' };
  const verdict = exact(parts, words.length, named);
  if (verdict) return verdict;
  if (words.length < FEWEST_MARKED) return { kind: 'ignored' };
  if (isClaimed) return retold(words) ? { kind: 'ignored' } : { kind: 'other' };
  return altered(words, named) ?? { kind: beside ? 'other' : 'ignored' };
};
