import { readFileSync } from 'node:fs';
import { spellingOf, type Spelling } from '../care/spelling.ts';
import { vocabularyOf, type Vocabulary } from '../care/vocabulary.ts';

/** Kinds of harm to others, with the names of the corpus. */
export const harmKinds = [
  'harassment',
  'hate',
  'sexual',
  'scam',
  'spam',
  'threat',
  'private',
] as const;
export type HarmKind = (typeof harmKinds)[number];

/** Results of training, without the weights. */
export interface HarmFacts {
  /** A score above it means harm. It comes from authors left out of training in turn. */
  threshold: number;
  /** How much higher than the whole text a part must score. */
  margins: { trims: number; parts: number };
  features: number;
  rarityStep: number;
  harmStep: number;
  harmConstant: number;
  kindStep: number;
  kindConstants: number[];
  /** Known words for correcting typing errors, most common first. */
  words: string[];
}

export interface HarmModel {
  facts: HarmFacts;
  vocabulary: Vocabulary;
  spelling: Spelling;
  harm: Float32Array;
  /** One row per feature: a weight per kind, in steps. */
  kindSteps: Int8Array;
}

const folder = new URL('../../model/', import.meta.url);
export const harmFiles = {
  facts: new URL('harm.json', folder),
  weights: new URL('harm-weights.bin', folder),
};

/** The sections of the weights file: keys, weights for harm, rarities, weights for kinds. */
export function harmSections(bytes: Uint8Array, features: number) {
  const { buffer, byteOffset: at } = bytes;
  return {
    keys: new Uint32Array(buffer, at, features),
    harm: new Int16Array(buffer, at + features * 4, features),
    rarity: new Uint8Array(buffer, at + features * 6, features),
    kinds: new Int8Array(buffer, at + features * 7, features * harmKinds.length),
  };
}

export const harmBytes = (features: number): number => features * (7 + harmKinds.length);

function load(): HarmModel {
  const facts = JSON.parse(readFileSync(harmFiles.facts, 'utf8')) as HarmFacts;
  // A copy, so that the sections are aligned for their number types.
  const bytes = new Uint8Array(readFileSync(harmFiles.weights));
  const { keys, harm, rarity, kinds } = harmSections(bytes, facts.features);
  const weights = new Float32Array(facts.features + 1);
  harm.forEach((weight, at) => (weights[at] = weight * facts.harmStep));
  weights[facts.features] = facts.harmConstant;
  return {
    facts,
    spelling: spellingOf(facts.words),
    vocabulary: vocabularyOf(keys, rarity, facts.rarityStep),
    harm: weights,
    kindSteps: kinds,
  };
}

let loaded: HarmModel | undefined;
/** The trained model, loaded on first use. */
export const harmModel = (): HarmModel => (loaded ??= load());
