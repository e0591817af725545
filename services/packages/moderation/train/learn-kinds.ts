import { dangerKinds, type DangerKind } from '@kbf/contracts';
import type { Vector } from '../src/care/vocabulary.ts';
import { fit } from './fit.ts';

/** A message of danger as numbers, and its kind. */
export interface KindExample {
  vector: Vector;
  kind: DangerKind;
}

const weight = 0.5;
/** Number of features that separate the kinds; more change nothing. */
const mostSlots = 24_000;

export interface KindWeights {
  /** The slots with the highest weight for any kind, in order. */
  slots: number[];
  /** For each of those slots, a weight per kind. */
  weights: Float32Array;
  constants: number[];
}

/** Learns, for each kind of danger, what separates it from the others. */
export function learnKinds(examples: readonly KindExample[], size: number): KindWeights {
  const perKind = dangerKinds.map((kind) =>
    fit(
      examples.map(({ vector, kind: own }) => ({ vector, isTrue: own === kind, weight })),
      size,
    ),
  );
  const strength = Array.from({ length: size }, (_, slot) => ({
    slot,
    most: Math.max(...perKind.map((weights) => Math.abs(weights[slot] as number))),
  }));
  const slots = strength
    .filter(({ most }) => most > 0)
    .sort((one, other) => other.most - one.most || one.slot - other.slot)
    .slice(0, mostSlots)
    .map(({ slot }) => slot)
    .sort((one, other) => one - other);
  return {
    slots,
    weights: Float32Array.from(
      slots.flatMap((slot) => perKind.map((weights) => weights[slot] as number)),
    ),
    constants: perKind.map((weights) => weights[size] as number),
  };
}
