import type { DangerKind } from '@kbf/contracts';
import type { Model } from './model.ts';
import type { Vector } from './vocabulary.ts';

/** The main kind of danger in a span of text, if it is a danger. */
export function kindOf(
  { facts, kindRowOf, kindWeights }: Model,
  { slots, values }: Vector,
): DangerKind {
  const count = facts.kinds.length;
  const scores = Float32Array.from(facts.kindConstants);
  slots.forEach((slot, at) => {
    const row = kindRowOf.get(slot);
    if (row === undefined) return;
    for (let kind = 0; kind < count; kind += 1)
      scores[kind] =
        (scores[kind] as number) +
        (kindWeights[row * count + kind] as number) * (values[at] as number);
  });
  return facts.kinds[scores.indexOf(Math.max(...scores))] ?? 'suicide';
}
