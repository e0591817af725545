import { readFileSync } from 'node:fs';
import { vectorOf, type Vector, type Vocabulary } from './features.ts';

/** The facts of a trained model, beside its weights. */
export interface ModelFacts {
  choices: string[];
  /** Names of the features, separated by line ends. */
  names: string;
  rarity: number[];
  /** What one step of a weight is worth. */
  step: number;
}

/**
 * A trained model: a row of weights for each feature, and a last one for the constant. They stay in steps of a byte, which
 * takes a quarter of the memory.
 */
export interface WordModel {
  choices: readonly string[];
  vocabulary: Vocabulary;
  steps: Int8Array;
  step: number;
}

export const modelFiles = {
  facts: new URL('../../model/prayers-words.json', import.meta.url),
  weights: new URL('../../model/prayers-words.bin', import.meta.url),
};

export function readWordModel(): WordModel {
  const { choices, names, rarity, step } = JSON.parse(
    readFileSync(modelFiles.facts, 'utf8'),
  ) as ModelFacts;
  const bytes = readFileSync(modelFiles.weights);
  return {
    choices,
    vocabulary: {
      placeOf: new Map(names.split('\n').map((name, place) => [name, place])),
      rarity: Float32Array.from(rarity),
    },
    steps: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    step,
  };
}

/** The scores of all choices; the last row of weights is the constant. */
export function scoresOfVector(
  weights: Int8Array | Float32Array,
  step: number,
  count: number,
  { places, values }: Vector,
): Float64Array {
  const scores = Float64Array.from(weights.subarray(weights.length - count), (one) => one * step);
  places.forEach((place, at) => {
    const row = place * count;
    const value = values[at]! * step;
    for (let choice = 0; choice < count; choice += 1)
      scores[choice]! += weights[row + choice]! * value;
  });
  return scores;
}

/** Shares that add up to one. */
export function sharesOf(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / sum);
}

/** How much the words of a text speak for each choice, in the order of the choices. */
export const scoresByWords = (
  { steps, step, choices, vocabulary }: WordModel,
  text: string,
): Float64Array => scoresOfVector(steps, step, choices.length, vectorOf(vocabulary, text));
