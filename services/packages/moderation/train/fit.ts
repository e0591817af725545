import type { Vector } from '../src/care/vocabulary.ts';
import { randomFrom, shuffle } from './random.ts';

/** A training example. `isTrue` is its side; `weight` is the cost of a mistake about it. */
export interface Example {
  vector: Vector;
  isTrue: boolean;
  weight: number;
}

const rounds = 12;

/**
 * Weights of a linear support vector machine with squared hinge loss, by dual coordinate descent
 * (Hsieh and others, 2008).
 * The same examples give the same weights. The last weight is the constant.
 */
export function fit(examples: readonly Example[], size: number): Float32Array {
  const weights = new Float32Array(size + 1);
  const shares = new Float64Array(examples.length);
  const lengths = examples.map(({ vector: { values }, weight }) =>
    values.reduce((sum, value) => sum + value * value, 1 + 0.5 / weight),
  );
  const order = examples.map((_, at) => at);
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round += 1) {
    for (const at of shuffle(order, random)) {
      const { vector, isTrue, weight } = examples[at] as Example;
      const share = shares[at] as number;
      const side = isTrue ? 1 : -1;
      const lack = side * dot(weights, vector) - 1 + (share * 0.5) / weight;
      const next = Math.max(0, share - lack / (lengths[at] as number));
      if (next === share) continue;
      shares[at] = next;
      addTo(weights, vector, (next - share) * side);
    }
  }
  return weights;
}

function dot(weights: Float32Array, { slots, values }: Vector): number {
  let sum = weights[weights.length - 1] as number;
  for (let at = 0; at < slots.length; at += 1)
    sum += (weights[slots[at] as number] as number) * (values[at] as number);
  return sum;
}

function addTo(weights: Float32Array, { slots, values }: Vector, factor: number): void {
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    weights[slot] = (weights[slot] as number) + factor * (values[at] as number);
  }
  weights[weights.length - 1] = (weights[weights.length - 1] as number) + factor;
}
