/** A piece of a word as the sentence model knows it: its number, and how usual it is. */
interface Piece {
  id: number;
  score: number;
}
export type Pieces = (sentence: string) => number[];

/** The first entries of the list of pieces are signs for the model's own use. */
const reserved = 6;
const unknown = 0;
const space = '▁';

/**
 * Cuts sentences into the pieces that are the most usual together (a unigram model with Viterbi's search).
 * @param list every piece with the logarithm of how usual it is; its place is its number
 */
export function piecesFrom(list: readonly (readonly [text: string, score: number])[]): Pieces {
  const known = new Map<string, Piece>();
  let longest = 0;
  list.forEach(([text, score], id) => {
    if (id < reserved) return;
    known.set(text, { id, score });
    longest = Math.max(longest, Array.from(text).length);
  });
  return (sentence) => {
    const signs = Array.from(space + sentence.normalize('NFKC').trim().replaceAll(/\s+/g, space));
    const best = new Float64Array(signs.length + 1).fill(-Infinity);
    const ids = new Int32Array(signs.length + 1);
    const starts = new Int32Array(signs.length + 1);
    best[0] = 0;
    const offer = (start: number, end: number, { id, score }: Piece): void => {
      const sum = (best[start] as number) + score;
      if (sum < (best[end] as number)) return;
      best[end] = sum;
      ids[end] = id;
      starts[end] = start;
    };
    for (let start = 0; start < signs.length; start += 1) {
      let text = '';
      let isFound = false;
      for (let end = start + 1; end <= Math.min(signs.length, start + longest); end += 1) {
        text += signs[end - 1];
        const piece = known.get(text);
        if (!piece) continue;
        isFound = true;
        offer(start, end, piece);
      }
      if (!isFound) offer(start, start + 1, { id: unknown, score: 0 });
    }
    const found: number[] = [];
    for (let end = signs.length; end > 0; end = starts[end] as number) {
      const id = ids[end] as number;
      // Several unknown signs in a row are one.
      if (id !== unknown || found.at(-1) !== unknown) found.push(id);
    }
    return found.toReversed();
  };
}
