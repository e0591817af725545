import { size } from './layer.ts';
import { numberBytes, upTo, type Room } from './room.ts';

/** What each of these meanings has in common with each known one. The next call overwrites the lists. */
export type CommonWith = (meanings: readonly Float32Array[]) => Float32Array[];

/** As many meanings as are held against the known ones at once. */
const atOnce = 8;
/** As many known ones as lie side by side at once: few enough that their numbers stay in a cache of the processor. */
const blockSize = 32;
const blockNumbers = size * blockSize;

/** How many bytes of room `commonWithKnown` takes. */
export const roomForKnown = (count: number): number =>
  (blockNumbers + blockSize + atOnce * (size + upTo(count, blockSize))) * numberBytes + 1024;

/**
 * Known meanings in blocks that follow each other. A block has `size` lines, in each the same number of every one of
 * its meanings; places of a last block that is not full are zero.
 */
export interface Known {
  count: number;
  blocks: Int8Array | Float32Array;
  /** What one in the blocks stands for. Numbers in steps of a byte take a quarter of the memory. */
  step: number;
}

/**
 * Puts known meanings into blocks.
 * @param given an empty list to fill, long enough
 * @param numberOf one number of one of them, in steps
 */
function inBlocks<List extends Known['blocks']>(
  given: List,
  count: number,
  numberOf: (at: number, each: number) => number,
): List {
  for (let at = 0; at < count; at += 1) {
    const begin = Math.floor(at / blockSize) * blockNumbers + (at % blockSize);
    for (let each = 0; each < size; each += 1) given[begin + each * blockSize] = numberOf(at, each);
  }
  return given;
}

const numbersFor = (count: number): number => upTo(count, blockSize) * size;

/** Known meanings as they are. */
export const knownFrom = (meanings: readonly Float32Array[]): Known => ({
  count: meanings.length,
  blocks: inBlocks(
    new Float32Array(numbersFor(meanings.length)),
    meanings.length,
    (at, each) => meanings[at]?.[each] ?? 0,
  ),
  step: 1,
});

/** Known meanings in steps. @param steps the numbers of one after those of the other */
export const knownInSteps = (count: number, steps: Int8Array, step: number): Known => ({
  count,
  blocks: inBlocks(
    new Int8Array(numbersFor(count)),
    count,
    (at, each) => steps[at * size + each] as number,
  ),
  step,
});

/** Each block becomes numbers only while it is needed. */
export function commonWithKnown(room: Room, { count, blocks, step }: Known): CommonWith {
  const columns = upTo(count, blockSize);
  const known = room.take(blockNumbers);
  const block = room.at(known, blockNumbers);
  const input = room.take(atOnce * size);
  const none = room.take(blockSize);
  const out = room.take(atOnce * columns);
  const [inputStride, stride] = [size * numberBytes, columns * numberBytes];
  const blockStride = blockSize * numberBytes;
  return (meanings) => {
    meanings.forEach((meaning, nth) => {
      const to = room.at(input + nth * inputStride, size);
      for (let each = 0; each < size; each += 1) to[each] = (meaning[each] as number) * step;
    });
    const rows = meanings.length;
    for (let from = 0; from < columns; from += blockSize) {
      // Copying from bytes to numbers is ten times as quick as a loop of ours.
      block.set(blocks.subarray(from * size, (from + blockSize) * size));
      const to = out + from * numberBytes;
      room.multiply(
        input,
        inputStride,
        known,
        blockStride,
        none,
        to,
        stride,
        rows,
        size,
        blockSize,
      );
    }
    return meanings.map((_, at) => room.at(out + at * stride, count));
  };
}

/** How alike two meanings of length one are, from what they have in common. */
export const likeness = (common: number, narrow: number): number =>
  Math.exp(2 * narrow * (common - 1));
