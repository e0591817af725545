import { expect, it } from 'vitest';
import { fitTelling } from '../train/telling.ts';

/** Slot 0 is in every example, slot 1 only in true ones, slot 2 only in false ones. */
const examples = Array.from({ length: 20 }, (_, at) => {
  const isTrue = at % 2 === 0;
  const slots = Int32Array.from([0, isTrue ? 1 : 2]);
  return { vector: { slots, values: Float32Array.from([1, 1]) }, isTrue, weight: 1 };
});

it('When a feature stands on one side only, then it weighs more than one that stands on both', () => {
  const [both = 0, ours = 0, others = 0] = fitTelling(examples, examples, 3);
  expect(ours).toBeGreaterThan(Math.abs(both));
  expect(others).toBeLessThan(-Math.abs(both));
});

it('When the same examples are learnt from twice, then the weights are the same', () => {
  expect(fitTelling(examples, examples, 3)).toEqual(fitTelling(examples, examples, 3));
});
