import type { Vector } from '../src/choice/features.ts';
import { scoresOfVector, sharesOf } from '../src/choice/model.ts';
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

/**
 * Weights of a multinomial logistic regression, by stochastic descent with steps that grow smaller for what has been
 * moved often (Duchi and others, 2011). The same examples give the same weights.
 */
export const fit = (examples: readonly Example[], features: number, count: number) => {
  const weights = new Float32Array((features + 1) * count);
  const moved = new Float32Array(weights.length).fill(0.01);
  const random = pickerFor(7);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const at of random.shuffled(order)) {
      const { vector, choice, weight } = examples[at]!;
      const shares = sharesOf(scoresOfVector(weights, count, vector));
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
