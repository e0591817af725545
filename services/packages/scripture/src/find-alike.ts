import { bookText } from './bible-text.ts';
import { likeness, weigh, type WeighedWord } from './likeness.ts';
import { placesOf, rangeBetween, verseAt, type WordIndex } from './word-index.ts';
import type { VerseRange } from './types.ts';
import { versesIn } from './passage.ts';
import { wordsOf } from './words.ts';

/** The verses most similar to a quotation, and the similarity: 0 to 1. */
export interface Alike {
  range: VerseRange;
  score: number;
}

const LONGEST_WINDOW = 4;
const RARE_WORDS = 7;
const COMMON = 1200;
const CANDIDATES = 6;

const balance = (quote: number, passage: number): number =>
  quote + passage === 0 ? 0 : (2 * quote * passage) / (quote + passage);

/** The verses within a range that fit a quotation best. `score` is the share of the quotation found there. */
export const bestWindow = (
  index: WordIndex,
  quote: WeighedWord[],
  range: VerseRange,
): Alike | undefined => {
  const verses = versesIn(range, 'WEB');
  const weighed = verses.map((verse) =>
    weigh(
      index,
      wordsOf(verse.text).map(({ word }) => word),
    ),
  );
  let best: Alike | undefined;
  let bestBalance = -1;
  const consider = (first: number, last: number): void => {
    const { ofQuote, ofPassage } = likeness(quote, weighed.slice(first, last + 1).flat());
    const fit = balance(ofQuote, ofPassage);
    if (fit <= bestBalance) return;
    bestBalance = fit;
    const from = verses[first]!;
    const to = verses[last]!;
    best = {
      range: {
        book: range.book,
        chapter: from.chapter,
        verse: from.verse,
        endChapter: to.chapter,
        endVerse: to.verse,
      },
      score: ofQuote,
    };
  };
  for (let first = 0; first < verses.length; first += 1) {
    for (let size = 0; size < LONGEST_WINDOW && first + size < verses.length; size += 1) {
      consider(first, first + size);
    }
  }
  return best;
};

const around = (range: VerseRange): VerseRange => {
  const last = bookText('WEB', range.book)?.[range.chapter - 1]?.length ?? range.verse;
  return {
    ...range,
    verse: Math.max(1, range.verse - 1),
    endChapter: range.chapter,
    endVerse: Math.min(last, range.verse + 2),
  };
};

/** The verses of the whole Bible most similar to a quotation, found by its rarer words. */
export const findAlike = (index: WordIndex, words: string[]): Alike | undefined => {
  const rare = [...new Set(words)]
    .map((word) => ({ word, places: placesOf(index, word) }))
    .filter(({ places }) => places.length > 0 && places.length < COMMON)
    .sort((one, other) => one.places.length - other.places.length)
    .slice(0, RARE_WORDS);
  const votes = new Map<number, number>();
  for (const { places } of rare) {
    const vote = Math.log(index.text.length / places.length);
    for (const verse of new Set(Array.from(places, (place) => verseAt(index, place)))) {
      votes.set(verse, (votes.get(verse) ?? 0) + vote);
    }
  }
  const candidates = [...votes].sort((one, other) => other[1] - one[1]).slice(0, CANDIDATES);
  const quote = weigh(index, words);
  let best: Alike | undefined;
  for (const [verse] of candidates) {
    const window = bestWindow(index, quote, around(rangeBetween(index, verse, verse)));
    if (window && window.score > (best?.score ?? 0)) best = window;
  }
  return best;
};
