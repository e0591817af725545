import { mkdirSync, writeFileSync } from 'node:fs';
import {
  harmBytes,
  harmFiles,
  harmKinds,
  harmSections,
  type HarmFacts,
} from '../src/harm/harm-model.ts';
import type { LearntHarm } from './learn-harm.ts';
import { short, stepFor } from './write-model.ts';

/** Writes the trained model into the product's files. @returns size of the weights in bytes */
export function writeHarmModel(
  { words, vocabulary, harm, kinds }: LearntHarm,
  { threshold, margins }: Pick<HarmFacts, 'threshold' | 'margins'>,
): number {
  const features = vocabulary.rarity.length;
  const kindStep = Math.max(...kinds.map((weights) => stepFor(weights.subarray(0, features), 127)));
  const facts: HarmFacts = {
    threshold: short(threshold),
    margins,
    features,
    rarityStep: short(stepFor(vocabulary.rarity, 255)),
    harmStep: short(stepFor(harm.subarray(0, features), 32767)),
    harmConstant: short(harm[features] as number),
    kindStep: short(kindStep),
    kindConstants: kinds.map((weights) => short(weights[features] as number)),
    words,
  };
  const bytes = new Uint8Array(harmBytes(features));
  const sections = harmSections(bytes, features);
  for (const [key, slot] of vocabulary.slotOf) sections.keys[slot] = key;
  vocabulary.rarity.forEach((rarity, slot) => {
    sections.rarity[slot] = Math.round(rarity / facts.rarityStep);
    sections.harm[slot] = Math.round((harm[slot] as number) / facts.harmStep);
    kinds.forEach((weights, kind) => {
      const place = slot * harmKinds.length + kind;
      sections.kinds[place] = Math.round((weights[slot] as number) / facts.kindStep);
    });
  });
  mkdirSync(new URL('.', harmFiles.facts), { recursive: true });
  writeFileSync(harmFiles.facts, `${JSON.stringify(facts)}\n`);
  writeFileSync(harmFiles.weights, bytes);
  return bytes.byteLength;
}
