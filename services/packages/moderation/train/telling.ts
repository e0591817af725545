import type { Vector } from '../src/care/vocabulary.ts';
import { fit, type Example } from './fit.ts';

/** Added to the counts of each side, so that a feature of a single message does not decide. */
const more = 0.3;
/** The weight of a feature that is equally common on both sides, and how much its ratio adds, up to the maximum. */
const least = 0.25;
const slope = 0.8;
const mostRatio = 2.5;

/**
 * How well each feature separates the two sides: how much more often it occurs on one side than on the other (Wang and
 * Manning, 2012, "Baselines and bigrams").
 */
function tellingOf(examples: readonly Example[], size: number): Float32Array {
  const sides = [new Float64Array(size), new Float64Array(size)] as const;
  const sums: [number, number] = [0, 0];
  for (const { vector, isTrue, weight } of examples) {
    const side = isTrue ? 1 : 0;
    sums[side] += weight;
    for (const slot of vector.slots) sides[side][slot] = (sides[side][slot] as number) + weight;
  }
  const part = (side: 0 | 1, slot: number): number =>
    ((sides[side][slot] as number) + more) / (sums[side] + 2 * more);
  return Float32Array.from({ length: size }, (_, slot) => {
    const ratio = Math.abs(Math.log(part(1, slot) / part(0, slot)));
    return least + slope * Math.min(ratio, mostRatio);
  });
}

const scaled = ({ slots, values }: Vector, telling: Float32Array): Vector => ({
  slots,
  values: values.map((value, at) => value * (telling[slots[at] as number] as number)),
});

/**
 * Like `fit`, but a feature counts more the better it separates the sides.
 * @param counted the examples for measuring that; their weights say how much each counts
 */
export function fitTelling(
  examples: readonly Example[],
  counted: readonly Example[],
  size: number,
): Float32Array {
  const telling = tellingOf(counted, size);
  const weights = fit(
    examples.map((example) => ({ ...example, vector: scaled(example.vector, telling) })),
    size,
  );
  telling.forEach((value, slot) => {
    weights[slot] = (weights[slot] as number) * value;
  });
  return weights;
}
