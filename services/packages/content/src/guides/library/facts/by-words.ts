import type { Fact } from '../types.ts';

/** A fact from a table: the first line whose words somebody used. */
export const byWords =
  (lines: readonly (readonly [RegExp, string])[], where: 'all' | 'message' = 'all'): Fact =>
  (told) =>
    lines.find(([named]) => named.test(told[where]))?.[1];
