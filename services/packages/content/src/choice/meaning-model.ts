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

const loaded = new Map<string, MeaningModel>();

/** The weights over meanings of one guide, read when they are first needed. */
export const meaningModel = (guide = 'prayers'): MeaningModel => {
  const known = loaded.get(guide);
  if (known) return known;
  const files = meaningFiles(guide);
  const { choices, step } = JSON.parse(readFileSync(files.facts, 'utf8')) as MeaningFacts;
  const steps = new Int8Array(readFileSync(files.weights));
  const model = { choices, weights: Float32Array.from(steps, (weight) => weight * step) };
  loaded.set(guide, model);
  return model;
};

/** How much a meaning speaks for each choice: shares that add up to one. */
export const sharesByMeaning = (model: MeaningModel, meaning: Float32Array): Float64Array =>
  sharesOf(scoresOfRows(model.weights, model.choices.length, meaning));
