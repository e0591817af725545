import { randomFrom, shuffle } from './random.ts';

export interface KernelExample {
  isTrue: boolean;
  /** Cost of a mistake about it, and so the limit of its weight. */
  weight: number;
}

const rounds = 30;
/** The weights have settled when they change by less than this. */
const settled = 0.02;

/**
 * A support vector machine with a kernel (Gaussian, over meanings), by dual coordinate descent. The same examples give
 * the same weights. An example with weight zero teaches nothing.
 * @param alike similarity of two examples; the constant is one more similarity that all share
 * @returns per example, how much similarity to it counts for danger (below zero: against it); most may be zero
 */
export function fitKernel(
  examples: readonly KernelExample[],
  alike: (at: number) => Float32Array,
): Float64Array {
  const pulls = new Float64Array(examples.length);
  const scores = new Float64Array(examples.length);
  const order = examples.map((_, at) => at);
  const random = randomFrom(11);
  for (let round = 0; round < rounds; round += 1) {
    let largest = 0;
    for (const at of shuffle(order, random)) {
      const { isTrue, weight } = examples[at] as KernelExample;
      const side = isTrue ? 1 : -1;
      const likeness = alike(at);
      const pull = pulls[at] as number;
      const lack = (1 - side * (scores[at] as number)) / ((likeness[at] as number) + 1);
      const next = side * Math.min(weight, Math.max(0, side * pull + lack));
      const change = next - pull;
      if (change === 0) continue;
      pulls[at] = next;
      largest = Math.max(largest, Math.abs(change) / weight);
      for (let other = 0; other < scores.length; other += 1)
        scores[other] = (scores[other] as number) + change * ((likeness[other] as number) + 1);
    }
    if (largest < settled) break;
  }
  return pulls;
}
