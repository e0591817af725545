import type { ReadText } from './read-text.ts';
import { scoreStretches, stretchesOf, type Margins, type Said } from './score-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What speaks for danger in a text, before its meaning is known. */
export interface Spoken {
  danger: Said;
  /** The same by the weights that lean towards what is said outright. */
  outright: Said;
  /** Its length in words. */
  words: number;
}

/** The weights of the features: for danger of any kind, and for what is said outright. */
export interface DangerWeights {
  danger: Float32Array;
  outright: Float32Array;
}

/** @param core the text without its courtesies */
export function spokenIn(
  vocabulary: Vocabulary,
  { danger, outright }: DangerWeights,
  core: ReadText,
  margins: Margins,
): Spoken {
  const stretches = stretchesOf(vocabulary, core);
  return {
    danger: scoreStretches(danger, stretches, margins),
    outright: scoreStretches(outright, stretches, margins),
    words: core.words.length,
  };
}

/**
 * All that was found out about a text, as numbers. A part says more in a long text than in a short one, so some of them
 * stand there once more, times the length.
 */
export function evidenceOf({ danger, outright, words }: Spoken, meaning: number): Float32Array {
  const length = Math.log1p(words);
  return Float32Array.of(
    danger.most,
    outright.most,
    meaning,
    length,
    // A very short text has no parts, and says less than its words do elsewhere.
    1 / (1 + words),
    danger.whole,
    danger.trims,
    danger.parts,
    outright.whole,
    outright.trims,
    outright.parts,
    danger.whole * length,
    danger.parts * length,
    meaning * length,
  );
}

/**
 * How much each piece of evidence counts, for each level; the constant last. Above zero a text is of that level. The
 * constants come from authors that were left out of training in turn.
 */
export interface EvidenceWeights {
  certain: number[];
  possible: number[];
}

/** Texts of as many words are weighed by themselves: they have no parts, and a few words say little. */
export const fewWords = 6;

/** How much the evidence speaks for danger. */
export function weighEvidence(weights: readonly number[], evidence: Float32Array): number {
  return evidence.reduce(
    (sum, value, at) => sum + value * (weights[at] as number),
    weights[evidence.length] as number,
  );
}
