import { withoutCourtesies } from './courtesy.ts';
import { readText, type ReadText, type Span } from './read-text.ts';
import type { Spelling } from './spelling.ts';
import { partsOf, trimsOf } from './spans.ts';
import {
  knownIn,
  scoreOf,
  vectorOf,
  type KnownText,
  type Vector,
  type Vocabulary,
} from './vocabulary.ts';

/** A text as read, with its slips of the fingers put right. */
export function readWith({ meant }: Spelling, text: string): ReadText {
  const { words, sentences, spoken } = readText(text);
  const mend = (written: string): string => {
    const word = written.replaceAll("'", '');
    const right = meant(word);
    return right === word ? written : right;
  };
  return {
    words: words.map(meant),
    sentences,
    spoken: spoken.map((sentence) => sentence.replaceAll(/[\p{L}']+/gu, mend)),
  };
}

export function wholeVector(vocabulary: Vocabulary, words: readonly string[]): Vector {
  return vectorOf(vocabulary, knownIn(vocabulary, words), [0, words.length]);
}

/** Below this a sentence of thanks says nothing of danger: on the side of what is ordinary. */
const calm = 0;

/** The text without its courtesies, as far as the words that are known can tell them from danger. */
export function coreOf(vocabulary: Vocabulary, danger: Float32Array, read: ReadText): ReadText {
  let known: KnownText | undefined;
  return withoutCourtesies(read, (span) => {
    known ??= knownIn(vocabulary, read.words);
    return scoreOf(danger, vectorOf(vocabulary, known, span)) < calm;
  });
}

/** How much the words of a text speak of danger. */
export interface Said {
  /** All of it. */
  whole: number;
  /** All but its first or its last sentences, whichever says the most. */
  trims: number;
  /** A small part of it, whichever says the most. */
  parts: number;
  /** The largest of these, once a part has said as much more as it must. */
  most: number;
  /** The features of that stretch. */
  vector: Vector;
}

/** How much more than the whole of a text a part of it must say: a part alone is more often misunderstood. */
export interface Margins {
  trims: number;
  parts: number;
}

/** Also what a text says of which nothing can be cut. */
const leastSaid = -3;

/** The features of a text, of what is left without its ends, and of its small parts. */
export interface Stretches {
  whole: Vector;
  trims: Vector[];
  parts: Vector[];
}

/** @param core the text without its courtesies */
export function stretchesOf(vocabulary: Vocabulary, core: ReadText): Stretches {
  const known = knownIn(vocabulary, core.words);
  const vectorsOf = (spans: readonly Span[]): Vector[] =>
    spans.map((span) => vectorOf(vocabulary, known, span));
  return {
    whole: vectorOf(vocabulary, known, [0, core.words.length]),
    trims: vectorsOf(trimsOf(core)),
    parts: vectorsOf(partsOf(core)),
  };
}

/**
 * How much a text speaks of danger: all of it, and its parts. So nothing that is said around a danger takes it away.
 * @param danger how much each feature counts
 */
export function scoreStretches(
  danger: Float32Array,
  { whole, trims, parts }: Stretches,
  margins: Margins,
): Said {
  const score = scoreOf(danger, whole);
  let most = { score, vector: whole };
  const largest = (vectors: readonly Vector[], margin: number): number =>
    vectors.reduce((before, vector) => {
      const part = scoreOf(danger, vector);
      if (part - margin > most.score) most = { score: part - margin, vector };
      return Math.max(before, part);
    }, leastSaid);
  return {
    whole: score,
    trims: largest(trims, margins.trims),
    parts: largest(parts, margins.parts),
    most: most.score,
    vector: most.vector,
  };
}
