import type { ReadText } from './read-text.ts';
import { scoreStretches, stretchesOf, type Margins, type Said } from './score-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Evidence of danger in a text, without the sentence model. */
export interface Spoken {
  danger: Said;
  /** The same with weights that favor explicit statements. */
  outright: Said;
  /** Its length in words. */
  words: number;
}

/** Weights of the features: for danger of any kind, and for explicit statements. */
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
 * All evidence about a text as numbers. A part means more in a long text than in a short one, so some numbers are
 * repeated, multiplied by the length.
 */
export function evidenceOf({ danger, outright, words }: Spoken, meaning: number): Float32Array {
  const length = Math.log1p(words);
  return Float32Array.of(
    danger.most,
    outright.most,
    meaning,
    length,
    // A very short text has no parts, and its words are weaker evidence.
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
 * Weights of the evidence for each level, with the constant last. A result above zero means that level. The constants
 * come from authors left out of training in turn.
 */
export interface EvidenceWeights {
  certain: number[];
  likely: number[];
  possible: number[];
}

/** Texts up to this many words have their own weights: they have no parts, and a few words are weak evidence. */
export const fewWords = 6;

/** How strongly the evidence points to danger. */
export function weighEvidence(weights: readonly number[], evidence: Float32Array): number {
  return evidence.reduce(
    (sum, value, at) => sum + value * (weights[at] as number),
    weights[evidence.length] as number,
  );
}
