import { mkdirSync, writeFileSync } from 'node:fs';
import { meaningFiles, type MeaningFacts } from '../src/choice/meaning-model.ts';
import { modelFiles, type ModelFacts } from '../src/choice/model.ts';
import type { Learnt } from './learn.ts';

const MOST = 127;

/** Weights rounded to a byte each. */
const inSteps = (weights: Float32Array) => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = Number((largest / MOST).toPrecision(6));
  return { step, bytes: Int8Array.from(weights, (weight) => Math.round(weight / step)) };
};

/** Writes what was learned from meanings, the weights rounded to a byte each. */
export const writeMeaningModel = (
  guide: string,
  choices: readonly string[],
  weights: Float32Array,
): void => {
  const { step, bytes } = inSteps(weights);
  const facts: MeaningFacts = { choices: [...choices], step };
  const files = meaningFiles(guide);
  writeFileSync(files.facts, `${JSON.stringify(facts)}\n`);
  writeFileSync(files.weights, bytes);
};

/** Writes what was learned for one guide, the weights rounded to a byte each. @returns how many bytes they take */
export const writeModel = (
  guide: string,
  { choices, names, vocabulary, weights }: Learnt,
): number => {
  const { step, bytes } = inSteps(weights);
  const facts: ModelFacts = {
    choices,
    names: names.join('\n'),
    rarity: Array.from(vocabulary.rarity, (value) => Number(value.toFixed(2))),
    step,
  };
  const files = modelFiles(guide);
  mkdirSync(new URL('.', files.facts), { recursive: true });
  writeFileSync(files.facts, `${JSON.stringify(facts)}\n`);
  writeFileSync(files.weights, bytes);
  return bytes.byteLength;
};
