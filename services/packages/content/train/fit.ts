import type { Vector } from '../src/choice/features.ts';
import { pickerFor } from '../src/topics/seeded.ts';

/** A text as numbers, the class it belongs to, and how much it counts. */
export interface Example {
  vector: Vector;
  choice: number;
  weight: number;
}

const ROUNDS = 40;
const RATE = 0.6;
const SHRINK = 0.00004;

/** Shares of all classes, adding up to one. */
export const sharesOf = (scores: Float64Array): Float64Array => {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / sum);
};

/** Scores of all classes, by weights of which each feature has a row and the last row is the constant. */
export const scoresOf = (
  weights: Float32Array,
  count: number,
  { places, values }: Vector,
): Float64Array => {
  const scores = new Float64Array(count);
  const constant = weights.length - count;
  for (let choice = 0; choice < count; choice += 1) scores[choice] = weights[constant + choice]!;
  places.forEach((place, at) => {
    const row = place * count;
    for (let choice = 0; choice < count; choice += 1)
      scores[choice]! += weights[row + choice]! * values[at]!;
  });
  return scores;
};

/**
 * Weights of a multinomial logistic regression, by stochastic descent with steps that grow smaller for what has been moved
 * often (Duchi and others, 2011). The same examples give the same weights.
 */
export const fit = (examples: readonly Example[], features: number, count: number) => {
  const weights = new Float32Array((features + 1) * count);
  const moved = new Float32Array(weights.length).fill(0.01);
  const random = pickerFor(7);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const at of random.shuffled(order)) {
      const { vector, choice, weight } = examples[at]!;
      const shares = sharesOf(scoresOf(weights, count, vector));
      shares[choice]! -= 1;
      const rows = [...vector.places, features];
      rows.forEach((place, part) => {
        const value = (vector.values[part] ?? 0.3) * weight;
        const row = place * count;
        for (let each = 0; each < count; each += 1) {
          const slope = shares[each]! * value + weights[row + each]! * SHRINK;
          moved[row + each]! += slope * slope;
          weights[row + each]! -= (RATE * 0.5 * slope) / Math.sqrt(moved[row + each]!);
        }
      });
    }
  }
  return weights;
};
