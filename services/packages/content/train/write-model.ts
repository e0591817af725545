import { mkdirSync, writeFileSync } from 'node:fs';
import { modelFiles, type ModelFacts } from '../src/choice/model.ts';
import type { Learnt } from './learn.ts';

const MOST = 127;

/** Writes what was learned for one guide, the weights rounded to a byte each. @returns how many bytes they take */
export const writeModel = (
  guide: string,
  { choices, names, vocabulary, weights }: Learnt,
): number => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = Number((largest / MOST).toPrecision(6));
  const facts: ModelFacts = {
    choices,
    names: names.join('\n'),
    rarity: Array.from(vocabulary.rarity, (value) => Number(value.toFixed(2))),
    step,
  };
  const files = modelFiles(guide);
  mkdirSync(new URL('.', files.facts), { recursive: true });
  writeFileSync(files.facts, `${JSON.stringify(facts)}\n`);
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
  writeFileSync(files.weights, bytes);
  return bytes.byteLength;
};
