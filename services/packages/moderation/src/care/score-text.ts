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

/** A text as read, with typing errors corrected. */
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

/** Below this score, a sentence of thanks counts as ordinary. */
const calm = 0;

/** The text without the courtesies that known words can separate from danger. */
export function coreOf(vocabulary: Vocabulary, danger: Float32Array, read: ReadText): ReadText {
  let known: KnownText | undefined;
  return withoutCourtesies(read, (span) => {
    known ??= knownIn(vocabulary, read.words);
    return scoreOf(danger, vectorOf(vocabulary, known, span)) < calm;
  });
}

/** Scores of a text's words for danger. */
export interface Said {
  /** The whole text. */
  whole: number;
  /** The highest score without its first or its last sentences. */
  trims: number;
  /** The highest score of a small part. */
  parts: number;
  /** The highest of these. A part counts only if it exceeds the whole by its margin. */
  most: number;
  /** The features of that span. */
  vector: Vector;
}

/** How much higher than the whole text a part must score, because parts alone are misread more often. */
export interface Margins {
  trims: number;
  parts: number;
}

/** Lowest score, also for a text from which nothing can be cut. */
const leastSaid = -3;

/** The features of a text, of the text without its ends, and of its small parts. */
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
 * Scores of a text for danger: the whole text and its parts, so that surrounding words cannot hide a danger.
 * @param danger weight of each feature
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
