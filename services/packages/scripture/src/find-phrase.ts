import { placesOf, verseAt, type WordIndex } from './word-index.ts';

/** A phrase found word for word, as verse numbers of the index. */
export interface PhraseMatch {
  firstVerse: number;
  lastVerse: number;
}

/** Enough to find the one near a reference even for frequent words ("his mercy endures forever"). */
const MOST_MATCHES = 400;
/** How many verses an ellipsis may skip. */
const LONGEST_GAP = 6;

const standsAt = (index: WordIndex, ids: number[], place: number): boolean =>
  ids.every((id, offset) => index.text[place + offset] === id);

const idsOf = (index: WordIndex, words: string[]): number[] | undefined => {
  const ids = words.map((word) => index.vocabulary.get(word));
  return ids.every((id) => id !== undefined) ? ids : undefined;
};

const rarest = (index: WordIndex, words: string[]): number => {
  let best = 0;
  words.forEach((word, at) => {
    if (placesOf(index, word).length < placesOf(index, words[best]!).length) best = at;
  });
  return best;
};

const sameBook = (index: WordIndex, one: number, other: number): boolean =>
  index.verseName[one]! >> 16 === index.verseName[other]! >> 16;

const findRun = (index: WordIndex, words: string[], from = 0): PhraseMatch[] => {
  const ids = idsOf(index, words);
  if (!ids || ids.length === 0) return [];
  const anchor = rarest(index, words);
  const found: PhraseMatch[] = [];
  for (const place of placesOf(index, words[anchor]!)) {
    const start = place - anchor;
    if (start < from || !standsAt(index, ids, start)) continue;
    const firstVerse = verseAt(index, start);
    const lastVerse = verseAt(index, start + ids.length - 1);
    if (sameBook(index, firstVerse, lastVerse)) found.push({ firstVerse, lastVerse });
    if (found.length === MOST_MATCHES) break;
  }
  return found;
};

/**
 * Finds a quotation word for word. Its parts (split at ellipses) must follow each other within a few verses of one
 * book.
 */
export const findPhrase = (index: WordIndex, parts: string[][]): PhraseMatch[] => {
  const [head, ...rest] = parts.filter((part) => part.length > 0);
  if (!head) return [];
  let matches = findRun(index, head);
  for (const part of rest) {
    const followers = matches.length === 0 ? [] : findRun(index, part);
    matches = matches.flatMap((match) => {
      const next = followers.find(
        (candidate) =>
          candidate.firstVerse >= match.lastVerse &&
          candidate.lastVerse - match.lastVerse <= LONGEST_GAP &&
          sameBook(index, candidate.lastVerse, match.lastVerse),
      );
      return next ? [{ firstVerse: match.firstVerse, lastVerse: next.lastVerse }] : [];
    });
  }
  return matches;
};
