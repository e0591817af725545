import { blocks, featuresOf } from './features.ts';
import type { Span } from './read-text.ts';
import { slotsOf, type Slots } from './slots.ts';

/** The features of a model: the slot of each key, and the weight from its rarity. */
export interface Vocabulary {
  slotOf: Slots;
  rarity: Float32Array;
  /** For counting, one entry per slot. All zero between counts. */
  counts: Uint32Array;
}

/** The vocabulary of a weights file. @param step size of one rarity step */
export const vocabularyOf = (keys: Uint32Array, rarity: Uint8Array, step: number): Vocabulary => ({
  slotOf: slotsOf(keys),
  rarity: Float32Array.from(rarity, (steps) => steps * step),
  counts: new Uint32Array(keys.length),
});

/** The known features that end at one word. */
interface KnownWord {
  slots: number[];
  blocks: number[];
  reach: number[];
}
export type KnownText = readonly KnownWord[];

/** A span of text as numbers: slots and their values. */
export interface Vector {
  slots: Int32Array;
  values: Float32Array;
}

export function knownIn({ slotOf }: Vocabulary, words: readonly string[]): KnownText {
  const known: KnownWord[] = words.map(() => ({ slots: [], blocks: [], reach: [] }));
  featuresOf(words, (at) => {
    const word = known[at] as KnownWord;
    return (key, block, reach) => {
      const slot = slotOf.get(key);
      if (slot === undefined) return;
      word.slots.push(slot);
      word.blocks.push(block);
      word.reach.push(reach);
    };
  });
  return known;
}

/** Counts the features inside a span, and scales each block to the length of its share. */
export function vectorOf(
  { rarity, counts }: Vocabulary,
  known: KnownText,
  [start, end]: Span,
): Vector {
  const slots: number[] = [];
  const blockAt: number[] = [];
  for (let at = start; at < end; at += 1) {
    const word = known[at] as KnownWord;
    for (let each = 0; each < word.slots.length; each += 1) {
      if (at - (word.reach[each] as number) < start) continue;
      const slot = word.slots[each] as number;
      if (counts[slot] === 0) {
        slots.push(slot);
        blockAt.push(word.blocks[each] as number);
      }
      counts[slot] = (counts[slot] as number) + 1;
    }
  }
  const squares = blocks.map(() => 0);
  const values = Float32Array.from(slots, (slot, at) => {
    const value = (1 + Math.log(counts[slot] as number)) * (rarity[slot] as number);
    const block = blockAt[at] as number;
    squares[block] = (squares[block] as number) + value * value;
    counts[slot] = 0;
    return value;
  });
  const scales = blocks.map(
    ({ share, calm }, block) => share / Math.sqrt((squares[block] as number) + calm),
  );
  values.forEach((value, at) => {
    values[at] = value * (scales[blockAt[at] as number] as number);
  });
  return { slots: Int32Array.from(slots), values };
}

/** The score of a span for the given weights; the last weight is the constant. */
export function scoreOf(weights: Float32Array, { slots, values }: Vector): number {
  let score = weights[weights.length - 1] as number;
  for (let at = 0; at < slots.length; at += 1)
    score += (weights[slots[at] as number] as number) * (values[at] as number);
  return score;
}
