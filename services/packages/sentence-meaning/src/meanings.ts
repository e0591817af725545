import type { Encoder } from './encoder.ts';
import { mostPieces, size } from './layer.ts';

/** Of a long text the beginning and the end are understood, so that the work stays bounded. */
const mostEachWay = 3 * mostPieces;
const mostLetters = 3000;
/** How many sentences are left out at either end. */
const mostTrimmed = 2;

interface Sum {
  numbers: Float64Array;
  count: number;
}

/** The pieces of each sentence; of those in the middle of a long text, none. */
function piecesOf({ pieces }: Encoder, sentences: readonly string[]): number[][] {
  const found: number[][] = sentences.map(() => []);
  const order = [...sentences.keys()];
  const done = new Set<number>();
  for (const way of [order, order.toReversed()]) {
    let left = mostEachWay;
    for (const at of way) {
      if (left <= 0 || done.has(at)) break;
      done.add(at);
      const cut = pieces((sentences[at] as string).slice(0, mostLetters)).slice(0, left);
      left -= cut.length;
      found[at] = cut;
    }
  }
  return found;
}

/** The states of the pieces of each sentence, added up. Sentences are understood together, as many as fit. */
function sumsOf(encoder: Encoder, sentences: readonly string[]): Sum[] {
  const sums = sentences.map((): Sum => ({ numbers: new Float64Array(size), count: 0 }));
  let ids: number[] = [];
  let owners: number[] = [];
  const understand = (): void => {
    if (ids.length === 0) return;
    const states = encoder.states(ids);
    owners.forEach((owner, nth) => {
      const { numbers } = sums[owner] as Sum;
      for (let each = 0; each < size; each += 1)
        numbers[each] = (numbers[each] as number) + (states[nth * size + each] as number);
      (sums[owner] as Sum).count += 1;
    });
    [ids, owners] = [[], []];
  };
  piecesOf(encoder, sentences).forEach((pieces, owner) => {
    for (let from = 0; from < pieces.length; from += mostPieces) {
      const part = pieces.slice(from, from + mostPieces);
      if (ids.length + part.length > mostPieces) understand();
      ids.push(...part);
      owners.push(...part.map(() => owner));
    }
  });
  understand();
  return sums;
}

/**
 * The meaning of a text in numbers: first as a whole, then without its first or last sentences. Nothing for a text
 * without a single piece.
 */
export function meaningsOf(encoder: Encoder, sentences: readonly string[]): Float32Array[] {
  const sums = sumsOf(encoder, sentences);
  const between = (start: number, end: number): Float32Array[] => {
    const part = sums.slice(start, end);
    const count = part.reduce((all, sum) => all + sum.count, 0);
    if (count === 0) return [];
    const mean = new Float32Array(size);
    for (const { numbers } of part)
      for (let each = 0; each < size; each += 1)
        mean[each] = (mean[each] as number) + (numbers[each] as number) / count;
    return [encoder.meaning(mean)];
  };
  const cuts = Math.min(mostTrimmed, sums.length - 1);
  const parts = Array.from({ length: cuts }, (_, at) => [
    ...between(at + 1, sums.length),
    ...between(0, sums.length - 1 - at),
  ]);
  return [...between(0, sums.length), ...parts.flat()];
}
