import { passageOf } from './passage.ts';
import type { Passage } from './types.ts';
import { placesOf, rangeBetween, verseAt, wordIndex } from './word-index.ts';
import { wordsOf } from './words.ts';

const ENDINGS = ['', 's', 'ed', 'ing', 'd', 'es', 'ness', 'ful', 'ly', 'y'];
const COMMON = 4000;
/** Verses of up to this many words read well by themselves; longer ones score a little lower. */
const EASY_LENGTH = 30;

const formsOf = (word: string): string[] => {
  const stem = word.length > 5 ? word.replace(/(?:ing|edly|ed|ness|es|s)$/, '') : word;
  return [...new Set([word, ...ENDINGS.map((ending) => stem + ending)])];
};

/**
 * Verses (WEB) that match the given words, best first: plain words, any order, simple endings. Empty without a match.
 */
export const searchScripture = (words: string, limit = 5): Passage[] => {
  const index = wordIndex('WEB');
  const scores = new Map<number, number>();
  for (const asked of new Set(wordsOf(words).map(({ word }) => word))) {
    if (asked.length < 3 || placesOf(index, asked).length > COMMON) continue;
    const verses = new Set<number>();
    for (const form of formsOf(asked)) {
      for (const place of placesOf(index, form)) verses.add(verseAt(index, place));
    }
    const weight = Math.log(index.verseName.length / (verses.size + 1));
    for (const verse of verses) scores.set(verse, (scores.get(verse) ?? 0) + weight);
  }
  const ranked = [...scores].map(([verse, score]) => {
    const length = index.verseStart[verse + 1]! - index.verseStart[verse]!;
    return { verse, score: score / (1 + Math.max(0, length - EASY_LENGTH) / 60) };
  });
  ranked.sort((one, other) => other.score - one.score || one.verse - other.verse);
  return ranked
    .slice(0, limit)
    .flatMap(({ verse }) => passageOf(rangeBetween(index, verse, verse), 'WEB') ?? []);
};
