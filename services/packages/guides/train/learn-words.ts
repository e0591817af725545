import {
  featuresOf,
  scoresOfVector,
  sharesOf,
  vectorOf,
  type Vector,
  type Vocabulary,
  type WordModel,
} from '../src/word-model.ts';
import { pickerFor } from '../src/say.ts';

/** A text and the matter it belongs to. */
export interface Example {
  text: string;
  choice: string;
  /** How much it counts beside a whole request. */
  weight: number;
}

/** A feature of few texts tells the text, not the matter. */
const LEAST_TEXTS = 5;
const ROUNDS = 40;
const RATE = 0.6;
const SHRINK = 0.000_04;
const CONSTANT = 0.3;
const MOST = 127;

function vocabularyOf(texts: readonly string[]): { names: string[]; vocabulary: Vocabulary } {
  const seen = new Map<string, number>();
  for (const text of texts)
    for (const name of featuresOf(text)) seen.set(name, (seen.get(name) ?? 0) + 1);
  const kept = [...seen].filter(([, count]) => count >= LEAST_TEXTS);
  const names = kept.map(([name]) => name);
  return {
    names,
    vocabulary: {
      placeOf: new Map(names.map((name, place) => [name, place])),
      rarity: kept.map(([, count]) => Math.log((1 + texts.length) / (1 + count)) + 0.5),
    },
  };
}

/**
 * Weights of a multinomial logistic regression, by stochastic descent with steps that grow smaller for what has been
 * moved often (Duchi and others, 2011). The same examples give the same weights.
 */
function fit(
  examples: readonly { vector: Vector; choice: number; weight: number }[],
  features: number,
  count: number,
): Float32Array {
  const weights = new Float32Array((features + 1) * count);
  const moved = new Float32Array(weights.length).fill(0.01);
  const random = pickerFor(7);
  const order = [...examples.keys()];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of random.shuffled(order)) {
      const { vector, choice, weight } = examples[at]!;
      const misses = sharesOf(scoresOfVector(weights, 1, count, vector));
      misses[choice]! -= 1;
      for (const [place, size] of [...vector, [features, CONSTANT] as const]) {
        const value = size * weight;
        const row = place * count;
        for (let each = 0; each < count; each += 1) {
          const slope = misses[each]! * value + weights[row + each]! * SHRINK;
          moved[row + each]! += slope * slope;
          weights[row + each]! -= (RATE * 0.5 * slope) / Math.sqrt(moved[row + each]!);
        }
      }
    }
  return weights;
}

/** Learns which words speak for which matter; the weights are rounded to a byte each. */
export function learnWords(examples: readonly Example[]): WordModel & { names: string[] } {
  const choices = [...new Set(examples.map(({ choice }) => choice))].toSorted();
  const { names, vocabulary } = vocabularyOf(examples.map(({ text }) => text));
  const weights = fit(
    examples.map(({ text, choice, weight }) => ({
      vector: vectorOf(vocabulary, text),
      choice: choices.indexOf(choice),
      weight,
    })),
    names.length,
    choices.length,
  );
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = Number((largest / MOST).toPrecision(6));
  return {
    choices,
    names,
    vocabulary,
    step,
    steps: Int8Array.from(weights, (one) => Math.round(one / step)),
  };
}
