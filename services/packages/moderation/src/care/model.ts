import { readFileSync } from 'node:fs';
import type { DangerKind } from '@kbf/contracts';
import type { SentenceModel } from '@kbf/sentence-meaning';
import type { EvidenceWeights } from './evidence.ts';
import { readMeaning, type MeaningFacts } from './meaning.ts';
import type { Margins } from './score-text.ts';
import { slotsOf, type Slots } from './slots.ts';
import { spellingOf, type Spelling } from './spelling.ts';
import { vocabularyOf, type Vocabulary } from './vocabulary.ts';

/** Results of training, without the weights. */
export interface ModelFacts {
  margins: Margins;
  meaning: MeaningFacts;
  /** Evidence weights for texts of few words, and for longer ones. */
  evidence: { short: EvidenceWeights; long: EvidenceWeights };
  features: number;
  kindFeatures: number;
  kinds: DangerKind[];
  rarityStep: number;
  dangerStep: number;
  dangerConstant: number;
  outrightStep: number;
  outrightConstant: number;
  kindStep: number;
  kindConstants: number[];
  /** Known words for correcting typing errors, most common first. */
  words: string[];
}

export interface Model {
  facts: ModelFacts;
  vocabulary: Vocabulary;
  spelling: Spelling;
  danger: Float32Array;
  /** The same, favoring explicit statements. It decides what is certain. */
  outright: Float32Array;
  /** How much the meaning of a text points to danger, from its sentences in lower case. */
  meaning: (sentences: readonly string[]) => number;
  /** A row of weights per kind, and the row of each slot that separates kinds. */
  kindRowOf: Slots;
  kindWeights: Float32Array;
}

const folder = new URL('../../model/', import.meta.url);
export const modelFiles = {
  facts: new URL('care.json', folder),
  weights: new URL('care-weights.bin', folder),
  meaning: new URL('care-meaning.bin', folder),
};

/**
 * The sections of the weights file: keys, slots of kind weights, weights for danger and for explicit statements,
 * rarities, kinds.
 */
export function sectionsOf(bytes: Uint8Array, features: number, kindFeatures: number) {
  let at = bytes.byteOffset;
  const take = (size: number): number => (at += size) - size;
  const { buffer } = bytes;
  const kindBytes = bytes.byteLength - features * 9 - kindFeatures * 4;
  return {
    keys: new Uint32Array(buffer, take(features * 4), features),
    kindSlots: new Uint32Array(buffer, take(kindFeatures * 4), kindFeatures),
    danger: new Int16Array(buffer, take(features * 2), features),
    outright: new Int16Array(buffer, take(features * 2), features),
    rarity: new Uint8Array(buffer, take(features), features),
    kinds: new Int8Array(buffer, take(kindBytes), kindBytes),
  };
}

/** Weights restored from rounded steps, the constant last. */
function weightsFrom(steps: Int16Array, step: number, constant: number): Float32Array {
  const weights = new Float32Array(steps.length + 1);
  steps.forEach((weight, at) => (weights[at] = weight * step));
  weights[steps.length] = constant;
  return weights;
}

function load(sentenceModel?: SentenceModel): Model {
  const facts = JSON.parse(readFileSync(modelFiles.facts, 'utf8')) as ModelFacts;
  // A copy, so that the sections are aligned for their number types.
  const bytes = new Uint8Array(readFileSync(modelFiles.weights));
  const { keys, rarity, danger, outright, kindSlots, kinds } = sectionsOf(
    bytes,
    facts.features,
    facts.kindFeatures,
  );
  return {
    facts,
    spelling: spellingOf(facts.words),
    vocabulary: vocabularyOf(keys, rarity, facts.rarityStep),
    danger: weightsFrom(danger, facts.dangerStep, facts.dangerConstant),
    outright: weightsFrom(outright, facts.outrightStep, facts.outrightConstant),
    meaning: readMeaning(modelFiles.meaning, facts.meaning, sentenceModel),
    kindRowOf: slotsOf(kindSlots),
    kindWeights: Float32Array.from(kinds, (weight) => weight * facts.kindStep),
  };
}

let loaded: Model | undefined;
/**
 * The trained model, loaded on first use.
 * @param sentenceModel as shared by the main thread, for the first call
 */
export const careModel = (sentenceModel?: SentenceModel): Model => (loaded ??= load(sentenceModel));
