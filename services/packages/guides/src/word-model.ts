import { readFileSync } from 'node:fs';
import { stemsBySentence } from './words/stems.ts';

/** How much a text of few features counts less than one of many, and how much a whole text counts. */
const CALM = 3;
const LENGTH = 1.2;

/** The features of a text: its word stems, and each pair of neighbors. All numbers count as one. */
export const featuresOf = (text: string): Set<string> =>
  new Set(
    stemsBySentence(text.replaceAll(/\d+/g, '0')).flatMap((stems) =>
      stems.flatMap((stem, at) => [stem, `${stems[at - 1] ?? '^'} ${stem}`]),
    ),
  );

/** The features that a model knows: their places, and how much their rarity makes them count. */
export type Vocabulary = { placeOf: ReadonlyMap<string, number>; rarity: readonly number[] };

/** A text as numbers: the place and the value of each of its known features. */
export type Vector = [place: number, value: number][];

export function vectorOf({ placeOf, rarity }: Vocabulary, text: string): Vector {
  const places = [...featuresOf(text)].flatMap((name) => placeOf.get(name) ?? []);
  const length = Math.hypot(CALM, ...places.map((place) => rarity[place]!)) / LENGTH;
  return places.map((place) => [place, rarity[place]! / length]);
}

/** A trained model: a row of weights for each feature, and a last one for the constant, in steps of a byte. */
export interface WordModel {
  choices: string[];
  vocabulary: Vocabulary;
  step: number;
  steps: Int8Array;
}

export const modelFile = (end: 'json' | 'bin'): URL =>
  new URL(`../model/prayers-words.${end}`, import.meta.url);

/** Reads what train/refresh.ts wrote. */
export function readWordModel(): WordModel {
  const { choices, names, rarity, step } = JSON.parse(readFileSync(modelFile('json'), 'utf8'));
  const placeOf = new Map<string, number>(
    names.split('\n').map((name: string, at: number) => [name, at]),
  );
  const steps = new Int8Array(readFileSync(modelFile('bin')));
  return { choices, vocabulary: { placeOf, rarity }, step, steps };
}

/** The scores of all choices; the last row of weights is the constant. */
export function scoresOfVector(
  weights: Int8Array | Float32Array,
  step: number,
  count: number,
  vector: Vector,
): Float64Array {
  const scores = Float64Array.from(weights.subarray(weights.length - count), (one) => one * step);
  for (const [place, value] of vector)
    for (let choice = 0; choice < count; choice += 1)
      scores[choice]! += weights[place * count + choice]! * value * step;
  return scores;
}

/** Shares that add up to one. */
export function sharesOf(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / sum);
}

/** How much the words of a text speak for each choice: shares in the order of the choices. */
export const sharesByWords = (
  { steps, step, choices, vocabulary }: WordModel,
  text: string,
): Float64Array =>
  sharesOf(scoresOfVector(steps, step, choices.length, vectorOf(vocabulary, text)));
