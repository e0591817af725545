import { scoresOfRows, sharesOf } from '../src/choice/model.ts';

/** A meaning and the choice it belongs to. */
export interface MeaningExample {
  meaning: Float32Array;
  choice: number;
}

const ROUNDS = 80;
const RATE = 0.12;
const SHRINK = 0.000028;
const SLOWNESS = 0.9;
const TINY = 0.00003;

/**
 * Weights of a multinomial logistic regression over meanings: a row for each choice, a constant last. All examples are
 * looked at before each step, so that the same ones give the same weights.
 */
export const fitMeaning = (examples: readonly MeaningExample[], count: number): Float32Array => {
  const width = (examples[0]?.meaning.length ?? 0) + 1;
  const weights = new Float32Array(count * width);
  const moved = new Float32Array(weights.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = new Float32Array(weights.length);
    for (const { meaning, choice } of examples) {
      const misses = sharesOf(scoresOfRows(weights, count, meaning));
      misses[choice]! -= 1;
      misses.forEach((miss, row) => {
        if (Math.abs(miss) < 0.0001) return;
        const start = row * width;
        for (let at = 0; at < width - 1; at += 1) slopes[start + at]! += miss * meaning[at]!;
        slopes[start + width - 1]! += miss / 6;
      });
    }
    for (let at = 0; at < weights.length; at += 1) {
      const slope = slopes[at]! / examples.length + SHRINK * weights[at]!;
      moved[at] = SLOWNESS * moved[at]! + (1 - SLOWNESS) * slope * slope;
      weights[at]! -= (RATE * slope) / (Math.sqrt(moved[at]!) + TINY);
    }
  }
  return weights;
};
