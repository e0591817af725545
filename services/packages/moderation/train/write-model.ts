import { mkdirSync, writeFileSync } from 'node:fs';
import { dangerKinds } from '@kbf/contracts';
import type { EvidenceWeights } from '../src/care/evidence.ts';
import { modelFiles, sectionsOf, type ModelFacts } from '../src/care/model.ts';
import type { Learnt } from './examples.ts';
import type { KindWeights } from './learn-kinds.ts';

/** The step with which the largest number of a list still fits. */
export const stepFor = (values: Float32Array, most: number): number =>
  values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) / most;

/** A number with its significant digits. */
export const short = (value: number): number => Number(value.toPrecision(6));

const inShort = ({ certain, likely, possible }: EvidenceWeights): EvidenceWeights => ({
  certain: certain.map(short),
  likely: likely.map(short),
  possible: possible.map(short),
});

/** Training results that are stored beside the weights. */
export type ModelChoices = Pick<ModelFacts, 'margins' | 'meaning' | 'evidence'>;

/**
 * Writes the trained model into the product's files: the facts as JSON, the weights rounded to a few bits.
 * @returns size of the weights in bytes
 */
export function writeModel(
  { words, vocabulary, danger, outright }: Learnt,
  kinds: KindWeights,
  { margins, meaning, evidence }: ModelChoices,
): number {
  const features = vocabulary.rarity.length;
  const facts: ModelFacts = {
    margins,
    meaning,
    evidence: { short: inShort(evidence.short), long: inShort(evidence.long) },
    features,
    kindFeatures: kinds.slots.length,
    kinds: [...dangerKinds],
    rarityStep: short(stepFor(vocabulary.rarity, 255)),
    dangerStep: short(stepFor(danger.subarray(0, features), 32767)),
    dangerConstant: short(danger[features] as number),
    outrightStep: short(stepFor(outright.subarray(0, features), 32767)),
    outrightConstant: short(outright[features] as number),
    kindStep: short(stepFor(kinds.weights, 127)),
    kindConstants: kinds.constants.map(short),
    words,
  };
  const bytes = new Uint8Array(features * 9 + kinds.slots.length * (4 + dangerKinds.length));
  const sections = sectionsOf(bytes, features, kinds.slots.length);
  for (const [key, slot] of vocabulary.slotOf) sections.keys[slot] = key;
  sections.kindSlots.set(kinds.slots);
  sections.danger.set(
    Array.from(danger.subarray(0, features), (weight) => Math.round(weight / facts.dangerStep)),
  );
  sections.outright.set(
    Array.from(outright.subarray(0, features), (weight) => Math.round(weight / facts.outrightStep)),
  );
  sections.rarity.set(
    Array.from(vocabulary.rarity, (rarity) => Math.round(rarity / facts.rarityStep)),
  );
  sections.kinds.set(Array.from(kinds.weights, (weight) => Math.round(weight / facts.kindStep)));
  mkdirSync(new URL('.', modelFiles.facts), { recursive: true });
  writeFileSync(modelFiles.facts, `${JSON.stringify(facts)}\n`);
  writeFileSync(modelFiles.weights, bytes);
  return bytes.byteLength;
}
