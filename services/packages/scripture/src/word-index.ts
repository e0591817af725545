import { bookText } from './bible-text.ts';
import { books } from './books.ts';
import type { Translation, VerseRange } from './types.ts';
import { wordsOf } from './words.ts';

/**
 * The position of every word of a translation, in typed arrays (about 6 MB). Words are numbered through the whole text,
 * and so are verses. A general search engine over the same verses takes about 150 MB.
 */
export interface WordIndex {
  /** Word → number in the vocabulary. */
  vocabulary: Map<string, number>;
  /** The text as vocabulary numbers. */
  text: Uint16Array;
  /** Verse → position of its first word; one more entry closes the last verse. */
  verseStart: Uint32Array;
  /** Verse → book, chapter, verse packed as `book * 2^16 + chapter * 2^8 + verse`. */
  verseName: Uint32Array;
  /** Vocabulary number → start of its positions in `places`; one more entry closes the last. */
  placesStart: Uint32Array;
  places: Uint32Array;
}

const readText = (translation: Translation) => {
  const vocabulary = new Map<string, number>();
  const text: number[] = [];
  const verseStart: number[] = [];
  const verseName: number[] = [];
  books.forEach((book, bookNumber) => {
    bookText(translation, book.osis)?.forEach((verses, chapter) => {
      verses.forEach((verse, index) => {
        if (verse === '') return;
        verseStart.push(text.length);
        verseName.push(bookNumber * 65_536 + (chapter + 1) * 256 + index + 1);
        for (const { word } of wordsOf(verse)) {
          let id = vocabulary.get(word);
          if (id === undefined) vocabulary.set(word, (id = vocabulary.size));
          text.push(id);
        }
      });
    });
  });
  verseStart.push(text.length);
  return { vocabulary, text, verseStart, verseName };
};

const build = (translation: Translation): WordIndex => {
  const { vocabulary, text, verseStart, verseName } = readText(translation);
  const placesStart = new Uint32Array(vocabulary.size + 1);
  for (const id of text) placesStart[id + 1]! += 1;
  for (let id = 0; id < vocabulary.size; id += 1) placesStart[id + 1]! += placesStart[id]!;
  const next = placesStart.slice();
  const places = new Uint32Array(text.length);
  text.forEach((id, place) => (places[next[id]!++] = place));
  return {
    vocabulary,
    text: Uint16Array.from(text),
    verseStart: Uint32Array.from(verseStart),
    verseName: Uint32Array.from(verseName),
    placesStart,
    places,
  };
};

const indexes: Partial<Record<Translation, WordIndex>> = {};

/** The index of a translation, built on first use (a few hundred milliseconds). */
export const wordIndex = (translation: Translation): WordIndex =>
  (indexes[translation] ??= build(translation));

/** Positions of a word in the text. */
export const placesOf = (index: WordIndex, word: string): Uint32Array => {
  const id = index.vocabulary.get(word);
  if (id === undefined) return new Uint32Array(0);
  return index.places.subarray(index.placesStart[id], index.placesStart[id + 1]);
};

/** Verse number of a position. */
export const verseAt = (index: WordIndex, place: number): number => {
  let low = 0;
  let high = index.verseName.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (index.verseStart[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The range from one verse number to another; both lie in one book. */
export const rangeBetween = (index: WordIndex, first: number, last: number): VerseRange => {
  const from = index.verseName[first]!;
  const to = index.verseName[last]!;
  return {
    book: books[from >> 16]!.osis,
    chapter: (from >> 8) & 255,
    verse: from & 255,
    endChapter: (to >> 8) & 255,
    endVerse: to & 255,
  };
};

/**
 * Reads the text and builds the index now, so that the first check does not wait for it (about half a second of work).
 */
export const loadScripture = (): void => {
  wordIndex('WEB');
  wordIndex('KJV');
};
