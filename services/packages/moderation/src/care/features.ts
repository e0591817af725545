import { stemmer } from 'stemmer';
import { classOf } from './word-classes.ts';

/**
 * Groups of features; each group's vector is scaled to a fixed length. `share` is the weight of the group. `calm` is
 * added to the squared length, so that three words alone do not count as much as three among thirty.
 */
export const blocks = [
  { name: 'words', share: 1, calm: 36 },
  { name: 'phrases', share: 1.3, calm: 450 },
  { name: 'letters', share: 1, calm: 480 },
  { name: 'classes', share: 1, calm: 80 },
  { name: 'stems', share: 0.9, calm: 126 },
] as const;
const [WORDS, PHRASES, LETTERS, CLASSES, STEMS] = [0, 1, 2, 3, 4];

/** Receives a feature that ends at a word: its key, its block, and how many earlier words belong to it. */
export type Take = (key: number, block: number, reach: number) => void;

/** Two words at most this far apart form a pair, whatever is between them. */
const pairReach = 5;
const classReach = 13;

function spread(value: number): number {
  const once = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (once ^ (once >>> 13)) >>> 0;
}

/** A 32-bit hash of a text with a good spread, the same on every machine. */
function hashOf(text: string, seed: number, from = 0, to = text.length): number {
  let hash = seed ^ 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return spread(hash);
}

const joined = (seed: number, a: number, b: number, c = 0): number =>
  spread(Math.imul(spread(Math.imul(seed * 2654435761 + a, 31) ^ b), 31) ^ c);

/** The same for a pair, in either order. */
const paired = (seed: number, a: number, b: number): number =>
  a < b ? joined(seed, a, b) : joined(seed, b, a);

function lettersOf(word: string, take: Take): void {
  const framed = `_${word}_`;
  for (let size = 3; size <= 5; size += 1)
    for (let from = 0; from + size <= framed.length; from += 1)
      take(hashOf(framed, size + 10, from, from + size), LETTERS, 0);
}

/** Passes on the features of each word of a text, alone and with the words before it. */
export function featuresOf(words: readonly string[], takeAt: (at: number) => Take): void {
  const hashes = words.map((word) => hashOf(word, 1));
  const stems = words.map((word) => hashOf(stemmer(word), 2));
  const classes = words.map(classOf);
  /** A word's class, or the word itself where it has none. */
  const meanings = classes.map((one, at) => one ?? (hashes[at] as number));
  words.forEach((word, at) => {
    const take = takeAt(at);
    const before = (list: readonly number[], back: number): number => list[at - back] as number;
    const hash = hashes[at] as number;
    const stem = stems[at] as number;
    take(hash, WORDS, 0);
    take(stem, STEMS, 0);
    lettersOf(word, take);
    if (at >= 1) {
      take(joined(3, before(hashes, 1), hash), PHRASES, 1);
      take(joined(4, before(stems, 1), stem), STEMS, 1);
    }
    if (at >= 2) take(joined(5, before(hashes, 2), before(hashes, 1), hash), PHRASES, 2);
    for (let back = 2; back <= Math.min(pairReach, at); back += 1) {
      if (back <= 3) take(joined(6 + back, before(hashes, back), hash), PHRASES, back);
      take(paired(6, before(hashes, back), hash), PHRASES, back);
    }
    takeClasses(classes, meanings, at, take);
  });
}

function takeClasses(
  classes: readonly (number | undefined)[],
  meanings: readonly number[],
  at: number,
  take: Take,
): void {
  const own = classes[at];
  const meaning = meanings[at] as number;
  if (own !== undefined) take(joined(20, own, 0), CLASSES, 0);
  for (let back = 1; back <= Math.min(2, at); back += 1) {
    const isClassed = classes.slice(at - back, at + 1).some((one) => one !== undefined);
    const between = back === 2 ? (meanings[at - 1] as number) : 0;
    if (isClassed)
      take(joined(20 + back, meanings[at - back] as number, between, meaning), CLASSES, back);
  }
  if (own === undefined) return;
  for (let back = 1; back <= Math.min(classReach, at); back += 1) {
    const other = classes[at - back];
    if (other !== undefined) take(paired(30, other, own), CLASSES, back);
  }
}
