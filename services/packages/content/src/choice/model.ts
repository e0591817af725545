import { readFileSync } from 'node:fs';
import { vectorOf, type Vector, type Vocabulary } from './features.ts';

/** What training leaves behind for one guide, beside its weights. */
export interface ModelFacts {
  choices: string[];
  /** Names of the features, separated by line ends. */
  names: string;
  rarity: number[];
  /** What one step of a weight is worth. */
  step: number;
}

/**
 * A trained model: a row of weights for each feature and a last one for the constant. They stay in steps, as they were
 * kept: as numbers they would take four times the memory.
 */
export interface Model {
  choices: readonly string[];
  vocabulary: Vocabulary;
  steps: Int8Array;
  step: number;
}

/** Where the model of a guide is kept. */
export const modelFiles = (guide: string) => ({
  facts: new URL(`../../model/${guide}.json`, import.meta.url),
  weights: new URL(`../../model/${guide}.bin`, import.meta.url),
});

const load = (guide: string): Model => {
  const files = modelFiles(guide);
  const { choices, names, rarity, step } = JSON.parse(
    readFileSync(files.facts, 'utf8'),
  ) as ModelFacts;
  const steps = new Int8Array(readFileSync(files.weights));
  return {
    choices,
    vocabulary: {
      placeOf: new Map(names.split('\n').map((name, place) => [name, place])),
      rarity,
    },
    steps,
    step,
  };
};

const loaded = new Map<string, Model>();

/** The trained model of a guide, read when it is first needed. */
export const modelFor = (guide: string): Model => {
  const model = loaded.get(guide) ?? load(guide);
  loaded.set(guide, model);
  return model;
};

/** Scores of all choices, by weights of which each feature has a row and the last row is the constant. */
export const scoresOfVector = (
  weights: Float32Array,
  count: number,
  { places, values }: Vector,
): Float64Array => {
  const scores = Float64Array.from(weights.subarray(weights.length - count));
  places.forEach((place, at) => {
    const row = place * count;
    for (let choice = 0; choice < count; choice += 1)
      scores[choice]! += weights[row + choice]! * values[at]!;
  });
  return scores;
};

/** How much a text speaks for each choice, in the order of the choices. */
export const scoresOf = (model: Model, text: string): Float64Array => {
  const count = model.choices.length;
  const { places, values } = vectorOf(model.vocabulary, text);
  const vector = { places: places.map((_, at) => at), values };
  return scoresOfVector(rowsOf(model, places), count, vector);
};

/** The rows of these features and that of the constant. */
const rowsOf = ({ choices, steps, step }: Model, places: readonly number[]): Float32Array => {
  const count = choices.length;
  const last = steps.length / count - 1;
  const rows = new Float32Array((places.length + 1) * count);
  [...places, last].forEach((place, at) => {
    const own = steps.subarray(place * count, (place + 1) * count);
    own.forEach((weight, choice) => (rows[at * count + choice] = weight * step));
  });
  return rows;
};

/** Shares that add up to one. */
export const sharesOf = (scores: Float64Array): Float64Array => {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / sum);
};

/**
 * Scores of all choices for a full list of numbers, by a row of weights for each choice; its last is a constant.
 */
export const scoresOfRows = (
  weights: Float32Array,
  count: number,
  numbers: Float32Array,
): Float64Array => {
  const last = numbers.length;
  const scores = new Float64Array(count);
  // Plain loops: training runs through here some hundred million times.
  for (let choice = 0; choice < count; choice += 1) {
    const start = choice * (last + 1);
    let sum = weights[start + last]!;
    for (let at = 0; at < last; at += 1) sum += numbers[at]! * weights[start + at]!;
    scores[choice] = sum;
  }
  return scores;
};
