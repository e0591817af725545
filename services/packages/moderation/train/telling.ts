import type { Vector } from '../src/care/vocabulary.ts';
import { fit, type Example } from './fit.ts';

/** As many more of each side than were counted, so that a feature of one message does not decide. */
const more = 0.3;
/** What a feature counts that stands on both sides alike, and what its ratio adds to that, up to the most. */
const least = 0.25;
const slope = 0.8;
const mostRatio = 2.5;

/**
 * How much each feature tells the two sides apart: from how much oftener it stands on one of them than on the other
 * (Wang and Manning, 2012, "Baselines and bigrams").
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
 * As `fit`, with features counting the more the better they tell the sides apart.
 * @param counted the examples that say how well; their weights say how much each of them counts
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
