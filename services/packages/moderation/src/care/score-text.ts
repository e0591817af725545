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

/** What of a text speaks the most of danger, and how much. */
export interface Scored {
  score: number;
  vector: Vector;
}

/** How much more than the whole of a text a part of it must say: a part alone is more often misunderstood. */
export interface Margins {
  trims: number;
  parts: number;
}

/**
 * How much the words of a text speak of danger: all of it, or a part of it, whichever says the most. So nothing that is
 * said around a danger takes it away.
 * @param core the text without its courtesies
 */
export function scoreText(
  vocabulary: Vocabulary,
  danger: Float32Array,
  core: ReadText,
  margins: Margins,
): Scored {
  const known = knownIn(vocabulary, core.words);
  const vector = vectorOf(vocabulary, known, [0, core.words.length]);
  let best: Scored = { score: scoreOf(danger, vector), vector };
  const weighParts = (spans: readonly Span[], margin: number): void => {
    for (const span of spans) {
      const part = vectorOf(vocabulary, known, span);
      const score = scoreOf(danger, part) - margin;
      if (score > best.score) best = { score, vector: part };
    }
  };
  weighParts(trimsOf(core), margins.trims);
  weighParts(partsOf(core), margins.parts);
  return best;
}
