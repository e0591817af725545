import { readFileSync } from 'node:fs';
import { scoresOfRows, sharesOf } from './model.ts';

/** What training on meanings leaves behind for one guide, beside its weights. */
export interface MeaningFacts {
  choices: string[];
  /** What one step of a weight is worth. */
  step: number;
}

/** A row of weights for each choice: one for each number of a meaning, and a constant. */
export interface MeaningModel {
  choices: readonly string[];
  weights: Float32Array;
}

/** Where the weights over meanings are kept. */
export const meaningFiles = (guide: string) => ({
  facts: new URL(`../../model/${guide}-meaning.json`, import.meta.url),
  weights: new URL(`../../model/${guide}-meaning.bin`, import.meta.url),
});

let loaded: MeaningModel | undefined;

/** The weights over meanings of prayer requests, read when they are first needed. */
export const meaningModel = (): MeaningModel => {
  if (loaded) return loaded;
  const files = meaningFiles('prayers');
  const { choices, step } = JSON.parse(readFileSync(files.facts, 'utf8')) as MeaningFacts;
  const steps = new Int8Array(readFileSync(files.weights));
  loaded = { choices, weights: Float32Array.from(steps, (weight) => weight * step) };
  return loaded;
};

/** How much a meaning speaks for each choice: shares that add up to one. */
export const sharesByMeaning = (model: MeaningModel, meaning: Float32Array): Float64Array =>
  sharesOf(scoresOfRows(model.weights, model.choices.length, meaning));
